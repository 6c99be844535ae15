import { useQuery } from '@apollo/client/react';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { saveBlob } from '../../../shared/api/save-blob.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { calendarFile } from '../../../shared/document/calendar-file.js';
import { formatDay } from '../../../shared/format/dates.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { AddDate } from './AddDate.js';
import { DaysLeft } from './DaysLeft.js';
import { MATTER_DATE, MATTER_DATES } from '../matters.operations.js';
import { matterMessages as text } from '../messages.js';
import styles from '../matters.module.css';
import type { MatterActions } from '../use-matter-actions.js';
import type { MatterDate } from '../use-matters.js';

const BECAME = ['OPEN', 'DONE', 'MISSED'] as const;

/** Calendars may be synchronised with services elsewhere: of a confidential matter they get the day alone. */
function saveCalendar({ id, day, title, matterTitle, confidential, reason, pins }: MatterDate): void {
  const words = confidential
    ? { title: text.confidentialDate, notes: text.confidentialDateNote }
    : { title, notes: [matterTitle, reason, ...pins].filter(Boolean).join('\n') };
  const file = calendarFile({ id, day, ...words, made: new Date() });
  saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'date.ics');
}

/**
 * The dates of a matter, the next day first, each with why it is that day.
 * @param writable whether the reader may change them
 */
export function MatterDates({ matterId, writable, actions }: { matterId: string; writable: boolean; actions: MatterActions }) {
  const { data, error, refetch, fetchMore } = useQuery(MATTER_DATES, { variables: { id: matterId }, fetchPolicy: 'cache-and-network' });
  const [adding, setAdding] = useState(false);
  const page = data?.matterDeadlines;
  const rows = page && getFragmentData(MATTER_DATE, page.nodes);
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return (
    <section aria-labelledby="dates">
      <div className={styles.head}>
        <h2 id="dates" className={styles.heading}>
          {text.dates}
        </h2>
        {writable && (
          <Button aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {text.addDate}
          </Button>
        )}
      </div>
      {adding && (
        <AddDate
          onSave={async (values) => {
            if (await actions.addDate({ matterId, ...values })) setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      {!rows && error && (
        <Alert
          type="error"
          showIcon
          title={text.datesFailed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!rows && !error && <Placeholder width="100%" height="var(--target)" />}
      {rows?.length === 0 && <p className={styles.facts}>{writable ? text.noDates : text.nothingYet}</p>}
      <ul className={styles.list}>
        {rows?.map((date) => (
          <li key={date.id} className={styles.row}>
            <div className={styles.rowHead}>
              <span className={styles.day}>{formatDay(date.day)}</span>
              {date.status === 'OPEN' && <DaysLeft days={date.daysLeft} />}
              <span>{date.title}</span>
            </div>
            {(date.reason ?? date.pins.length > 0) && (
              <details className={styles.facts}>
                <summary>{text.why}</summary>
                {date.reason && <p className={styles.notes}>{date.reason}</p>}
                {date.pins.length > 0 && <p>{date.pins.join('; ')}</p>}
              </details>
            )}
            <div className={styles.actions}>
              <Select
                size="small"
                className={styles.became}
                aria-label={text.dateStatus(date.title)}
                disabled={!writable}
                value={date.status}
                options={BECAME.map((value) => ({ value, label: text.dateStatuses[value] }))}
                onChange={(status) => void actions.updateDate(date.id, { status })}
              />
              <Button size="small" aria-label={text.calendarOf(date.title)} onClick={() => saveCalendar(date)}>
                {text.calendar}
              </Button>
              {writable && (
                <Button size="small" danger aria-label={text.deleteThis(date.title)} onClick={() => void actions.deleteDate(date.id)}>
                  {text.delete}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {after && <Button onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>{text.more}</Button>}
    </section>
  );
}
