import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { DeadlineChoicesQuery } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { Counted } from './Counted.js';
import { DEADLINE_ROW, ONE_DEADLINE_ROW } from './deadlines.operations.js';
import styles from './deadlines.module.css';
import { FactsForm } from './FactsForm.js';
import { deadlineMessages as text } from './messages.js';
import { Pins } from './Pins.js';
import { LoadingRows } from './RowList.js';
import { language } from './use-calendar.js';
import { useCount } from './use-count.js';

interface RowDetailProps {
  id: string;
  /** The day that the form begins with; '' for none. */
  date: string;
  places: DeadlineChoicesQuery['holidayPlaces'];
  onBack: () => void;
}

/** One row: what is to be done until when, the day to be entered, and what comes of it. */
export function RowDetail({ id, date, places, onBack }: RowDetailProps) {
  const { data, error, refetch } = useQuery(ONE_DEADLINE_ROW, { variables: { id, language } });
  const { counted, state, fieldErrors, count } = useCount(id);
  const row = getFragmentData(DEADLINE_ROW, data?.deadlineRow);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [row?.id]);
  return (
    <article>
      <Button type="link" className={styles.back} onClick={onBack}>
        {text.back}
      </Button>
      {error && !data && (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!error && !data && <LoadingRows />}
      {data && !row && <Alert type="warning" showIcon title={text.rowFailed} />}
      {row && (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {row.event}
          </h2>
          <p className={styles.task}>
            <strong>{row.task}</strong>: {row.period ?? text.noPeriod}
          </p>
          {row.wait && <p className={styles.facts}>{row.wait}</p>}
          {row.extension && <p className={styles.facts}>{row.extension}</p>}
          <p className={styles.facts}>{text.decides(row.decides)}</p>
          <Pins pins={row.pins} />
          <FactsForm row={row} date={date} places={places} busy={state === 'counting'} errors={fieldErrors} onCount={count} />
          {state === 'failed' && <Alert type="error" showIcon title={text.countFailed} />}
          <div role="status" aria-live="polite">
            {counted && <Counted {...counted} />}
          </div>
        </>
      )}
    </article>
  );
}
