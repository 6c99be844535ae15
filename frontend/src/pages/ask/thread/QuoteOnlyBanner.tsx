import { QUOTES_ONLY, type ChatMessage } from '../conversation/conversation.js';
import { askMessages as text } from '../messages.js';
import styles from './thread.module.css';

/** Says once, above the chat, that answers only quote. */
export function QuoteOnlyBanner({ messages }: { messages: readonly ChatMessage[] }) {
  const quotes = messages.some(({ answer }) => answer?.answeredBy === QUOTES_ONLY && answer.citations.length > 0);
  if (!quotes) return null;
  return (
    <p className={styles.banner}>
      <strong>{text.quoteOnly}</strong> {text.quoteOnlyText}
    </p>
  );
}
