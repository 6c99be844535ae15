import { useNarrow } from '../../../shared/lib/use-media.js';
import { CardList } from './CardList.js';
import type { DataTableProps } from './data-table-props.js';
import styles from './data-table.module.css';
import { columnsFor } from './columns-for.js';
import { useRoom } from './use-room.js';
import { WideTable } from './WideTable.js';

/**
 * Rows as a table, or as cards where there is no room for one: a column is never so narrow that its words are gone, and nothing scrolls
 * sideways. The server sorts, searches and pages.
 */
export function DataTable<Row, SortField extends string = string>(props: DataTableProps<Row, SortField>) {
  const narrow = useNarrow();
  const [box, room] = useRoom();
  const columns = columnsFor(props.columns, room, props.detail !== undefined);
  return (
    <div ref={box} className={styles.frame} data-stale={props.stale || undefined} aria-busy={props.stale || !props.rows}>
      {narrow || !columns ? <CardList {...props} /> : <WideTable {...props} columns={columns} />}
    </div>
  );
}
