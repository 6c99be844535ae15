import { useQuery } from '@apollo/client/react';
import { Input } from 'antd';
import { useMatterId } from '../../../../components/matter/matter-context.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import type { NoticeTimeInput, NoticeTimeStart, NoticeTimeUnit } from '../../../../shared/gql/graphql.js';
import { stepsMessages as text } from '../messages.js';
import { REPLY_BY } from '../steps.operations.js';
import { DayField } from './DayField.js';
import type { AllowedTime, DecidedValue, StepsState } from '../steps-state.js';
import styles from '../steps.module.css';
import type { Steps } from '../use-steps.js';

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOST_UNITS = 400;

/** The time allowed as the form shows it: as corrected, otherwise as read. */
function timeOf({ time }: StepsState, values: readonly DecidedValue[]): AllowedTime {
  const read = values.find(({ field, decision }) => field === 'TIME_ALLOWED' && decision?.state !== 'removed')?.time;
  return time ?? { count: String(read?.count ?? ''), unit: read?.unit ?? 'DAY', from: read?.from ?? 'RECEIPT', until: read?.until ?? '' };
}

function timeInput({ count, unit, from, until }: AllowedTime): NoticeTimeInput | null {
  if (DAY.test(until)) return { until };
  const number = Number(count);
  if (!Number.isInteger(number) || number < 1 || number > MOST_UNITS) return null;
  return { count: number, unit: unit as NoticeTimeUnit, from: from as NoticeTimeStart };
}

/** By when to reply: what it is counted from, and the proposed day with its arithmetic. */
export function ReplyBy({ filename, values, steps }: { filename: string; values: readonly DecidedValue[]; steps: Steps }) {
  const { state, change } = steps;
  const time = timeOf(state, values);
  const noticeDate = values.find(({ field, decision }) => field === 'NOTICE_DATE' && decision?.state !== 'removed')?.current ?? '';
  const removed = values.some(({ field, decision }) => field === 'TIME_ALLOWED' && decision?.state === 'removed');
  const matterId = useMatterId();
  const { data, previousData, error } = useQuery(REPLY_BY, {
    variables: {
      input: {
        filename,
        ...(matterId && { matterId }),
        receivedOn: DAY.test(state.receivedOn) ? state.receivedOn : null,
        noticeDate: DAY.test(noticeDate) ? noticeDate : null,
        time: timeInput(time),
        noTime: removed || null,
        kind: state.kind,
        rulesOnly: true,
      },
    },
    fetchPolicy: 'no-cache',
  });
  const proposed = (data ?? previousData)?.noticeReading.replyBy;
  const edit = (changes: Partial<AllowedTime>): void => change({ time: { ...time, ...changes } });
  return (
    <fieldset className={styles.replyBy}>
      <legend>{text.replyBy}</legend>
      <div className={styles.fields}>
        <DayField
          label={text.receivedOn}
          help={text.receivedHelp}
          value={state.receivedOn}
          onChange={(receivedOn) => change({ receivedOn })}
        />
        <label>
          {text.timeCount}
          <Input
            inputMode="numeric"
            value={time.count}
            disabled={time.until !== ''}
            onChange={({ target }) => edit({ count: target.value.replace(/\D/g, '').slice(0, 3) })}
          />
        </label>
        <Choice
          label={text.timeUnit}
          value={time.unit}
          choices={text.units}
          disabled={time.until !== ''}
          onChange={(unit) => edit({ unit })}
        />
        <Choice
          label={text.timeFrom}
          value={time.from}
          choices={text.froms}
          disabled={time.until !== ''}
          onChange={(from) => edit({ from })}
        />
        <DayField label={text.until} value={time.until} onChange={(until) => edit({ until })} />
      </div>
      <div role="status" className={styles.proposal}>
        {error && !proposed && <p className={styles.problem}>{describeError(error, text.replyByFailed)}</p>}
        {!error && !proposed && <p>{text.noReplyBy}</p>}
        {proposed && (
          <>
            <p>
              <strong>{proposed.arithmetic}</strong>
            </p>
            <p className={styles.hint}>{text.proposal}</p>
          </>
        )}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: Readonly<Record<string, string>>;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A native select: short, and at home on a phone. */
export function Choice({ label, value, choices, disabled, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select className={styles.select} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(choices).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
