import { Button, Checkbox } from 'antd';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import type { BulkAction, BulkResult } from './use-bulk-actions.js';

interface BulkBarProps {
  /** Documents on this page, how many of them are selected, and how many of those can be indexed again. */
  rows: number;
  selected: number;
  retryable: number;
  busy: boolean;
  onSelectAll: (all: boolean) => void;
  onAction: (action: BulkAction) => void;
}

/** What can be done to several documents at once. */
export function BulkBar({ rows, selected, retryable, busy, onSelectAll, onAction }: BulkBarProps) {
  return (
    <div className={styles.bulk} role="group" aria-label={text.bulk}>
      <Checkbox
        checked={selected > 0 && selected === rows}
        indeterminate={selected > 0 && selected < rows}
        disabled={busy}
        onChange={({ target }) => onSelectAll(target.checked)}
      >
        {text.selectAll}
      </Checkbox>
      <span className={styles.steady} role="status">
        {selected > 0 && text.selectedCount(selected)}
      </span>
      {selected > 0 && (
        <>
          {retryable > 0 && (
            <Button size="small" disabled={busy} onClick={() => onAction('retry')}>
              {text.bulkRetry(retryable)}
            </Button>
          )}
          <Button size="small" danger disabled={busy} onClick={() => onAction('delete')}>
            {text.bulkDelete(selected)}
          </Button>
        </>
      )}
    </div>
  );
}

interface BulkResultsProps {
  results: readonly BulkResult[];
  action: BulkAction;
  onDismiss: () => void;
}

/** One summary of the whole batch, with the reason for each document that was refused. */
export function BulkResults({ results, action, onDismiss }: BulkResultsProps) {
  const refused = results.filter(({ problem }) => problem !== undefined);
  return (
    <section className={styles.results} aria-label={text.bulkResults}>
      <p>{text.bulkSummary(action, results.length - refused.length, refused.length)}</p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ filename, problem }) => (
            <li key={filename}>
              <span className={styles.file}>{filename}</span>
              <span className={styles.problem}>{problem}</span>
            </li>
          ))}
        </ul>
      )}
      <Button size="small" onClick={onDismiss}>
        {text.dismiss}
      </Button>
    </section>
  );
}
