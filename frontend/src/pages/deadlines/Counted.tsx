import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Tag } from '../../components/ui/tag/Tag.js';
import { saveBlob } from '../../shared/api/save-blob.js';
import { calendarFile } from '../../shared/document/calendar-file.js';
import type { DeadlineStatus } from '../../shared/gql/graphql.js';
import { type FragmentType, getFragmentData } from '../../shared/gql/index.js';
import { type DEADLINE_PIN, DEADLINE_ROW } from './deadlines.operations.js';
import styles from './deadlines.module.css';
import { KeepInMatter } from './KeepInMatter.js';
import { deadlineMessages as text } from './messages.js';
import { NotCompared } from './NotCompared.js';
import { Pins } from './Pins.js';
import type { CountedDeadline } from './use-count.js';

const TONES: Readonly<Record<DeadlineStatus, 'success' | 'warning' | 'danger' | 'info' | 'plain'>> = {
  IN_TIME: 'success',
  TOO_EARLY: 'info',
  LATE_NEEDS_CAUSE: 'warning',
  PERIOD_SEEMS_OVER: 'danger',
  NOT_KNOWN_YET: 'plain',
};

/** The last day, how it was counted, what may move it, and the law behind each. */
export function Counted({ deadline, facts }: CountedDeadline) {
  const { status, statusText, statement, lastDay, lastDayText, daysLeft, sum, moves } = deadline;
  const row = getFragmentData(DEADLINE_ROW, deadline.row);
  const save = (): void => {
    const notes = [statement, ...sum.map((line) => line.text)].join('\n');
    const file = calendarFile({ id: row.id, day: lastDay ?? '', title: row.task, notes, made: new Date() });
    saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${row.id}.ics`);
  };
  return (
    <section className={styles.counted}>
      <p>
        <Tag tone={TONES[status]}>{statusText}</Tag>
      </p>
      <dl className={styles.lastDay}>
        <dt>{text.lastDay}</dt>
        <dd>
          {lastDayText ?? text.none}
          {daysLeft !== null && <span className={styles.facts}> {text.daysLeft(daysLeft)}</span>}
        </dd>
      </dl>
      <p className={styles.statement}>{statement}</p>
      <p className={styles.next}>{text.next(status, moves.length > 0)}</p>
      {lastDay && (
        <div className={styles.keep}>
          <Button icon={<CalendarOutlined aria-hidden />} onClick={save}>
            {text.calendar}
          </Button>
          <KeepInMatter rowId={row.id} facts={facts} />
        </div>
      )}
      <h3>{text.sum}</h3>
      <ol className={styles.lines}>
        {sum.map((line) => (
          <Line key={line.kind + line.text} {...line} />
        ))}
      </ol>
      {moves.length > 0 && (
        <>
          <h3>{text.moves}</h3>
          <ul className={styles.lines}>
            {moves.map((move) => (
              <Line key={move.text} {...move} />
            ))}
          </ul>
        </>
      )}
      {row.notes.length > 0 && (
        <>
          <h3>{text.notes}</h3>
          <ul className={styles.lines}>
            {row.notes.map((note) => (
              <Line key={note.text} {...note} />
            ))}
          </ul>
        </>
      )}
      <h3>{text.law}</h3>
      <Pins pins={row.pins} />
      <NotCompared pins={[...row.pins, ...[...row.notes, ...sum, ...moves].flatMap(({ pins }) => pins)]} />
    </section>
  );
}

function Line({ text: words, pins }: { text: string; pins: readonly FragmentType<typeof DEADLINE_PIN>[] }) {
  return (
    <li>
      <span>{words}</span>
      <Pins pins={pins} />
    </li>
  );
}
