import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { randomId } from '../../../shared/lib/random-id.js';
import { createTextBatch } from '../../../shared/lib/text-batch.js';
import { useSignedInUser } from '../../../shared/session/hooks.js';
import { askMessages } from '../messages.js';
import { historyOf, messagesBefore, reduceConversation, type ChatMessage, type Choice, type Conversation } from './conversation.js';
import { readConversation, readKeeping, writeConversation, writeKeeping, type Keeping } from './conversation-storage.js';
import { createConversation, stopKeptAnswer, undoKeptEdit } from './kept-conversation.js';
import { noteConversationChange } from './kept-state.js';
import { requestAnswer } from './request-answer.js';
import { useReopened } from './use-reopened.js';

/** Earlier messages sent with a question. */
const HISTORY_TURNS = 6;
/** Errors that the user can resolve by waiting or by changing something. */
const REFUSALS = new Set([
  'RATE_LIMITED',
  'FILE_NOT_FOUND',
  'FILE_NOT_READY',
  'FILE_UNREADABLE',
  'VALIDATION_FAILED',
  'CONVERSATION_BUSY',
  'CONVERSATION_FULL',
  'CONVERSATION_TOO_LONG',
]);

/** Whether a kept conversation of which nothing is on the screen yet is being read, or could not be. */
export type Opening = 'reading' | 'failed' | null;

export interface ConversationControl extends Conversation {
  opening: Opening;
  /** The kept conversation on the screen; null before its first question, and for one that is not saved. */
  conversationId: string | null;
  /** Whether questions are kept on the server. */
  saved: boolean;
  setSaved: (saved: boolean) => void;
  /** Shows a kept conversation. */
  open: (conversationId: string) => void;
  ask: (question: string, referenceFilename?: string, asOn?: string) => void;
  /** Asks the last question again. */
  retry: () => void;
  /** Asks the last question again with what it left open, as a new turn. */
  clarify: (option: string) => void;
  /** Asks the last question again about one of the topics that were offered, as a new turn. */
  choose: (topic: Choice) => void;
  /** Replaces an earlier question and everything after it. */
  edit: (id: string, question: string) => void;
  /** Restores what the last edit or clearing removed; undefined if there is nothing to restore. */
  undo?: () => void;
  stop: () => void;
  clear: () => void;
  /** Begins another chat; what was kept stays in the list. */
  begin: () => void;
}

/** The server's message for a refusal; for its own failures it says no more than ours. */
function reasonOf(error: unknown): string | undefined {
  const { code, detail } = toAppError(error);
  return REFUSALS.has(code) ? detail : undefined;
}

/** Whether what this browser has stored is what the address names. */
const isStored = (userId: string, named: string | null): boolean => named === null || readKeeping(userId).conversationId === named;

const stamp = () => ({ id: randomId(), timestamp: Date.now() });

/**
 * The chat: one question at a time, its streamed answer, the copy in this browser, and the conversation that the server keeps.
 * @param named the kept conversation that the address names; null goes on with the last one of this browser
 */
