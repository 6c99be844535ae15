import { memo } from 'react';
import { formatTime } from '../../shared/format/dates.js';
import type { ChatMessage } from './conversation.js';
import { askMessages } from './messages.js';
import styles from './messages.module.css';

export const UserMessage = memo(function UserMessage({ message }: { message: ChatMessage }) {
  const { text, timestamp, referenceFilename } = message;
  return (
    <article className={`${styles.message} ${styles.user}`}>
      <header>
        <strong>{askMessages.you}</strong> <time dateTime={new Date(timestamp).toISOString()}>{formatTime(timestamp)}</time>
      </header>
      <p className={styles.question}>{text}</p>
      {referenceFilename && <p className={styles.note}>{referenceFilename}</p>}
    </article>
  );
});
