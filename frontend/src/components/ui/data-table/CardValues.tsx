import type { DataColumn } from './data-column.js';
import styles from './data-table.module.css';

/** Columns of a row as labelled values on its card. */
export function CardValues<Row>({ row, columns }: { row: Row; columns: readonly DataColumn<Row>[] }) {
  return (
    <dl className={styles.values}>
      {columns.map(({ key, title, render }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{render(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
