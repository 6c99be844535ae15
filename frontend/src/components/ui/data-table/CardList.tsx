import { Select } from 'antd';
import { Placeholder } from '../placeholder/Placeholder.js';
import { CardValues } from './CardValues.js';
import type { DataColumn, DataOrder } from './data-column.js';
import { DenseCard } from './DenseCard.js';
import type { DataTableProps } from './data-table-props.js';
import styles from './data-table.module.css';
import { dataTableMessages as text } from './messages.js';

const PLACEHOLDERS = [0, 1, 2, 3];

/** The rows on a narrow screen, each as a card with labelled values. */
export function CardList<Row, SortField extends string>({
  label,
  columns,
  rows,
  rowKey,
  order,
  onOrder,
  empty,
  cardName,
  dense = cardName !== undefined,
  detail,
}: DataTableProps<Row, SortField>) {
  const of = (...parts: readonly DataColumn<Row>['card'][]) => columns.filter(({ card }) => parts.includes(card));
  return (
    <>
      {onOrder && <OrderSelect columns={columns} order={order} onOrder={onOrder} />}
      {rows?.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.cards} aria-label={label}>
        {!rows &&
          PLACEHOLDERS.map((key) => (
            <li key={key} className={styles.card}>
              <Placeholder width="60%" />
              <Placeholder width="100%" height="5em" />
            </li>
          ))}
        {dense &&
          rows?.map((row) => <DenseCard key={rowKey(row)} row={row} columns={columns} name={detail?.name ?? cardName} detail={detail} />)}
        {(dense ? undefined : rows)?.map((row) => (
          <li key={rowKey(row)} className={styles.card}>
            {of('heading').map(({ key, render }) => (
              <div key={key}>{render(row)}</div>
            ))}
            <CardValues row={row} columns={of('lead', 'detail', undefined)} />
            {of('actions').map(({ key, render }) => (
              <div key={key}>{render(row)}</div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

interface OrderSelectProps<Row, SortField extends string> {
  columns: readonly DataColumn<Row, SortField>[];
  order: DataOrder<SortField> | undefined;
  onOrder: (order: DataOrder<SortField>) => void;
}

/** Does what the column headers do on wide screens. */
function OrderSelect<Row, SortField extends string>({ columns, order, onOrder }: OrderSelectProps<Row, SortField>) {
  const orders = columns.flatMap(({ title, sort }) =>
    sort
      ? [
          { label: text.ascending(title), order: { field: sort, direction: 'ASC' as const } },
          { label: text.descending(title), order: { field: sort, direction: 'DESC' as const } },
        ]
      : [],
  );
  const nameOf = ({ field, direction }: DataOrder<SortField>): string => `${field} ${direction}`;
  return (
    <Select
      className={styles.order}
      aria-label={text.sortBy}
      value={order && nameOf(order)}
      options={orders.map(({ label, order: one }) => ({ label, value: nameOf(one) }))}
      onChange={(name) => {
        const chosen = orders.find(({ order: one }) => nameOf(one) === name);
        if (chosen) onOrder(chosen.order);
      }}
    />
  );
}
