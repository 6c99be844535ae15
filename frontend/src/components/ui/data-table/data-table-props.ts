import type { ReactNode } from 'react';
import type { DataColumn, DataOrder } from './data-column.js';

export interface RowDetail<Row> {
  /** Names the row, for the button that opens it. */
  name: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

/** What a table shows, in whichever form. */
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
  /** Rows of one line, and cards of a few; what does not fit is in the detail. */
  dense?: boolean;
  /** Names a row, for the button that opens its card: cards are then dense, whatever the table is. */
  cardName?: (row: Row) => string;
  /** What a row shows when it is opened. */
  detail?: RowDetail<Row>;
}
