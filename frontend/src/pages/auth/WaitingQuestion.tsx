import { useState } from 'react';
import { dropQuestion, waitingQuestion } from '../../shared/session/waiting/waiting-question.js';
import styles from './WaitingQuestion.module.css';
import { waitingMessages as text } from './messages.js';

/** The question that was asked before signing in, and that it can be dropped. */
export function WaitingQuestion() {
  const [question, setQuestion] = useState(waitingQuestion);
  if (question === null) return null;
  const drop = (): void => {
    dropQuestion();
    setQuestion(null);
  };
  return (
    <div className={styles.waiting} role="note">
      <p>{text.waits}</p>
      <p className={styles.question}>{question}</p>
      <button type="button" onClick={drop}>
        {text.drop}
      </button>
    </div>
  );
}
