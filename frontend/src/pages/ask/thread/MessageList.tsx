import { startTransition, useEffect, useState } from 'react';
import { AssistantMessage } from './AssistantMessage.js';
import { EmptyConversation } from './EmptyConversation.js';
import { askMessages } from '../messages.js';
import styles from './thread.module.css';
import { PendingMessage } from './PendingMessage.js';
import type { ConversationControl } from '../conversation/use-conversation.js';
import { useStickToEnd } from './use-stick-to-end.js';
import { UserMessage } from './UserMessage.js';

/** Messages in the first paint of a long conversation; older ones follow without blocking it. */
const FIRST_PAINT = 12;

type MessageListProps = Pick<ConversationControl, 'messages' | 'pending' | 'retry' | 'edit'>;

export function MessageList({ messages, pending, retry, edit }: MessageListProps) {
  const [whole, setWhole] = useState(messages.length <= FIRST_PAINT);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  const shown = whole ? messages : messages.slice(-FIRST_PAINT);
  const { list, onScroll } = useStickToEnd(shown, pending);
  const lastId = messages.at(-1)?.id;
  return (
    <div ref={list} onScroll={onScroll} className={styles.list} role="region" aria-label={askMessages.conversation} tabIndex={0}>
      <div className={styles.thread}>
        {messages.length === 0 && !pending && <EmptyConversation />}
        {shown.map((message) =>
          message.sender === 'user' ? (
            <UserMessage key={message.id} message={message} onEdit={pending ? undefined : edit} />
          ) : (
            <AssistantMessage key={message.id} message={message} onRetry={message.id === lastId && !pending ? retry : undefined} />
          ),
        )}
        {pending && <PendingMessage pending={pending} />}
      </div>
    </div>
  );
}
