import type { ConversationExchangesQuery } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { askMessages } from '../messages.js';
import { CONVERSATION_ANSWER } from './ask.operations.js';
import type { ChatMessage, Outcome } from './conversation.js';

export type KeptExchange = NonNullable<ConversationExchangesQuery['conversationExchanges']>['nodes'][number];

const EARLY: Partial<Record<KeptExchange['state'], Outcome>> = { STOPPED: 'stopped', INTERRUPTED: 'interrupted', FAILED: 'interrupted' };

/** The messages of a kept conversation; the answer of the last question may still be missing. */
export function messagesOf(exchanges: readonly KeptExchange[]): { messages: ChatMessage[]; pending: boolean } {
  return {
    messages: exchanges.flatMap((exchange) => [questionOf(exchange), ...repliesTo(exchange)]),
    pending: exchanges.at(-1)?.state === 'PENDING',
  };
}

function questionOf({ id, question, askedAt, referenceFilename, asOn }: KeptExchange): ChatMessage {
  return {
    id: `${id}:question`,
    exchangeId: id,
    sender: 'user',
    text: question,
    timestamp: Date.parse(askedAt),
    ...(referenceFilename && { referenceFilename }),
    ...(asOn && { asOn }),
  };
}

function repliesTo({ id, state, text, reason, askedAt, answeredAt, answer, rating }: KeptExchange): ChatMessage[] {
  const timestamp = Date.parse(answeredAt ?? askedAt);
  const shared = { sender: 'assistant', timestamp } as const;
  if (state === 'PENDING') return [];
  const rated = rating && { rating: rating.verdict };
  if (answer)
    return [{ ...shared, id: `${id}:answer`, text, answer: getFragmentData(CONVERSATION_ANSWER, answer), outcome: 'checked', ...rated }];
  const written: ChatMessage[] = text || state === 'STOPPED' ? [{ ...shared, id: `${id}:answer`, text, outcome: EARLY[state] }] : [];
  if (state === 'STOPPED') return written;
  const failure = { ...shared, id: `${id}:failure`, text: askMessages.answerFailed, isError: true, ...(reason && { reason }) };
  return [...written, failure];
}
