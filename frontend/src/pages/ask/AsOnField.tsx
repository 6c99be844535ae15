import { Button, Input } from 'antd';
import { useId } from 'react';
import styles from './Composer.module.css';
import { askMessages as text } from './messages.js';

interface AsOnFieldProps {
  /** Such as "2024-07-01", or ''. */
  value: string;
  onChange: (day: string) => void;
}

/** The day whose law is asked for; empty for the library as it is. */
export function AsOnField({ value, onChange }: AsOnFieldProps) {
  const id = useId();
  return (
    <div className={styles.asOn}>
      <label htmlFor={id}>{text.asOn}</label>
      <Input
        id={id}
        type="date"
        size="small"
        min="1800-01-01"
        max="9999-12-31"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value && (
        <Button size="small" type="text" onClick={() => onChange('')}>
          {text.anyDay}
        </Button>
      )}
    </div>
  );
}
