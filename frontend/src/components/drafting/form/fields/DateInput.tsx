import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef } from 'react';
import { ambiguousDate, isoDateOf } from '../../../../shared/document/form-values.js';
import { draftingMessages as text } from '../../messages.js';
import styles from './fields.module.css';

interface DateInputProps {
  label: string;
  placeholder?: string;
  /** From the form. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** A date, typed as people write it or taken from the browser's calendar. */
export function DateInput({ label, placeholder, id, value = '', onChange, onBlur }: DateInputProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const date = ambiguousDate(value.trim()) ? null : isoDateOf(value.trim());
  return (
    <div className={styles.date}>
      <Input id={id} value={value} placeholder={placeholder} onChange={(event) => onChange?.(event.target.value)} onBlur={onBlur} />
      <Button icon={<CalendarOutlined aria-hidden />} aria-label={text.pickDate(label)} onClick={() => calendar.current?.showPicker()} />
      <input
        ref={calendar}
        className={styles.calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={date ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
