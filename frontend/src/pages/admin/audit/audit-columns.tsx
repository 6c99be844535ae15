import { Button } from 'antd';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { formatDateTime } from '../../../shared/format/dates.js';
import styles from './audit.module.css';
import { AuditChanges } from './AuditChanges.js';
import { auditMessages as text } from './messages.js';
import type { AuditEntry } from './use-audit-log.js';

type Narrow = (filters: { actor: string } | { subject: string }) => void;

/** Columns of the audit log; a click on an actor or subject filters the list by it. */
export function auditColumns(narrow: Narrow): DataColumn<AuditEntry>[] {
  return [
    { key: 'when', title: text.when, width: 170, render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
    {
      key: 'action',
      title: text.action,
      width: 200,
      card: 'heading',
      render: ({ action }) => <span className={styles.action}>{text.actionName(action)}</span>,
    },
    {
      key: 'actor',
      title: text.actor,
      width: 210,
      render: ({ actorId, actorEmail }) => (
        <Button type="link" className={styles.narrow} aria-label={text.onlyActor(actorEmail)} onClick={() => narrow({ actor: actorId })}>
          <span>{actorEmail}</span>
        </Button>
      ),
    },
    {
      key: 'subject',
      title: text.subject,
      width: 210,
      render: ({ subject, subjectName }) => {
        const name = subjectName ?? subject;
        return (
          <Button type="link" className={styles.narrow} aria-label={text.onlySubject(name)} onClick={() => narrow({ subject })}>
            <span>{name}</span>
          </Button>
        );
      },
    },
    { key: 'changes', title: text.changes, render: (entry) => <AuditChanges entry={entry} inline /> },
  ];
}
