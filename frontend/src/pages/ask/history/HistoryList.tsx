import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { SearchField } from '../../../components/ui/search-field/SearchField.js';
import { groupByDay } from './group-by-day.js';
import { HistoryRow } from './HistoryRow.js';
import { historyMessages as text } from './messages.js';
import styles from './history.module.css';
import { useHistory, type HistoryRow as Row } from './use-history.js';
import { useHistoryActions } from './use-history-actions.js';

export interface HistoryListProps {
  /** The conversation on the screen. */
  current: string | null;
  onOpen: (id: string) => void;
  onNew: () => void;
  /** The conversation on the screen was deleted. */
  onGone: () => void;
}

/** The kept conversations by day, with search; deleting one can be undone. */
export function HistoryList({ current, onOpen, onNew, onGone }: HistoryListProps) {
  const [search, setSearch] = useState('');
  const [deleted, setDeleted] = useState<(Row & { wasCurrent: boolean }) | null>(null);
  const { rows, loading, failed, searchedAll, reload, more } = useHistory(search);
  const actions = useHistoryActions();
  const list = useRef<HTMLDivElement>(null);
  const ids = useId();

  const remove = async (row: Row): Promise<void> => {
    if (!(await actions.remove(row.id))) return;
    setDeleted({ ...row, wasCurrent: row.id === current });
    if (row.id === current) onGone();
    // The pressed button is gone with its row.
    list.current?.focus();
  };
  const restore = async (): Promise<void> => {
    if (!deleted || !(await actions.restore(deleted.id))) return;
    setDeleted(null);
    if (deleted.wasCurrent) onOpen(deleted.id);
    list.current?.focus();
  };
  return (
    <div ref={list} className={styles.history} tabIndex={-1} aria-busy={loading}>
      <Button block onClick={onNew}>
        {text.newChat}
      </Button>
      <SearchField label={text.search} value={search} onSearch={setSearch} />
      <p role="status" className={deleted ? styles.note : 'visually-hidden'}>
        {deleted && (
          <>
            {text.deleted(deleted.title || text.untitled)}{' '}
            <Button size="small" type="link" onClick={() => void restore()}>
              {text.undo}
            </Button>
          </>
        )}
      </p>
      {loading && (
        <p className={styles.loading}>
          <span className="visually-hidden">{text.loading}</span>
          <Placeholder width="90%" />
          <Placeholder width="75%" />
          <Placeholder width="85%" />
        </p>
      )}
      {failed && (
        <p className={styles.note} role="alert">
          {text.failed}{' '}
          <Button size="small" onClick={reload}>
            {text.reload}
          </Button>
        </p>
      )}
      {!loading && !failed && rows.length === 0 && <p className={styles.note}>{search ? text.nothingFound(search) : text.empty}</p>}
      {search && !searchedAll && <p className={styles.note}>{text.latestOnly}</p>}
      {groupByDay(rows, Date.now()).map(({ group, rows: own }) => (
        <section key={group} aria-labelledby={`${ids}-${group}`}>
          <h3 id={`${ids}-${group}`}>{text.groups[group]}</h3>
          <ul className={styles.rows}>
            {own.map((row) => (
              <HistoryRow
                key={row.id}
                row={row}
                current={row.id === current}
                actions={actions}
                onOpen={() => onOpen(row.id)}
                onRemove={() => void remove(row)}
              />
            ))}
          </ul>
        </section>
      ))}
      {more && (
        <Button size="small" onClick={more}>
          {text.more}
        </Button>
      )}
    </div>
  );
}
