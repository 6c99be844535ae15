import { Button, Input, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { DateInput } from '../../components/drafting/form/fields/DateInput.js';
import type { FieldError } from '../../shared/api/app-error.js';
import { ambiguousDate, isoDateOf, longDate } from '../../shared/document/form-values.js';
import type { DeadlineChoicesQuery, DeadlineRow_RowFragment } from '../../shared/gql/graphql.js';
import styles from './deadlines.module.css';
import { deadlineMessages as text } from './messages.js';
import type { Facts } from './use-count.js';

const DAYS = /^\d{1,4}$/;
const DAYS_MAX = 3650;
/** Characters of a date, as the server takes it. */
const DATE_MAX = 60;

interface FactsFormProps {
  row: Pick<DeadlineRow_RowFragment, 'start' | 'leavesOutCopyTime' | 'leavesOutNoticeTime'>;
  /** The day that it begins with; '' for none. */
  date: string;
  places: DeadlineChoicesQuery['holidayPlaces'];
  busy: boolean;
  /** What the server says of single fields. */
  errors: readonly FieldError[];
  onCount: (facts: Facts) => Promise<void>;
}

/** The one fact that decides, the day of it, and what else is left out or closed. */
export function FactsForm({ row, date: known, places, busy, errors, onCount }: FactsFormProps) {
  const [date, setDate] = useState(known.slice(0, DATE_MAX));
  const [copyDays, setCopyDays] = useState('');
  const [noticeDays, setNoticeDays] = useState('');
  const [state, setState] = useState('');
  const [court, setCourt] = useState('');
  const [tried, setTried] = useState(false);
  const day = date.trim();
  const both = ambiguousDate(day);
  const dateWrong = day === '' ? text.dateRequired : both ? text.whichDate : isoDateOf(day) === null ? text.dateWrong : null;
  const wrong = {
    date: dateWrong,
    copyDays: daysWrong(copyDays),
    noticeDays: daysWrong(noticeDays),
  };
  const said = (field: 'date' | 'copyDays' | 'noticeDays'): string | null =>
    (tried ? wrong[field] : null) ?? errors.find((error) => error.field === field)?.message ?? null;
  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    setTried(true);
    if (wrong.date ?? wrong.copyDays ?? wrong.noticeDays) return;
    const days = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()));
    void onCount({ date: day, copyDays: days(copyDays), noticeDays: days(noticeDays), state: state || null, court: court || null });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={row.start} error={said('date')} hint={isoDateOf(day) && !both ? longDate(day) : text.dateHint}>
        {(id) => <DateInput id={id} label={row.start} value={date} onChange={setDate} />}
      </Field>
      {both && (
        <p className={styles.which}>
          {said('date') === null && text.whichDate}{' '}
          {both.map((one) => (
            <Button key={one} size="small" onClick={() => setDate(one)}>
              {one}
            </Button>
          ))}
        </p>
      )}
      {row.leavesOutCopyTime && (
        <Field label={text.copyDays} error={said('copyDays')}>
          {(id) => (
            <Input id={id} inputMode="numeric" maxLength={4} value={copyDays} onChange={({ target }) => setCopyDays(target.value)} />
          )}
        </Field>
      )}
      {row.leavesOutNoticeTime && (
        <Field label={text.noticeDays} error={said('noticeDays')}>
          {(id) => (
            <Input id={id} inputMode="numeric" maxLength={4} value={noticeDays} onChange={({ target }) => setNoticeDays(target.value)} />
          )}
        </Field>
      )}
      <Place label={text.state} none={text.anyState} names={places.states} value={state} onChange={setState} />
      <Place label={text.court} none={text.anyCourt} names={places.courts} value={court} onChange={setCourt} />
      <Button type="primary" htmlType="submit" loading={busy}>
        {busy ? text.counting : text.count}
      </Button>
    </form>
  );
}

const daysWrong = (typed: string): string | null =>
  typed.trim() === '' || (DAYS.test(typed.trim()) && Number(typed.trim()) <= DAYS_MAX) ? null : text.daysWrong;

interface FieldProps {
  label: string;
  error: string | null;
  hint?: string;
  children: (id: string) => ReactNode;
}

function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {error ? (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      ) : (
        hint && <p className={styles.facts}>{hint}</p>
      )}
    </div>
  );
}

interface PlaceProps {
  label: string;
  none: string;
  names: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

/** Asked for only where some place has holidays of its own. */
function Place({ label, none, names, value, onChange }: PlaceProps) {
  if (names.length === 0) return null;
  const options = [{ value: '', label: none }, ...names.map((name) => ({ value: name, label: name }))];
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <Select aria-label={label} value={value} options={options} onChange={onChange} showSearch />
    </div>
  );
}
