import type { Conversation } from './conversation/conversation.js';
import { askMessages } from './messages.js';

/** Tells screen readers once that an answer is ready, rather than reading it out as it grows. */
export function AnswerAnnouncer({ messages, pending }: Conversation) {
  const last = messages.at(-1);
  const ready = !pending && last?.sender === 'assistant' && !last.isError;
  return (
    <p role="status" className="visually-hidden">
      {ready ? askMessages.ready : ''}
    </p>
  );
}
