import type { DataColumn, DataOrder } from './data-column.js';

/** What a table shows, whichever shape it takes. */
export interface DataTableProps<Row, SortField extends string> {
  /** Names the table. */
  label: string;
  columns: readonly DataColumn<Row, SortField>[];
  /** Absent while the first rows are on their way: the table then shows its shape. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The rows are those of the former question; the ones asked for are on their way. */
  stale?: boolean;
  order?: DataOrder<SortField>;
  onOrder?: (order: DataOrder<SortField>) => void;
  /** What to say when there are no rows. */
  empty: string;
  /** CSS pixels below which the table scrolls in itself. */
  minWidth?: number;
}
