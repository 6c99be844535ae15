import type { DataColumn, DataOrder } from './data-column.js';

/** What a table shows, whichever shape it takes. */
export interface DataTableProps<Row, SortField extends string> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataColumn<Row, SortField>[];
  /** Undefined while the first rows are loading: the table then shows placeholders. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Whether the rows belong to the previous query while the new ones load. */
  stale?: boolean;
  order?: DataOrder<SortField>;
  onOrder?: (order: DataOrder<SortField>) => void;
  /** Text shown when there are no rows. */
  empty: string;
  /** CSS pixels below which the table scrolls sideways. */
  minWidth?: number;
}
