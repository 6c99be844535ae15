import { useId } from 'react';
import type { CheckedAnswer, Choice } from '../conversation/conversation.js';
import { askMessages as text } from '../messages.js';
import styles from './next-steps.module.css';

const MOST_FOLLOW_UPS = 3;

/** What a reader can ask after the last answer. */
export interface NextQuestions {
  /** Asks this question. */
  onAsk: (question: string) => void;
  /** Asks the last question again with what it left open. */
  onClarify: (option: string) => void;
  /** Asks the last question again about one of the topics that were offered. */
  onChoose: (topic: Choice) => void;
}

/** What the last answer depends on, to be chosen, and the questions that people ask next. */
export function NextSteps({ answer, onAsk, onClarify, onChoose }: NextQuestions & { answer: CheckedAnswer }) {
  const question = useId();
  const { clarify } = answer;
  const followUps = answer.followUps?.slice(0, MOST_FOLLOW_UPS) ?? [];
  const choices = answer.choices ?? [];
  const isAnswered = answer.citations.length > 0;
  const offered = isAnswered ? text.otherChoices : text.choices;
  return (
    <>
      {choices.length > 0 && (
        <div role="group" aria-label={offered} className={`${styles.followUps} no-print`}>
          {isAnswered && <p>{offered}</p>}
          {choices.map((choice) => (
            <button key={choice.topic} type="button" className={styles.choice} onClick={() => onChoose(choice)}>
              {choice.name}
            </button>
          ))}
        </div>
      )}
      {clarify && (
        <div role="group" aria-labelledby={question} className={`${styles.clarify} no-print`}>
          <p id={question}>{clarify.question}</p>
          {clarify.options.map((option) => (
            <button key={option} type="button" className={styles.choice} onClick={() => onClarify(option)}>
              {option}
            </button>
          ))}
        </div>
      )}
      {followUps.length > 0 && (
        <div role="group" aria-label={text.followUps} className={`${styles.followUps} no-print`}>
          {followUps.map((next) => (
            <button key={next} type="button" className={styles.choice} onClick={() => onAsk(next)}>
              <span className={styles.lead}>{text.askNext}</span> {next}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