export function useConversation(named: string | null): ConversationControl {
  const client = useApolloClient();
  const { id: userId } = useSignedInUser();
  const [state, dispatch] = useReducer(reduceConversation, userId, (id) => ({
    messages: isStored(id, named) ? readConversation(id) : [],
    pending: null,
  }));
  const [keeping, keep] = useState<Keeping>(() => (isStored(userId, named) ? readKeeping(userId) : { conversationId: named, saved: true }));
  const [opening, setOpening] = useState<Opening>(() => (state.messages.length > 0 || keeping.conversationId === null ? null : 'reading'));
  const { messages, pending } = state;
  const { conversationId, saved } = keeping;
  const abandon = useRef<() => void>(undefined);
  /** What an undo brings back: the chat that was cleared, or what a question replaced. */
  const undoing = useRef<{ cleared: Keeping } | { edited: string }>(undefined);

  useEffect(() => writeKeeping(userId, keeping), [userId, keeping]);
  useEffect(() => writeConversation(userId, messages), [userId, messages]);
  useEffect(() => () => abandon.current?.(), []);

  const reopening = useReopened({
    conversationId,
    onOpened: (opened) => {
      setOpening(null);
      dispatch({ type: 'opened', ...opened });
    },
    onGone: () => {
      if (opening) notify.error(askMessages.gone);
      setOpening(null);
      keep({ conversationId: null, saved: true });
    },
    onFailed: () => setOpening((now) => now && 'failed'),
  });

  const request = (question: ChatMessage, earlier: readonly ChatMessage[], replaces?: string): void => {
    reopening.drop();
    setOpening(null);
    const batch = createTextBatch((text) => dispatch({ type: 'text', text }));
    let received = false;
    let known = false;
    let left = false;
    let cancel: (() => void) | undefined;
    const { referenceFilename, asOn, topic } = question;

    const fail = (error: unknown): void => {
      batch.flush();
      if (received) dispatch({ type: 'ended-early', outcome: 'interrupted', stamp: stamp() });
      dispatch({ type: 'failed', text: askMessages.answerFailed, reason: reasonOf(error), stamp: stamp() });
      notify.error(askMessages.toastFailed);
    };
    const begin = (id: string | null): void => {
      if (left) return;
      const input = {
        question: question.text,
        referenceFilename,
        asOn,
        topic,
        history: historyOf(earlier, HISTORY_TURNS),
        ...(id && { conversationId: id, replaces }),
      };
      cancel = requestAnswer(client, input, {
        onKept: (exchangeId) => {
          if (known) return;
          known = true;
          dispatch({ type: 'kept', exchangeId });
          noteConversationChange();
        },
        onStage: (stage) => dispatch({ type: 'stage', stage }),
        onText: (text) => {
          received = true;
          batch.add(text);
        },
        onAnswer: (answer) => {
          batch.drop();
          dispatch({ type: 'answered', answer, stamp: stamp() });
          if (!id) return;
          noteConversationChange();
          // Without a socket, the exchange is not known.
          if (!known) reopening.read(id);
        },
        onError: fail,
      });
    };
    abandon.current = () => {
      left = true;
      cancel?.();
      batch.flush();
    };
    if (!saved || conversationId) return begin(conversationId);
    createConversation(client).then(
      (id) => {
        if (!left) keep({ conversationId: id, saved });
        begin(id);
      },
      (error: unknown) => {
        // An answer that is not saved is better than none.
        notify.error(toAppError(error).detail ?? askMessages.notKept);
        begin(null);
      },
    );
  };

  function send(asked: Pick<ChatMessage, 'text' | 'referenceFilename' | 'asOn' | 'topic'>): void {
    const message: ChatMessage = { ...stamp(), sender: 'user', ...asked };
    dispatch({ type: 'asked', message });
    request(message, messages);
  }

  /** Sends the last question again with what was chosen in answer to it. */
  function askAgain(chosen: string, topic?: string): void {
    const question = messages.findLast((message) => message.sender === 'user');
    if (!question || pending) return;
    const { referenceFilename, asOn } = question;
    send({ text: askMessages.clarified(question.text, chosen), referenceFilename, asOn, topic: topic ?? question.topic });
  }

  function edit(id: string, text: string): void {
    const original = messages.find((message) => message.id === id);
    if (!original || pending) return;
    const { referenceFilename, asOn, exchangeId } = original;
    const message: ChatMessage = { ...stamp(), sender: 'user', text, referenceFilename, asOn };
    dispatch({ type: 'edited', id, message });
    undoing.current = { edited: message.id };
    request(message, messagesBefore(messages, id), exchangeId);
  }

  function undo(): void {
    abandon.current?.();
    dispatch({ type: 'undone' });
    const undone = undoing.current;
    if (undone && 'cleared' in undone) return keep(undone.cleared);
    const exchangeId = messages.find((message) => message.id === undone?.edited)?.exchangeId;
    if (!conversationId || !exchangeId) return;
    undoKeptEdit(client, conversationId, exchangeId)
      // Whatever could be undone there, the screen shows what the server keeps.
      .catch(() => undefined)
      .finally(() => reopening.read(conversationId));
  }

  // A stable function, so that long conversations do not re-render every question.
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
  });
  const stableEdit = useCallback((id: string, text: string) => latest.current(id, text), []);

  function clear(): void {
    abandon.current?.();
    reopening.drop();
    setOpening(null);
    undoing.current = { cleared: keeping };
    keep({ conversationId: null, saved: true });
    dispatch({ type: 'cleared' });
  }

  return {
    ...state,
    opening,
    conversationId,
    saved,
    setSaved: (next) => keep({ conversationId: null, saved: next }),
    open: (id) => {
      abandon.current?.();
      keep({ conversationId: id, saved: true });
      dispatch({ type: 'opened', messages: [], pending: false });
      setOpening('reading');
      reopening.read(id);
    },
    edit: stableEdit,
    undo: state.before?.length ? undo : undefined,
    ask: (text, referenceFilename, asOn) => send({ text, referenceFilename, asOn }),
    clarify: (option) => askAgain(option),
    choose: ({ name, topic }) => askAgain(name, topic),
    retry: () => {
      const last = messages.findLastIndex((message) => message.sender === 'user');
      const question = messages[last];
      if (!question || pending) return;
      dispatch({ type: 'asked-again' });
      request(question, messages.slice(0, last), question.exchangeId);
    },
    stop: () => {
      abandon.current?.();
      if (conversationId) stopKeptAnswer(client, conversationId);
      dispatch({ type: 'ended-early', outcome: 'stopped', stamp: stamp() });
    },
    clear,
    begin: () => {
      // What only this browser has can be brought back.
      if (!conversationId) return messages.length > 0 ? clear() : undefined;
      clear();
      dispatch({ type: 'opened', messages: [], pending: false });
    },
  };
}
