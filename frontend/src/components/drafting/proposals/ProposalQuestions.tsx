import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { proposalMessages as text } from './messages.js';
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
  const name = useId();
  const locked = busy !== null || outdated;
  const own = answered?.question === id ? answered : null;
  const isSent = (suggestion: string) => busy === 'answer' && own?.suggestion === suggestion;
  const inWords = words.trim();
  return (
    <div role="group" aria-labelledby={`${name}-question`} tabIndex={-1} data-question className={styles.question}>
      <p className={styles.instruction}>“{instruction}”</p>
      <p id={`${name}-question`} className={styles.message}>
        {question}
      </p>
      {choices.length > 0 && (
        <div className={styles.choices}>
          {choices.map(({ label, suggestion }) => (
            <Button
              key={suggestion}
              disabled={locked}
              loading={isSent(suggestion)}
              onClick={() => void answer({ question: id, suggestion })}
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
          if (inWords && !locked) void answer({ question: id, suggestion: inWords });
        }}
      >
        <label htmlFor={`${name}-words`}>{choices.length > 0 ? text.inOtherWords : text.inWords}</label>
        <Input
          id={`${name}-words`}
          aria-describedby={`${name}-question`}
          placeholder={text.wordsExample}
          maxLength={WORDS_MAX}
          value={words}
          disabled={locked}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button htmlType="submit" disabled={locked || !inWords} loading={inWords !== '' && isSent(inWords)}>
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

/** What the server takes as one answer. */
const WORDS_MAX = 10_000;
