import type { DataColumn, DataOrder } from './data-column.js';
import styles from './wide-table.module.css';

interface HeadCellProps<Row, SortField extends string> {
  column: DataColumn<Row, SortField>;
  order: DataOrder<SortField> | undefined;
  onOrder: ((order: DataOrder<SortField>) => void) | undefined;
}

/** The head of a column; where the server sorts by it, a button: ascending first, then the other way round. */
export function HeadCell<Row, SortField extends string>({ column, order, onOrder }: HeadCellProps<Row, SortField>) {
  const { title, align, sort } = column;
  const side = align && styles.right;
  if (!sort || !onOrder) {
    return (
      <th scope="col" className={side}>
        {title}
      </th>
    );
  }
  const direction = order?.field === sort ? order.direction : undefined;
  const next = direction === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th scope="col" className={side} aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}>
      <button type="button" className={styles.sorter} onClick={() => onOrder({ field: sort, direction: next })}>
        {title}
        <svg className={styles.arrows} viewBox="0 0 10 14" aria-hidden="true">
          <path d="M5 0 L9 5 H1 Z" data-on={direction === 'ASC' || undefined} />
          <path d="M5 14 L9 9 H1 Z" data-on={direction === 'DESC' || undefined} />
        </svg>
      </button>
    </th>
  );
}
