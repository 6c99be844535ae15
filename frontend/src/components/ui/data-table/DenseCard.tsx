import { useState } from 'react';
import { CardValues } from './CardValues.js';
import type { DataColumn } from './data-column.js';
import type { RowDetail } from './data-table-props.js';
import styles from './data-table.module.css';
import { DetailToggle } from './DetailToggle.js';

interface DenseCardProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Names the row, for the button that opens it; absent where there is nothing more to show. */
  name: ((row: Row) => string) | undefined;
  detail: RowDetail<Row> | undefined;
}

/** A row on a narrow screen in at most 160 px: its name, two lines about it, its buttons. The rest opens below. */
export function DenseCard<Row>({ row, columns, name, detail }: DenseCardProps<Row>) {
  const [open, setOpen] = useState(false);
  const of = (part: DataColumn<Row>['card']) => columns.filter(({ card }) => card === part);
  return (
    <li className={`${styles.card} ${styles.denseCard}`}>
      <div className={styles.cardLine}>
        {of('lead').map(({ key, render }) => (
          <div key={key}>{render(row)}</div>
        ))}
        {of('heading').map(({ key, render }) => (
          <div key={key} className={styles.cardName}>
            {render(row)}
          </div>
        ))}
        {name && <DetailToggle name={name(row)} open={open} onToggle={() => setOpen(!open)} />}
      </div>
      <dl className={styles.brief}>
        {of(undefined).map(({ key, title, render }) => (
          <div key={key}>
            <dt className="visually-hidden">{title}</dt>
            <dd>{render(row)}</dd>
          </div>
        ))}
      </dl>
      {of('actions').map(({ key, render }) => (
        <div key={key}>{render(row)}</div>
      ))}
      {open && of('detail').length > 0 && <CardValues row={row} columns={of('detail')} />}
      {open && detail?.render(row)}
    </li>
  );
}
