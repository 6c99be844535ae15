import { useId } from 'react';
import type { CheckedAnswer } from '../conversation/conversation.js';
import { askMessages as text } from '../messages.js';
import styles from './next-steps.module.css';

const MOST_FOLLOW_UPS = 3;

/** What a reader can ask after the last answer. */
export interface NextQuestions {
  /** Asks this question. */
  onAsk: (question: string) => void;
  /** Asks the last question again with what it left open. */
  onClarify: (option: string) => void;
}

/** What the last answer depends on, to be chosen, and the questions that people ask next. */
export function NextSteps({ answer, onAsk, onClarify }: NextQuestions & { answer: CheckedAnswer }) {
  const question = useId();
  const { clarify } = answer;
  const followUps = answer.followUps?.slice(0, MOST_FOLLOW_UPS) ?? [];
  return (
    <>
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
