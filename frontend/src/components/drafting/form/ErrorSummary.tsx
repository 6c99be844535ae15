import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './draft-form.module.css';
import { draftingMessages as text } from '../messages.js';

interface SummaryEntry {
  name: string;
  label: string;
}

interface ErrorSummaryProps {
  entries: readonly SummaryEntry[];
  /** Number of failed attempts; each new one moves the focus here. */
  attempt: number;
  onGo: (name: string) => void;
}

/** Lists the fields that failed validation, with a link to each. */
export function ErrorSummary({ entries, attempt, onGo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Alert
        type="error"
        title={text.summary(entries.length)}
        description={
          <ul>
            {entries.map(({ name, label }) => (
              <li key={name}>
                <button type="button" onClick={() => onGo(name)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
