import { useMemo } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import type { RowDetail } from '../../../components/ui/data-table/data-table-props.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { Pager } from '../../../components/ui/data-table/Pager.js';
import { LoadFailed } from '../components/LoadFailed.js';
import styles from './audit.module.css';
import { AuditFilters } from './AuditFilters.js';
import { auditColumns } from './audit-columns.js';
import { AuditDetail } from './AuditDetail.js';
import { ExportAudit } from './ExportAudit.js';
import { auditMessages as text } from './messages.js';
import { type AuditEntry, useAuditLog } from './use-audit-log.js';

const detail: RowDetail<AuditEntry> = {
  name: ({ action, subject, subjectName }) => text.entryName(action, subjectName ?? subject),
  render: (entry) => <AuditDetail entry={entry} />,
};

/** The audit log, with filters and pages. */
export function AuditView() {
  const log = useAuditLog();
  const { entries, total, stale, failed, reload, filter, place, filtered } = log;
  const columns = useMemo(() => auditColumns(filter), [filter]);
  return (
    <Card extra={<ExportAudit wanted={log.wanted} />} title={<h2 className={styles.title}>{text.title}</h2>}>
      <p className={styles.intro}>{text.intro}</p>
      <AuditFilters log={log} />
      {failed ? (
        <LoadFailed text={text.loadFailed} onRetry={reload} />
      ) : (
        <>
          <DataTable
            label={text.title}
            columns={columns}
            rows={entries}
            rowKey={({ id }) => id}
            stale={stale}
            empty={filtered ? text.noMatch : text.empty}
            dense
            detail={detail}
          />
          <Pager label={text.title} place={place} total={total} />
        </>
      )}
    </Card>
  );
}
