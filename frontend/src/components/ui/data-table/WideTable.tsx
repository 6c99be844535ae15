import { memo, useCallback, useState, type ReactNode } from 'react';
import { Placeholder } from '../placeholder/Placeholder.js';
import type { DataColumn } from './data-column.js';
import type { DataTableProps, RowDetail } from './data-table-props.js';
import { DetailToggle } from './DetailToggle.js';
import { HeadCell } from './HeadCell.js';
import { dataTableMessages as text } from './messages.js';
import styles from './wide-table.module.css';

const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => String(index));
const TOGGLE_WIDTH = 44;

/**
 * The table on wide screens; its column headers sort. A table of plain HTML: the server sorts and pages, and what antd's table adds to
 * that would take most of the time of rendering a page of rows.
 */
export function WideTable<Row, SortField extends string>({
  label,
  columns,
  rows,
  rowKey,
  order,
  onOrder,
  empty,
  dense = false,
  detail,
}: DataTableProps<Row, SortField>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setOpened((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const span = columns.length + (detail ? 1 : 0);
  return (
    <div className={styles.scroll}>
      <table aria-label={label} className={dense ? `${styles.table} ${styles.dense}` : styles.table}>
        <colgroup>
          {detail && <col style={{ width: TOGGLE_WIDTH }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {detail && (
              <th scope="col">
                <span className="visually-hidden">{text.details}</span>
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {!rows && PLACEHOLDERS.map((key) => <PlaceholderRow key={key} id={key} span={span} />)}
          {rows?.length === 0 && (
            <tr>
              <td className={styles.empty} colSpan={span}>
                {empty}
              </td>
            </tr>
          )}
          {rows?.map((row) => {
            const id = rowKey(row);
            return <TableRow key={id} id={id} row={row} columns={columns} detail={detail} open={opened.has(id)} onToggle={toggle} />;
          })}
        </tbody>
      </table>
    </div>
  );
}

function PlaceholderRow({ id, span }: { id: string; span: number }) {
  return (
    <tr data-row-key={id}>
      {Array.from({ length: span }, (_, at) => (
        <td key={at}>
          <Placeholder />
        </td>
      ))}
    </tr>
  );
}

interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly DataColumn<Row>[];
  detail: RowDetail<Row> | undefined;
  open: boolean;
  onToggle: (id: string) => void;
}

/** Drawn again only when its own row, or the columns, have changed. */
const TableRow = memo(function TableRow<Row>({ id, row, columns, detail, open, onToggle }: TableRowProps<Row>): ReactNode {
  return (
    <>
      <tr data-row-key={id}>
        {detail && (
          <td>
            <DetailToggle name={detail.name(row)} open={open} onToggle={() => onToggle(id)} />
          </td>
        )}
        {columns.map(({ key, align, render }) => (
          <td key={key} className={align && styles.right}>
            {render(row)}
          </td>
        ))}
      </tr>
      {open && detail && (
        <tr>
          <td className={styles.detail} colSpan={columns.length + 1}>
            {detail.render(row)}
          </td>
        </tr>
      )}
    </>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
