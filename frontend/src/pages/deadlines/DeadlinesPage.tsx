import styles from './deadlines.module.css';
import { deadlineMessages as text } from './messages.js';
import { RowDetail } from './RowDetail.js';
import { RowList } from './RowList.js';
import { useCalendar } from './use-calendar.js';

/** The calendar of the law: what happened is chosen from a list, and the day of it entered. */
export function DeadlinesPage() {
  const calendar = useCalendar();
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
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
