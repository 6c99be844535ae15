import { startTransition, useEffect, useState } from 'react';
import { AssistantMessage } from './AssistantMessage.js';
import { EmptyConversation } from './EmptyConversation.js';
import { LibraryCoverage } from './LibraryCoverage.js';
import { askMessages } from '../messages.js';
import styles from './thread.module.css';
import { PendingMessage } from './PendingMessage.js';
import type { NextQuestions } from '../next-steps/NextSteps.js';
import type { ConversationControl } from '../conversation/use-conversation.js';
import { useStickToEnd } from './use-stick-to-end.js';
import { UserMessage } from './UserMessage.js';

/** Messages in the first paint of a long conversation; older ones follow without blocking it. */
const FIRST_PAINT = 12;

type MessageListProps = Pick<ConversationControl, 'messages' | 'pending' | 'retry' | 'edit' | 'clarify'> & {
  /** Asks a question as if it had been typed. */
  ask: (question: string) => void;
};

export function MessageList({ messages, pending, retry, edit, ask, clarify }: MessageListProps) {
  const [whole, setWhole] = useState(messages.length <= FIRST_PAINT);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  const shown = whole ? messages : messages.slice(-FIRST_PAINT);
  const { list, onScroll } = useStickToEnd(shown, pending);
  const lastId = pending ? undefined : messages.at(-1)?.id;
  // The pressed button disappears with the question and would take the focus with it.
  const keepFocus = (): void => list.current?.focus({ preventScroll: true });
  const next: NextQuestions = {
    onAsk: (question) => {
      keepFocus();
      ask(question);
    },
    onClarify: (option) => {
      keepFocus();
      clarify(option);
    },
  };
  return (
    <div ref={list} onScroll={onScroll} className={styles.list} role="region" aria-label={askMessages.conversation} tabIndex={0}>
      <div className={styles.thread}>
        {messages.length === 0 && !pending && (
          <EmptyConversation>
            <LibraryCoverage />
          </EmptyConversation>
        )}
        {shown.map((message) =>
          message.sender === 'user' ? (
            <UserMessage key={message.id} message={message} onEdit={pending ? undefined : edit} />
          ) : (
            <AssistantMessage key={message.id} message={message} {...(message.id === lastId && { onRetry: retry, next })} />
          ),
        )}
        {pending && <PendingMessage pending={pending} />}
      </div>
    </div>
  );
}
