import { Input } from 'antd';
import { useId } from 'react';
import { formatDay } from '../../../../shared/format/dates.js';
import { language } from '../../../../shared/i18n/language.js';
import { dayInWords } from '../steps-state.js';

interface DayFieldProps {
  label: string;
  help?: string;
  /** 2026-10-08, or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** A day with its month as a word below it: browsers write 8 October as 10/08 or as 08/10, as their owner's language has it. */
export function DayField({ label, help, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        {label}
        <Input id={id} type="date" value={value} aria-describedby={`${id}-words`} onChange={({ target }) => onChange(target.value)} />
      </label>
      <small id={`${id}-words`}>
        {shownDay(value)}
        {value && help ? ' · ' : ''}
        {help}
      </small>
    </div>
  );
}

/** A day in words, in English as the draft has it. */
export const shownDay = (day: string): string => (day === '' || language === 'en' ? dayInWords(day) : formatDay(day));
