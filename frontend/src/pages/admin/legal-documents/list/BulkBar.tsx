import { Button, Checkbox } from 'antd';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import type { BulkAction } from './use-bulk-actions.js';

interface BulkBarProps {
  /** Documents on this page, and how many of them are selected. */
  rows: number;
  selected: number;
  /** How many of those each action can be done to. */
  possible: Readonly<Record<BulkAction, number>>;
  busy: boolean;
  onSelectAll: (all: boolean) => void;
  onAction: (action: BulkAction) => void;
}

/** What can be done to several documents at once. */
export function BulkBar({ rows, selected, possible, busy, onSelectAll, onAction }: BulkBarProps) {
  const actions: readonly { action: BulkAction; label: string }[] = [
    { action: 'type', label: text.bulkType(possible.type) },
    { action: 'status', label: text.bulkStatus(possible.status) },
    { action: 'retry', label: text.bulkRetry(possible.retry) },
    { action: 'delete', label: text.bulkDelete(possible.delete) },
  ];
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
      {actions.map(
        ({ action, label }) =>
          possible[action] > 0 && (
            <Button key={action} size="small" danger={action === 'delete'} disabled={busy} onClick={() => onAction(action)}>
              {label}
            </Button>
          ),
      )}
    </div>
  );
}
