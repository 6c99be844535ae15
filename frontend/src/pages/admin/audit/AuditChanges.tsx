import styles from './audit.module.css';
import { changesOf } from './changes-of.js';
import { auditMessages as text } from './messages.js';
import type { AuditEntry } from './use-audit-log.js';

/** What an action changed, field by field; in one line, or each field on its own. */
export function AuditChanges({ entry: { before, after }, inline = false }: { entry: AuditEntry; inline?: boolean }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return text.none;
  return (
    <ul className={inline ? `${styles.changes} ${styles.inline}` : styles.changes}>
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
