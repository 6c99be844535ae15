import { Alert, Button, Select } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { SearchField } from '../../components/ui/search-field/SearchField.js';
import { paths } from '../../shared/config/paths.js';
import { MatterForm } from './MatterForm.js';
import { MatterList } from './MatterList.js';
import { matterMessages as text } from './messages.js';
import { startMessages as start } from './start-messages.js';
import styles from './matters.module.css';
import { Reminders } from './dates/Reminders.js';
import { NextDates } from './dates/NextDates.js';
import { useMatterActions } from './use-matter-actions.js';
import { STATUSES, useMatters } from './use-matters.js';

const LOADING_ROWS = 4;

/** The user's matters; a deleted one can be restored. */
export function MattersPage() {
  const matters = useMatters();
  const { rows, total, deleted, failed, filter } = matters;
  const actions = useMatterActions();
  const begin = useRef<HTMLButtonElement>(null);
  const [restoring, setRestoring] = useState<string | null>(null);
  const restore = async (id: string): Promise<void> => {
    setRestoring(id);
    await actions.restore(id);
    setRestoring(null);
    // The pressed button is gone with its row.
    begin.current?.focus();
  };
  const statuses = STATUSES.map((value) => ({ value: value as string, label: text.statuses[value] }));
  return (
    <div className={styles.screen}>
      <title>{`${start.title} – Themis`}</title>
      <div className={styles.head}>
        <h1>{start.title}</h1>
        <Button ref={begin} type="primary" aria-expanded={matters.isNew} onClick={() => matters.showNew(!matters.isNew)}>
          {text.newMatter}
        </Button>
      </div>
      <p className={styles.intro}>
        {start.intro} <Link to={paths.parties}>{text.partyBook}</Link>
      </p>
      {matters.isNew && (
        <MatterForm
          submit={text.create}
          onSave={(values) => actions.create(values)}
          onCancel={() => {
            matters.showNew(false);
            begin.current?.focus();
          }}
        />
      )}
      <NextDates dates={matters.nextDates} />
      <Reminders actions={actions} />
      <div className={styles.filters} role="search" aria-label={text.find}>
        <SearchField className={styles.search} label={text.search} value={matters.search} onSearch={(q) => filter({ q })} />
        <Select
          className={styles.status}
          aria-label={text.status}
          value={matters.chosen}
          options={[{ value: '', label: text.anyStatus }, ...statuses, { value: 'DELETED', label: text.deletedOnes }]}
          onChange={(status) => filter({ status })}
        />
      </div>
      {failed && <Alert type="error" showIcon title={text.failed} action={<Button onClick={matters.reload}>{text.retry}</Button>} />}
      {!failed && !rows && <Placeholder width="100%" height={`calc(${LOADING_ROWS} * var(--target))`} />}
      {rows && (
        <>
          <p className={styles.count} role="status">
            {total > 0 ? text.found(total) : deleted ? text.noDeleted : matters.filtered ? text.nothingFound : text.empty}
          </p>
          <MatterList rows={rows} stale={matters.stale} restoring={restoring} onRestore={(id) => void restore(id)} />
          {matters.more && <Button onClick={matters.more}>{text.more}</Button>}
        </>
      )}
    </div>
  );
}
