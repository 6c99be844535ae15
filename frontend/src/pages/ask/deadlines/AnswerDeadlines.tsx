import { useId } from 'react';
import { Link } from 'react-router-dom';
import { deadlineAddress } from '../../../shared/config/paths.js';
import type { CheckedAnswer } from '../conversation/conversation.js';
import styles from './deadlines.module.css';
import { answerDeadlineMessages as text } from './messages.js';

type Deadlines = NonNullable<CheckedAnswer['deadlines']>;

const isHindi = (words: string): boolean => /\p{Script=Devanagari}/u.test(words);

/** Deadlines of the calendar that the question leads to: counted where it tells the day, otherwise with the way to count them. */
export function AnswerDeadlines({ deadlines }: { deadlines: Deadlines }) {
  const title = useId();
  if (deadlines.length === 0) return null;
  return (
    <section className={styles.deadlines} aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {text.title}
      </p>
      {deadlines.length > 1 && <p className={styles.note}>{text.either}</p>}
      <ul className={styles.list}>
        {deadlines.map((deadline) => (
          <li key={`${deadline.rowId} ${deadline.date ?? ''}`} lang={isHindi(deadline.task) ? 'hi' : 'en'}>
            <Deadline deadline={deadline} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deadline({ deadline }: { deadline: Deadlines[number] }) {
  const { rowId, event, task, period, law, date, taken, headline, status, statusText, statement, sum, notice } = deadline;
  const action = headline === null ? text.count : text.open;
  return (
    <>
      <p className={styles.event}>{event}</p>
      <p className={styles.task}>
        {headline ?? task}
        {headline === null && period !== null && `: ${period}`}
      </p>
      {/* A conversation may be read again on a later day: that it is in time is said on the screen that counts it anew. */}
      {status !== 'IN_TIME' && statusText && <p className={styles.status}>{statusText}</p>}
      {taken && <p>{taken}</p>}
      {statement && <p>{statement}</p>}
      <p className={styles.note}>
        {law}
        {notice && `. ${notice}`}
      </p>
      {sum.length > 0 && (
        <details>
          <summary>{text.sum}</summary>
          <ol className={styles.sum}>
            {sum.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      <Link to={deadlineAddress(rowId, date)} className={`${styles.open} no-print`} aria-label={text.named(action, task)}>
        {action}
      </Link>
    </>
  );
}
