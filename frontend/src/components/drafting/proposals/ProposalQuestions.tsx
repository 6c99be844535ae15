import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { proposalMessages as text, questionText } from './messages.js';
import type { Proposal } from './proposals.operations.js';
import styles from './proposals.module.css';
import type { ProposalState } from './use-proposal.js';

type Question = Proposal['questions'][number];

/** The questions about suggestions, each with what it may mean; one that is answered becomes a change. */
export function ProposalQuestions({ questions, state }: { questions: readonly Question[]; state: ProposalState }) {
  return (
    <ol className={styles.list}>
      {questions.map((question) => (
        <li key={question.id}>
          <OpenQuestion question={question} state={state} />
        </li>
      ))}
    </ol>
  );
}

function OpenQuestion({ question: { id, instruction, question, choices }, state }: { question: Question; state: ProposalState }) {
  const { busy, outdated, answered, answer } = state;
  const [words, setWords] = useState('');
  const [gap, setGap] = useState(0);
  const field = useRef<InputRef>(null);
  const name = useId();
  useEffect(() => {
    const at = gap === 0 ? -1 : (field.current?.input?.value.indexOf(GAP) ?? -1);
    if (at >= 0) field.current?.setSelectionRange(at + 1, at + GAP.length - 1);
    if (gap > 0) field.current?.focus();
  }, [gap]);
  const locked = busy !== null || outdated;
  const own = answered?.question === id ? answered : null;
  const isSent = (suggestion: string) => busy === 'answer' && own?.suggestion === suggestion;
  const inWords = words.trim();
  const isReady = inWords !== '' && !inWords.includes(GAP);
  return (
    <div role="group" aria-labelledby={`${name}-question`} tabIndex={-1} data-question className={styles.question}>
      <p className={styles.instruction}>“{instruction}”</p>
      <p id={`${name}-question`} className={styles.message}>
        {questionText(question)}
      </p>
      {choices.length > 0 && (
        <div className={styles.choices}>
          {choices.map(({ label, suggestion }) => (
            <Button
              key={suggestion}
              disabled={locked}
              loading={isSent(suggestion)}
              onClick={() => {
                if (!suggestion.includes(GAP)) return void answer({ question: id, suggestion });
                setWords(suggestion);
                setGap((count) => count + 1);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <form
        className={styles.words}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !locked) void answer({ question: id, suggestion: inWords });
        }}
      >
        <label htmlFor={`${name}-words`}>{choices.length > 0 ? text.inOtherWords : text.inWords}</label>
        <Input
          ref={field}
          id={`${name}-words`}
          aria-describedby={`${name}-question`}
          placeholder={text.wordsExample}
          maxLength={WORDS_MAX}
          value={words}
          disabled={locked}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button htmlType="submit" disabled={locked || !isReady} loading={inWords !== '' && isSent(inWords)}>
          {inWords !== '' && isSent(inWords) ? text.answering : text.answer}
        </Button>
      </form>
      {own?.failure !== undefined && busy === null && (
        <p role="alert">
          {own.failure}{' '}
          <Button size="small" disabled={locked} onClick={() => void answer({ question: id, suggestion: own.suggestion })}>
            {text.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Stands in a suggestion where a person says what the new words are. */
const GAP = '“…”';
/** What the server takes as one answer. */
const WORDS_MAX = 10_000;
