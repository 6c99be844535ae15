import { MAX_TURN_LENGTH } from '../../../shared/config/limits.js';
import type { ConversationAnswer_AnswerFragment, RatingVerdict } from '../../../shared/gql/graphql.js';

type LaterField =
  | 'statements'
  | 'withheldReferences'
  | 'sections'
  | 'missingLaw'
  | 'followUps'
  | 'clarify'
  | 'choices'
  | 'corrections'
  | 'explanation'
  | 'helplines'
  | 'deadlines';

/** An answer as stored in the conversation; one stored by an earlier release lacks the later fields. */
export type CheckedAnswer = Omit<ConversationAnswer_AnswerFragment, LaterField> &
  Partial<Pick<ConversationAnswer_AnswerFragment, LaterField>>;

/** The `answeredBy` of an answer that quotes and writes nothing of its own. */
export const QUOTES_ONLY = 'extractive';

/** A section that an answer quotes or names. */
export type Section = ConversationAnswer_AnswerFragment['sections'][number];

/** A topic that a question may be about. */
export type Choice = ConversationAnswer_AnswerFragment['choices'][number];

/** How an assistant's message ended; `stopped` and `interrupted` keep the text received so far. */
export type Outcome = 'checked' | 'stopped' | 'interrupted';

export interface ChatMessage {
  id: string;
  sender: 'user' | 'assistant';
  text: string;
  /** Milliseconds since the epoch. */
  timestamp: number;
  isError?: boolean;
  /** Why there is no answer, if the user can do something about it. */
  reason?: string;
  outcome?: Outcome;
  answer?: CheckedAnswer;
  /** The file that a question was about. */
  referenceFilename?: string;
  /** The day on which the law that a question asks for was in force, such as "2024-07-01". */
  asOn?: string;
  /** Id of the topic that was chosen for a question. */
  topic?: string;
  /** The exchange of the kept conversation that a question belongs to. */
  exchangeId?: string;
  /** What the asker said of an answer when it was read again. */
  rating?: RatingVerdict;
}

/** An answer in progress. */
export interface PendingAnswer {
  /** The current stage, in the server's words. */
  stage: string | null;
  text: string;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  pending: PendingAnswer | null;
  /** The messages before a question was edited or the chat cleared; dropped with the next question. */
  before?: readonly ChatMessage[];
}

type Stamp = Pick<ChatMessage, 'id' | 'timestamp'>;

export type ConversationEvent =
  | { type: 'asked'; message: ChatMessage }
  | { type: 'asked-again' }
  /** An edited question replaces the original and everything after it. */
  | { type: 'edited'; id: string; message: ChatMessage }
  | { type: 'undone' }
  /** The server keeps the last question. */
  | { type: 'kept'; exchangeId: string }
  /** A kept conversation replaces the one on the screen. */
  | { type: 'opened'; messages: readonly ChatMessage[]; pending: boolean }
  | { type: 'stage'; stage: string }
  | { type: 'text'; text: string }
  | { type: 'answered'; answer: CheckedAnswer; stamp: Stamp }
  | { type: 'ended-early'; outcome: 'stopped' | 'interrupted'; stamp: Stamp }
  | { type: 'failed'; text: string; reason?: string; stamp: Stamp }
  | { type: 'cleared' };

const NO_TEXT_YET: PendingAnswer = { stage: null, text: '' };

/** The conversation after an event; pure. */
export function reduceConversation(state: Conversation, event: ConversationEvent): Conversation {
  const { messages, pending } = state;
  const close = (message: ChatMessage): Conversation => ({ ...state, messages: [...messages, message], pending: null });
  switch (event.type) {
    case 'asked':
      return { messages: [...messages, event.message], pending: NO_TEXT_YET };
    case 'asked-again':
      return { messages: upToLastQuestion(messages), pending: NO_TEXT_YET };
    case 'edited':
      return { messages: [...messagesBefore(messages, event.id), event.message], pending: NO_TEXT_YET, before: messages };
    case 'undone':
      return { messages: state.before ?? messages, pending: null };
    case 'kept':
      return { ...state, messages: withExchange(messages, event.exchangeId) };
    case 'opened':
      return { messages: event.messages, pending: event.pending ? NO_TEXT_YET : null };
    case 'stage':
      return { ...state, pending: pending && { ...pending, stage: event.stage } };
    case 'text':
      return { ...state, pending: pending && { ...pending, text: pending.text + event.text } };
    case 'answered':
      return close({ ...event.stamp, sender: 'assistant', text: event.answer.text, answer: event.answer, outcome: 'checked' });
    case 'ended-early':
      if (!pending || (!pending.text && event.outcome !== 'stopped')) return { ...state, pending: null };
      return close({ ...event.stamp, sender: 'assistant', text: pending.text, outcome: event.outcome });
    case 'failed':
      return close({ ...event.stamp, sender: 'assistant', text: event.text, isError: true, reason: event.reason });
    case 'cleared':
      return { messages: [], pending: null, before: messages };
  }
}

function upToLastQuestion(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = messages.findLastIndex((message) => message.sender === 'user');
  return messages.slice(0, last + 1);
}

function withExchange(messages: readonly ChatMessage[], exchangeId: string): readonly ChatMessage[] {
  const last = messages.findLastIndex((message) => message.sender === 'user');
  return messages.map((message, index) => (index === last ? { ...message, exchangeId } : message));
}

/** The messages before the one with this id. */
export function messagesBefore(messages: readonly ChatMessage[], id: string): readonly ChatMessage[] {
  const at = messages.findIndex((message) => message.id === id);
  return at < 0 ? messages : messages.slice(0, at);
}

/** Earlier turns to send with a new question, oldest first, without errors and incomplete answers. */
export function historyOf(messages: readonly ChatMessage[], turns: number): { role: 'USER' | 'ASSISTANT'; text: string }[] {
  return messages
    .filter((message) => !message.isError && (message.sender === 'user' || message.outcome === 'checked'))
    .slice(-turns)
    .map(({ sender, text }) => ({ role: sender === 'user' ? 'USER' : 'ASSISTANT', text: text.slice(0, MAX_TURN_LENGTH) }));
}
