import { useQuery } from '@apollo/client/react';
import { useMemo, useState, type ReactNode } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { formatDateTime } from '../../../shared/format/dates.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { indexVersionColumns, type IndexVersion } from './index-version-columns.js';
import { GOLDEN_REPORT, INDEX_GENERATIONS } from './index-versions.operations.js';
import styles from './index-versions.module.css';
import { indexVersionMessages as text } from './messages.js';
import { ReportDialog } from './ReportDialog.js';
import { useRollBack } from './use-roll-back.js';

/** The stored builds of the index, with a way to roll back to the previous one. @param children the control that starts a rebuild */
export function IndexVersions({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(INDEX_GENERATIONS);
  const rollBack = useRollBack();
  const [confirm, dialog] = useConfirm();
  const [shown, setShown] = useState<IndexVersion | null>(null);
  const columns = useMemo(
    () =>
      indexVersionColumns({
        onReport: setShown,
        onRollBack: ({ createdAt }) =>
          confirm({
            title: text.rollBackTitle,
            text: text.rollBackConfirm(formatDateTime(createdAt)),
            confirm: text.rollBack,
            cancel: text.cancel,
            danger: true,
            onConfirm: rollBack,
          }),
      }),
    [confirm, rollBack],
  );
  return (
    <Card title={<h2 className={styles.title}>{text.title}</h2>}>
      <p className={styles.intro}>{text.intro}</p>
      {children}
      <div className={styles.list}>
        {error && !data ? (
          <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <DataTable label={text.list} columns={columns} rows={data?.indexGenerations} rowKey={({ id }) => id} empty={text.empty} />
        )}
      </div>
      {shown?.goldenReport && (
        <ReportDialog
          title={text.resultsOf(formatDateTime(shown.createdAt))}
          report={getFragmentData(GOLDEN_REPORT, shown.goldenReport)}
          onClosed={() => setShown(null)}
        />
      )}
      {dialog}
    </Card>
  );
}
