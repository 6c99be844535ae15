import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { sectionQuestionMessages as text } from './messages.js';
import styles from './section-questions.module.css';
import type { Writing } from './use-section-questions.js';

/** As the server takes them. */
const LEAST = 10_000;
const MOST = 1_000_000_000;
const PER_DAY = 1_000_000;
const IN_ALL = 10_000_000;

interface WritingControlsProps {
  writing: Writing;
  busy: boolean;
  start: (tokensPerDay: number, tokensInAll: number) => Promise<void>;
  cancel: () => void;
}

/** The budget, with a way to start and to cancel. */
export function WritingControls({ writing, busy, start, cancel }: WritingControlsProps) {
  // Null while a field is empty.
  const [perDay, setPerDay] = useState<number | null>(writing.tokensPerDay || PER_DAY);
  const [inAll, setInAll] = useState<number | null>(writing.tokensInAll || IN_ALL);
  const [confirm, dialog] = useConfirm();
  const ask = (): void => {
    if (perDay === null || inAll === null) return;
    confirm({
      title: text.startTitle,
      text: text.startConfirm(perDay, inAll),
      confirm: text.start,
      cancel: text.keep,
      onConfirm: () => start(perDay, inAll),
    });
  };
  const field = (label: string, value: number | null, change: (value: number | null) => void) => (
    <label>
      {label}
      <InputNumber
        className={styles.tokens}
        min={LEAST}
        max={MOST}
        step={LEAST}
        precision={0}
        // Their names would become part of the label.
        controls={false}
        inputMode="numeric"
        value={value}
        onChange={change}
      />
    </label>
  );
  return (
    <div className={styles.controls}>
      {field(text.perDay, perDay, setPerDay)}
      {field(text.all, inAll, setInAll)}
      <Button disabled={busy || writing.state === 'CANCELLING' || perDay === null || inAll === null} onClick={ask}>
        {writing.state === 'ON' ? text.change : text.start}
      </Button>
      {writing.state === 'ON' && (
        <Button disabled={busy} onClick={cancel}>
          {text.cancel}
        </Button>
      )}
      {dialog}
    </div>
  );
}
