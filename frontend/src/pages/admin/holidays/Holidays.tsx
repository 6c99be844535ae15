import { LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { formatDay } from '../../../shared/format/dates.js';
import type { HolidayRow_HolidayFragment } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { HolidayDialog } from './HolidayDialog.js';
import { HOLIDAY, HOLIDAYS, REMOVE_HOLIDAY } from './holidays.operations.js';
import styles from './holidays.module.css';
import { holidayMessages as text } from './messages.js';

type Row = HolidayRow_HolidayFragment;

const columnsOf = (onRemove: (holiday: Row) => void): DataColumn<Row>[] => [
  { key: 'day', title: text.day, width: 140, render: ({ day }) => formatDay(day) },
  { key: 'name', title: text.name, card: 'heading', render: ({ name }) => name },
  { key: 'where', title: text.where, width: 260, render: ({ state, court }) => [state, court].filter(Boolean).join(', ') || text.allIndia },
  {
    key: 'actions',
    title: text.actions,
    width: 120,
    card: 'actions',
    render: (row) => (
      <Button size="small" danger type="text" aria-label={text.removeNamed(row.name, formatDay(row.day))} onClick={() => onRemove(row)}>
        {text.remove}
      </Button>
    ),
  },
];

/** The days on which courts are closed, a year at a time. */
export function Holidays() {
  const [year, setYear] = useState(() => new Date().getFullYear());
  const { data, previousData, error, refetch } = useQuery(HOLIDAYS, { variables: { year } });
  const [remove] = useMutation(REMOVE_HOLIDAY, { refetchQueries: [HOLIDAYS] });
  const [confirm, confirmation] = useConfirm();
  const [adding, setAdding] = useState(false);
  const columns = useMemo(
    () =>
      columnsOf(({ id, name, day }) =>
        confirm({
          title: text.removeTitle,
          text: text.removeConfirm(name, formatDay(day)),
          confirm: text.remove,
          cancel: text.cancel,
          danger: true,
          onConfirm: async () => {
            try {
              await remove({ variables: { id } });
              notify.success(text.removed);
            } catch (failure) {
              notify.error(describeError(failure, text.removeFailed));
            }
          },
        }),
      ),
    [confirm, remove],
  );
  const rows = data && getFragmentData(HOLIDAY, data.holidays.nodes);
  const states = (data ?? previousData)?.holidayStates ?? [];
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      }
    >
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.year} role="group" aria-label={text.year}>
        <Button aria-label={String(year - 1)} icon={<LeftOutlined aria-hidden />} onClick={() => setYear(year - 1)} />
        <strong aria-live="polite">{year}</strong>
        <Button aria-label={String(year + 1)} icon={<RightOutlined aria-hidden />} onClick={() => setYear(year + 1)} />
      </div>
      {error && !data ? (
        <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <DataTable label={text.title} columns={columns} rows={rows} rowKey={({ id }) => id} empty={text.empty} />
      )}
      {adding && <HolidayDialog states={states} year={year} onClosed={() => setAdding(false)} />}
      {confirmation}
    </Card>
  );
}
