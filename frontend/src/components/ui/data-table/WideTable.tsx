import { Table, type TableColumnsType, type TableProps } from 'antd';
import { useMemo } from 'react';
import { Placeholder } from '../placeholder/Placeholder.js';
import type { DataTableProps } from './data-table-props.js';
import styles from './data-table.module.css';
import { DetailToggle } from './DetailToggle.js';
import { dataTableMessages as text } from './messages.js';

type ExpandableConfig<Row> = NonNullable<TableProps<Row>['expandable']>;

const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => index);
const DIRECTIONS = { ascend: 'ASC', descend: 'DESC' } as const;

/** The table on wide screens; its column headers sort. */
export function WideTable<Row, SortField extends string>({
  label,
  columns,
  rows,
  rowKey,
  order,
  onOrder,
  empty,
  minWidth,
  dense = false,
  detail,
}: DataTableProps<Row, SortField>) {
  const antdColumns = useMemo<TableColumnsType<Row | number>>(
    () =>
      columns.map(({ key, title, render, width, align, sort }) => ({
        key,
        title,
        width,
        align,
        render: (_value: unknown, row: Row | number) => (typeof row === 'number' ? <Placeholder /> : render(row)),
        ...(sort && {
          sorter: true,
          sortDirections: ['ascend', 'descend', 'ascend'] as const,
          sortOrder: order?.field !== sort ? null : order.direction === 'ASC' ? ('ascend' as const) : ('descend' as const),
        }),
      })),
    [columns, order],
  );
  const expandable = useMemo<ExpandableConfig<Row | number> | undefined>(
    () =>
      detail && {
        columnWidth: 44,
        columnTitle: <span className="visually-hidden">{text.details}</span>,
        expandedRowRender: (row) => typeof row !== 'number' && <div className={styles.detail}>{detail.render(row)}</div>,
        expandIcon: ({ expanded, onExpand, record }) =>
          typeof record === 'number' ? null : (
            // The library wants the event only to hand it on.
            <DetailToggle name={detail.name(record)} open={expanded} onToggle={(event) => onExpand(record, event)} />
          ),
      },
    [detail],
  );
  return (
    <Table<Row | number>
      aria-label={label}
      className={dense ? styles.dense : undefined}
      size={dense ? 'small' : 'middle'}
      tableLayout={dense ? 'fixed' : undefined}
      expandable={expandable}
      rowKey={(row) => (typeof row === 'number' ? String(row) : rowKey(row))}
      columns={antdColumns}
      dataSource={rows ?? PLACEHOLDERS}
      pagination={false}
      showSorterTooltip={false}
      scroll={minWidth ? { x: minWidth } : undefined}
      locale={{ emptyText: <p className={styles.empty}>{empty}</p> }}
      onChange={(_pages, _filters, sorter) => {
        const { columnKey, order: direction } = Array.isArray(sorter) ? {} : sorter;
        const field = columns.find(({ key }) => key === columnKey)?.sort;
        if (field && direction) onOrder?.({ field, direction: DIRECTIONS[direction] });
      }}
    />
  );
}
