import { Button, Select, Tag } from 'antd';
import styles from './audit.module.css';
import { auditMessages as text } from './messages.js';
import type { useAuditLog } from './use-audit-log.js';

const actions = [{ value: '', label: text.anyAction }, ...text.actions.map((value) => ({ value, label: text.actionName(value) }))];

/** Filters of the audit log: the action, and the actor or subject. */
export function AuditFilters({ log }: { log: ReturnType<typeof useAuditLog> }) {
  const { action, actor, subject, entries = [], filter } = log;
  const actorName = entries.find(({ actorId }) => actorId === actor)?.actorEmail ?? actor;
  const subjectName = entries.find((entry) => entry.subject === subject && entry.subjectName)?.subjectName ?? subject;
  return (
    <div className={styles.filters}>
      <Select
        aria-label={text.action}
        showSearch={{ optionFilterProp: 'label' }}
        value={action ?? ''}
        options={actions}
        onChange={(value) => filter({ action: value })}
      />
      {actorName && <Tag className={styles.chip}>{text.actorFilter(actorName)}</Tag>}
      {subjectName && <Tag className={styles.chip}>{text.subjectFilter(subjectName)}</Tag>}
      {(action || actor || subject) && (
        <Button type="link" onClick={() => filter({ action: null, actor: null, subject: null })}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}
