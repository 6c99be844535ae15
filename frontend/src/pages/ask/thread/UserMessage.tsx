import { Button } from 'antd';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay, formatTime } from '../../../shared/format/dates.js';
import type { ChatMessage } from '../conversation/conversation.js';
import { EditQuestion } from './EditQuestion.js';
import { askMessages } from '../messages.js';
import styles from './thread.module.css';

interface UserMessageProps {
  message: ChatMessage;
  /** Whether the reader asked it. */
  isOwn: boolean;
  /** Edits this question and asks again; undefined while an answer is in progress. */
  onEdit?: (id: string, question: string) => void;
}

export const UserMessage = memo(function UserMessage({ message, isOwn, onEdit }: UserMessageProps) {
  const { id, text, timestamp, referenceFilename, asOn } = message;
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = (): void => {
    flushSync(() => setEditing(false));
    opener.current?.focus();
  };
  const resend = (question: string): void => {
    setEditing(false);
    onEdit?.(id, question);
  };
  return (
    <article className={`${styles.message} ${styles.user}`} data-editing={editing}>
      <header>
        <strong>{isOwn ? askMessages.you : askMessages.others}</strong>{' '}
        <time dateTime={new Date(timestamp).toISOString()}>{formatTime(timestamp)}</time>
      </header>
      {editing && onEdit ? (
        <EditQuestion question={text} onSend={resend} onCancel={cancel} />
      ) : (
        <>
          <p className={styles.question}>{text}</p>
          {referenceFilename && <p className={styles.note}>{referenceFilename}</p>}
          {asOn && <p className={styles.note}>{askMessages.asOnDay(formatDay(asOn))}</p>}
          {onEdit && (
            <Button ref={opener} size="small" type="text" className={`${styles.edit} no-print`} onClick={() => setEditing(true)}>
              {askMessages.edit}
            </Button>
          )}
        </>
      )}
    </article>
  );
});
