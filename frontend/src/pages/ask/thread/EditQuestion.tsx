import { Button } from 'antd';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { GrowingTextArea } from '../../../components/ui/growing-text-area/GrowingTextArea.js';
import { MAX_QUESTION_LENGTH } from '../../../shared/config/limits.js';
import { askMessages as text } from '../messages.js';
import styles from './thread.module.css';

interface EditQuestionProps {
  question: string;
  onSend: (question: string) => void;
  onCancel: () => void;
}

/** An earlier question, open for editing. Same keys as in the composer; Escape cancels. */
export function EditQuestion({ question, onSend, onCancel }: EditQuestionProps) {
  const [draft, setDraft] = useState(question);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (draft.trim()) onSend(draft.trim());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form onSubmit={send}>
      <GrowingTextArea
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={MAX_QUESTION_LENGTH}
        aria-label={text.editLabel}
        maxRows={10}
        autoFocus
      />
      <div className={styles.actions}>
        <Button size="small" type="primary" htmlType="submit" disabled={!draft.trim()}>
          {text.resend}
        </Button>
        <Button size="small" onClick={onCancel}>
          {text.cancelEdit}
        </Button>
      </div>
    </form>
  );
}
