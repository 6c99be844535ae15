import { Button, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { verifyMessages as text } from './messages.js';
import styles from './verify.module.css';

/** The longest text that is checked, as the server has it. */
const TEXT_MAX = 64_000;

interface VerifyFormProps {
  text: string;
  /** A day such as "2024-07-01"; empty for today. */
  asOn: string;
  busy: boolean;
  onChange: (changes: { text?: string; asOn?: string }) => void;
  onCheck: () => void;
}

/** Where a text is pasted, with the day whose law counts. Ctrl or ⌘ with Enter sends it. */
export function VerifyForm({ text: words, asOn, busy, onChange, onCheck }: VerifyFormProps) {
  const tooLong = words.length > TEXT_MAX;
  const ready = words.trim() !== '' && !tooLong && !busy;
  const submit = (): void => {
    if (ready) onCheck();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor="verify-text">{text.text}</label>
      <Input.TextArea
        id="verify-text"
        rows={12}
        value={words}
        status={tooLong ? 'error' : ''}
        aria-invalid={tooLong}
        aria-describedby={tooLong ? 'verify-long' : undefined}
        onChange={({ target }) => onChange({ text: target.value })}
        onKeyDown={onKeyDown}
      />
      {tooLong && (
        <p id="verify-long" role="alert" className={styles.wrong}>
          {text.tooLong(TEXT_MAX)}
        </p>
      )}
      <div className={styles.actions}>
        <label htmlFor="verify-day">{text.asOn}</label>
        <Input
          id="verify-day"
          className={styles.day}
          type="date"
          max="9999-12-31"
          value={asOn}
          aria-describedby="verify-day-hint"
          onChange={({ target }) => onChange({ asOn: target.value })}
        />
        <span id="verify-day-hint" className={styles.hint}>
          {text.asOnHint}
        </span>
        <Button type="primary" htmlType="submit" disabled={!ready} loading={busy}>
          {busy ? text.checking : text.check}
        </Button>
      </div>
    </form>
  );
}
