import { Button } from 'antd';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { formatDateTime } from '../../../shared/format/dates.js';
import styles from './audit.module.css';
import { changesOf } from './changes-of.js';
import { auditMessages as text } from './messages.js';
import type { AuditEntry } from './use-audit-log.js';

type Narrow = (filters: { actor: string } | { subject: string }) => void;

/** Columns of the audit log; a click on an actor or subject filters the list by it. */
export function auditColumns(narrow: Narrow): DataColumn<AuditEntry>[] {
  return [
    { key: 'when', title: text.when, width: 215, render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
    {
      key: 'action',
      title: text.action,
      width: 190,
      card: 'heading',
      render: ({ action }) => <span className={styles.action}>{text.actionName(action)}</span>,
    },
    {
      key: 'actor',
      title: text.actor,
      width: 210,
      render: ({ actorId, actorEmail, address, apiKey }) => (
        <>
          <Button type="link" className={styles.narrow} aria-label={text.onlyActor(actorEmail)} onClick={() => narrow({ actor: actorId })}>
            {actorEmail}
          </Button>
          <span className={styles.note}>{address}</span>
          {apiKey && <span className={styles.note}>{text.withKey(apiKey)}</span>}
        </>
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
            {name}
          </Button>
        );
      },
    },
    { key: 'changes', title: text.changes, render: (entry) => <Changes entry={entry} /> },
    { key: 'reason', title: text.reason, width: 180, render: ({ reason }) => reason || text.none },
  ];
}

function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return text.none;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field}>
          <span className={styles.field}>{change.field}</span> {change.before !== undefined && <del>{change.before}</del>}
          {change.before !== undefined && change.after !== undefined && (
            <>
              {' '}
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">{text.to}</span>{' '}
            </>
          )}
          {change.after !== undefined && <ins>{change.after}</ins>}
        </li>
      ))}
    </ul>
  );
}
