import { Button, Select, Tag } from 'antd';
import { useCallback } from 'react';
import { SearchField } from '../../../components/ui/search-field/SearchField.js';
import { PeriodFilter } from '../components/PeriodFilter.js';
import styles from './audit.module.css';
import { auditMessages as text } from './messages.js';
import type { useAuditLog } from './use-audit-log.js';

const actions = [{ value: '', label: text.anyAction }, ...text.actions.map((value) => ({ value, label: text.actionName(value) }))];

/** Filters of the audit log: person, action, days, and the one actor or subject that was clicked. */
export function AuditFilters({ log }: { log: ReturnType<typeof useAuditLog> }) {
  const { action, actor, subject, search, from, to, filtered, entries = [], filter } = log;
  const setSearch = useCallback((q: string) => filter({ q }, { replace: true }), [filter]);
  const actorName = entries.find(({ actorId }) => actorId === actor)?.actorEmail ?? actor;
  const subjectName = entries.find((entry) => entry.subject === subject && entry.subjectName)?.subjectName ?? subject;
  return (
    <div className={styles.filters} role="search">
      <SearchField className={styles.search} label={text.person} value={search} onSearch={setSearch} />
      <Select
        aria-label={text.action}
        showSearch={{ optionFilterProp: 'label' }}
        value={action ?? ''}
        options={actions}
        onChange={(value) => filter({ action: value })}
      />
      <PeriodFilter from={from} to={to} onChange={filter} />
      {actorName && <Tag className={styles.chip}>{text.actorFilter(actorName)}</Tag>}
      {subjectName && <Tag className={styles.chip}>{text.subjectFilter(subjectName)}</Tag>}
      {filtered && (
        <Button type="link" onClick={() => filter({ action: null, actor: null, subject: null, q: null, from: null, to: null })}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}
