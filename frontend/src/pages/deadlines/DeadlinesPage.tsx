import styles from './deadlines.module.css';
import { startMessages as start } from './start-messages.js';
import { RowDetail } from './RowDetail.js';
import { RowList } from './RowList.js';
import { useCalendar } from './use-calendar.js';

/** The calendar of the law: what happened is chosen from a list, and the day of it entered. */
export function DeadlinesPage() {
  const calendar = useCalendar();
  return (
    <div className={styles.screen}>
      <title>{`${start.title} – Themis`}</title>
      <h1>{start.title}</h1>
      {calendar.opened ? (
        <RowDetail
          key={`${calendar.opened} ${calendar.date}`}
          id={calendar.opened}
          date={calendar.date}
          places={calendar.places}
          onBack={calendar.close}
        />
      ) : (
        <RowList calendar={calendar} />
      )}
    </div>
  );
}
