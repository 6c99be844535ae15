import { Progress } from 'antd';
import { isActive, type Job } from './job-state.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';

/** The server's name of the stage in which vectors are made. */
const EMBEDDING = 'embedding';

/** Stage, percent, counts and time left of a job, or how it ended. */
export function JobProgress({ job, label }: { job: Job; label: string }) {
  const { state, stage, percent, done, total, error, attempts, secondsLeft } = job;
  if (!isActive(job)) return <p className={state === 'FAILED' ? styles.problem : styles.note}>{error ?? text.stateName(state)}</p>;
  const facts = [
    stage ?? text.stateName(state),
    done != null && total != null && (stage === EMBEDDING ? text.vectors(done, total) : text.counts(done, total)),
    secondsLeft != null && secondsLeft > 0 && text.left(secondsLeft),
    attempts > 1 && text.attempt(attempts),
  ];
  return (
    <div className={styles.progress}>
      <Progress percent={percent} size="small" status="active" aria-label={label} />
      <span className={styles.note}>{facts.filter(Boolean).join(' · ')}</span>
    </div>
  );
}
