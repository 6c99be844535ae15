import { Button, Progress } from 'antd';
import { isActive, jobOf } from '../jobs/job-state.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import type { BulkResult, BulkRun } from './use-bulk-actions.js';
import type { LegalDocument } from './use-legal-documents.js';

interface BulkResultsProps {
  run: BulkRun;
  /** Whether the run is under way. */
  busy: boolean;
  /** The rows of the page, which know how far the indexing of each is. */
  documents: readonly LegalDocument[];
  onDismiss: () => void;
}

/** How far a run over several documents is, with the reason for each that was refused or could not be indexed. */
export function BulkResults({ run: { action, count, results }, busy, documents, onDismiss }: BulkResultsProps) {
  const refused = results.filter(({ problem }) => problem !== undefined);
  const taken = new Set(results.filter(({ problem }) => problem === undefined).map(({ filename }) => filename));
  const indexed = action === 'retry' && !busy ? documents.filter(({ filename }) => taken.has(filename)) : [];
  const active = indexed.filter((document) => hasActiveJob(document));
  const failed = indexed.filter((document) => document.status === 'FAILED' && !hasActiveJob(document));
  const problems: BulkResult[] = [
    ...refused,
    ...failed.map((document) => ({
      filename: document.filename,
      problem: document.error ?? jobOf(document)?.error ?? text.statusName('FAILED'),
    })),
  ];
  const done = busy ? results.length : indexed.length - active.length;
  const of = busy ? count : indexed.length;
  return (
    <section className={styles.results} aria-label={text.bulkResults}>
      <p>
        {text.bulkSummary(action, taken.size, refused.length)}
        {indexed.length > 0 && ` · ${text.bulkIndexed(indexed.length - active.length - failed.length, failed.length, active.length)}`}
      </p>
      {(busy || active.length > 0) && (
        <Progress percent={Math.round((100 * done) / Math.max(1, of))} aria-label={text.bulkResults} format={() => text.counts(done, of)} />
      )}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ filename, problem }) => (
            <li key={filename}>
              <span className={styles.file}>{filename}</span>
              <span className={styles.problem}>{problem}</span>
            </li>
          ))}
        </ul>
      )}
      {!busy && (
        <Button size="small" onClick={onDismiss}>
          {text.dismiss}
        </Button>
      )}
    </section>
  );
}

const hasActiveJob = (document: LegalDocument): boolean => {
  const job = jobOf(document);
  return job !== null && isActive(job);
};
