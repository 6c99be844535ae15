import { Alert, Button, Select } from 'antd';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { SearchField } from '../../components/ui/search-field/SearchField.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { DEADLINE_PIN, DEADLINE_ROW } from './deadlines.operations.js';
import styles from './deadlines.module.css';
import { deadlineMessages as text } from './messages.js';
import { startMessages as start } from './start-messages.js';
import type { Calendar } from './use-calendar.js';

const LOADING_ROWS = 8;

/** What a person may have to count: found by words or by field of law. */
export function RowList({ calendar }: { calendar: Calendar }) {
  const { search, group, groups = [], chosen, page, failed, filter, reload } = calendar;
  const choices = groups.map(({ id, name, rowCount }) => ({ value: id, label: text.groupChoice(name, rowCount) }));
  return (
    <>
      <p className={styles.intro}>{start.intro}</p>
      <div className={styles.filters} role="search" aria-label={text.find}>
        <SearchField className={styles.search} label={text.search} value={search} onSearch={(q) => filter({ q }, { replace: true })} />
        {chosen && (
          <>
            <Select
              className={styles.group}
              aria-label={text.group}
              value={group}
              options={[{ value: '', label: text.anyGroup }, ...choices]}
              onChange={(value) => filter({ group: value })}
            />
            <Button type="link" onClick={() => filter({ q: null, group: null })}>
              {text.clear}
            </Button>
          </>
        )}
      </div>
      {failed && <Alert type="error" showIcon title={text.failed} action={<Button onClick={reload}>{text.retry}</Button>} />}
      {!failed && !(chosen ? page : calendar.groups) && <LoadingRows />}
      {!chosen && groups.length > 0 && <Groups groups={groups} onChoose={(id) => filter({ group: id })} />}
      {chosen && page && <Rows calendar={calendar} page={page} />}
    </>
  );
}

interface GroupsProps {
  groups: NonNullable<Calendar['groups']>;
  onChoose: (id: string) => void;
}

/** The fields of law, for who has no word to search by. */
function Groups({ groups, onChoose }: GroupsProps) {
  return (
    <>
      <h2 className={styles.heading}>{text.browse}</h2>
      <ul className={styles.groups}>
        {groups.map(({ id, name, rowCount }) => (
          <li key={id}>
            <button className={styles.groupChoice} type="button" onClick={() => onChoose(id)}>
              {text.groupChoice(name, rowCount)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Rows({ calendar: { stale, more, open }, page }: { calendar: Calendar; page: NonNullable<Calendar['page']> }) {
  return (
    <>
      <p className={styles.count} role="status">
        {page.totalCount > 0 ? text.found(page.totalCount) : text.noMatch}
      </p>
      <ul className={styles.list} aria-label={text.list} aria-busy={stale}>
        {getFragmentData(DEADLINE_ROW, page.nodes).map((row) => (
          <li key={row.id} className={styles.row}>
            <button className={styles.choice} type="button" onClick={() => open(row.id)}>
              <span className={styles.event}>{row.event}</span>
              <span className={styles.facts}>
                {row.task}: {row.period ?? text.noPeriod}
              </span>
              <span className={styles.facts}>{getFragmentData(DEADLINE_PIN, row.pins)[0]?.label}</span>
            </button>
          </li>
        ))}
      </ul>
      {more && (
        <Button className={styles.more} onClick={more}>
          {text.more}
        </Button>
      )}
    </>
  );
}

export function LoadingRows() {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={text.loading}>
      {Array.from({ length: LOADING_ROWS }, (_, row) => (
        <Placeholder key={row} width="100%" height="72px" />
      ))}
    </div>
  );
}
