import { Input } from 'antd';
import { adminMessages as text } from '../messages.js';
import styles from './parts.module.css';

interface PeriodFilterProps {
  /** Days such as "2026-01-31"; null where the period is open. */
  from: string | null;
  to: string | null;
  onChange: (changes: { from?: string; to?: string }) => void;
}

/** The first and the last day of a list. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  return (
    <div className={styles.period} role="group" aria-label={text.period}>
      <Input
        type="date"
        prefix={text.from}
        aria-label={text.fromDay}
        value={from ?? ''}
        max={to ?? undefined}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <Input
        type="date"
        prefix={text.to}
        aria-label={text.toDay}
        value={to ?? ''}
        min={from ?? undefined}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </div>
  );
}
