import { useNarrow } from '../../../shared/lib/use-media.js';
import { CardList } from './CardList.js';
import type { DataColumn, DataOrder } from './data-column.js';
import styles from './data-table.module.css';
import { WideTable } from './WideTable.js';

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

/** Rows as a table, and as cards on narrow screens. Sorting, searching and paging are the server's. */
export function DataTable<Row, SortField extends string = string>(props: DataTableProps<Row, SortField>) {
  const narrow = useNarrow();
  return (
    <div className={styles.frame} data-stale={props.stale || undefined} aria-busy={props.stale || !props.rows}>
      {narrow ? <CardList {...props} /> : <WideTable {...props} />}
    </div>
  );
}
