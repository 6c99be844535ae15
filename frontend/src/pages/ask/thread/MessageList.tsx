import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { AnswerFallback } from './AnswerFallback.js';
import { EmptyConversation } from '../empty/EmptyConversation.js';
import { loadAnswers } from './preload-answers.js';
import { LibraryCoverage } from '../empty/LibraryCoverage.js';
import { askMessages } from '../messages.js';
import { receiptAddress, slipAddress } from '../../../shared/config/paths.js';
import styles from './thread.module.css';
import { Opening } from './Opening.js';
import { PendingMessage } from './PendingMessage.js';
import type { NextQuestions } from '../next-steps/NextSteps.js';
import type { ConversationControl } from '../conversation/use-conversation.js';
import { turnsOf } from './turns.js';
import { usePinnedQuestion } from './use-pinned-question.js';
import { UserMessage } from './UserMessage.js';

/** Turns in the first paint of a long conversation; older ones follow without blocking it. */
const FIRST_PAINT = 6;

const AssistantMessage = lazy(async () => ({ default: (await loadAnswers()).AssistantMessage }));

type MessageListProps = Pick<
  ConversationControl,
  'messages' | 'conversationId' | 'pending' | 'opening' | 'retry' | 'edit' | 'clarify' | 'choose'
> & {
  /** Whether the reader began it: others only read it. */
  isOwn: boolean;
  /** Asks a question as if it had been typed. */
  ask: (question: string) => void;
  /** Exchanges whose answers cite law that was changed since. */
  lawChangedIn: ReadonlySet<string>;
  /** Called to read the conversation again that could not be opened. */
  onReopen: () => void;
};

export function MessageList({
  messages,
  conversationId,
  isOwn,
  lawChangedIn,
  pending,
  opening,
  retry,
  edit,
  ask,
  clarify,
  choose,
  onReopen,
}: MessageListProps) {
  const turns = turnsOf(messages);
  const [whole, setWhole] = useState(turns.length <= FIRST_PAINT);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  const shown = whole ? turns : turns.slice(-FIRST_PAINT);
  const lastTurn = turns.at(-1)?.id;
  const { list, last, onScroll } = usePinnedQuestion(lastTurn, whole);
  const lastId = pending ? undefined : messages.at(-1)?.id;
  // The pressed button disappears with the question and would take the focus with it.
  const keepFocus = (): void => list.current?.focus({ preventScroll: true });
  const keptAs = (exchangeId: string | undefined) =>
    conversationId !== null &&
    exchangeId !== undefined && {
      conversationId,
      exchangeId,
      receipt: receiptAddress(conversationId, exchangeId),
      slip: slipAddress(conversationId, exchangeId),
      lawChanged: lawChangedIn.has(exchangeId),
    };
  const next: NextQuestions = {
    onAsk: (question) => {
      keepFocus();
      ask(question);
    },
    onClarify: (option) => {
      keepFocus();
      clarify(option);
    },
    onChoose: (topic) => {
      keepFocus();
      choose(topic);
    },
  };
  return (
    <div ref={list} onScroll={onScroll} className={styles.list} role="region" aria-label={askMessages.conversation} tabIndex={0}>
      <div className={styles.thread}>
        {opening && <Opening failed={opening === 'failed'} onReopen={onReopen} />}
        {messages.length === 0 && !pending && !opening && (
          <EmptyConversation>
            <LibraryCoverage onAsk={next.onAsk} />
          </EmptyConversation>
        )}
        {shown.map((turn) => (
          <section key={turn.id} ref={turn.id === lastTurn ? last : undefined} className={styles.turn}>
            {turn.messages.map((message) =>
              message.sender === 'user' ? (
                <UserMessage key={message.id} message={message} isOwn={isOwn} onEdit={pending || !isOwn ? undefined : edit} />
              ) : (
                <Suspense key={message.id} fallback={<AnswerFallback />}>
                  <AssistantMessage
                    message={message}
                    {...keptAs(turn.messages[0]?.exchangeId)}
                    {...(isOwn && message.id === lastId && { onRetry: retry, next })}
                  />
                </Suspense>
              ),
            )}
            {pending && turn.id === lastTurn && <PendingMessage pending={pending} />}
          </section>
        ))}
      </div>
    </div>
  );
}
