import { Link } from 'react-router-dom';
import { matterAddress } from '../../../shared/config/paths.js';
import { formatDay } from '../../../shared/format/dates.js';
import { DaysLeft } from './DaysLeft.js';
import { matterMessages as text } from '../messages.js';
import styles from '../matters.module.css';
import type { MatterDate } from '../use-matters.js';

/** The next dates of all matters; nothing where there are none. */
export function NextDates({ dates }: { dates: readonly MatterDate[] }) {
  if (dates.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="next-dates">
      <h2 id="next-dates" className={styles.heading}>
        {text.nextDates}
      </h2>
      <ul className={styles.list}>
        {dates.map(({ id, day, title, daysLeft, matterId, matterTitle }) => (
          <li key={id} className={styles.nextDate}>
            <span className={styles.day}>{formatDay(day)}</span>
            <DaysLeft days={daysLeft} />
            <span>{title}</span>
            <Link to={matterAddress(matterId)}>{matterTitle}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
