import { useState } from 'react';
import { MAX_QUESTION_LENGTH } from '../../shared/config/limits.js';
import styles from './AskBox.module.css';
import { askBoxMessages as text } from './messages.js';

/** A question, which is asked elsewhere. */
export function AskBox({ onAsk, placeholder = text.question }: { onAsk: (question: string) => void; placeholder?: string }) {
  const [question, setQuestion] = useState('');
  const asked = question.trim();
  const send = (): void => {
    if (asked) onAsk(asked);
  };
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label={text.question}
        placeholder={placeholder}
        rows={1}
        maxLength={MAX_QUESTION_LENGTH}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button className="button button-primary" type="submit" disabled={!asked}>
        {text.ask}
      </button>
    </form>
  );
}
