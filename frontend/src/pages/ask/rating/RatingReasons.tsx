import { Button, Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { AnswerRatingInput, RatingReason } from '../../../shared/gql/graphql.js';
import { ratingMessages as text, REASON_NAMES } from './messages.js';
import styles from './rating.module.css';

const NOTE_MAX = 500;

interface RatingReasonsProps {
  /** The reason that is chosen to begin with. */
  first?: RatingReason;
  busy: boolean;
  onSend: (input: Omit<AnswerRatingInput, 'verdict'>) => Promise<void>;
  onCancel: () => void;
}

/** Asks why an answer did not help, and whether the question may go along. */
export function RatingReasons({ first, busy, onSend, onCancel }: RatingReasonsProps) {
  const id = useId();
  const [reason, setReason] = useState<RatingReason | null>(first ?? null);
  const [note, setNote] = useState('');
  const [shareQuestion, setShareQuestion] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>(':checked, input')?.focus({ preventScroll: true }), []);
  return (
    <form
      ref={form}
      className={styles.reasons}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend({ reason, note: note.trim() || null, shareQuestion });
      }}
    >
      <fieldset disabled={busy}>
        <legend>{text.why}</legend>
        {REASON_NAMES.map((each) => (
          <label key={each} className={styles.reason}>
            <input type="radio" name={id} value={each} checked={reason === each} onChange={() => setReason(each)} />
            {text.reasonName(each)}
          </label>
        ))}
      </fieldset>
      <label className={styles.note}>
        {text.note}
        <Input.TextArea
          value={note}
          disabled={busy}
          maxLength={NOTE_MAX}
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <label className={styles.reason}>
        <input type="checkbox" checked={shareQuestion} disabled={busy} onChange={({ target }) => setShareQuestion(target.checked)} />
        {text.share}
      </label>
      <p className={styles.help}>{text.shareHelp}</p>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {text.send}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
