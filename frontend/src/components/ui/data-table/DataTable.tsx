import { useNarrow } from '../../../shared/lib/use-media.js';
import { CardList } from './CardList.js';
import type { DataTableProps } from './data-table-props.js';
import styles from './data-table.module.css';
import { WideTable } from './WideTable.js';

/** Rows as a table, or as cards on narrow screens. The server sorts, searches and pages. */
export function DataTable<Row, SortField extends string = string>(props: DataTableProps<Row, SortField>) {
  const narrow = useNarrow();
  return (
    <div className={styles.frame} data-stale={props.stale || undefined} aria-busy={props.stale || !props.rows}>
      {narrow ? <CardList {...props} /> : <WideTable {...props} />}
    </div>
  );
}
