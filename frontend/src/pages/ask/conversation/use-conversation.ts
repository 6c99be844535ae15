import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { randomId } from '../../../shared/lib/random-id.js';
import { useSignedInUser } from '../../../shared/session/hooks.js';
import { historyOf, messagesBefore, reduceConversation, type ChatMessage, type Conversation } from './conversation.js';
import { readConversation, writeConversation } from './conversation-storage.js';
import { askMessages } from '../messages.js';
import { requestAnswer } from './request-answer.js';
import { createTextBatch } from '../../../shared/lib/text-batch.js';

/** Earlier messages sent with a question. */
const HISTORY_TURNS = 6;
/** Errors that the user can resolve by waiting or by changing something. */
const REFUSALS = new Set(['RATE_LIMITED', 'FILE_NOT_FOUND', 'FILE_NOT_READY', 'FILE_UNREADABLE', 'VALIDATION_FAILED']);

export interface ConversationControl extends Conversation {
  ask: (question: string, referenceFilename?: string, asOn?: string) => void;
  /** Asks the last question again. */
  retry: () => void;
  /** Asks the last question again with what it left open, as a new turn. */
  clarify: (option: string) => void;
  /** Replaces an earlier question and everything after it. */
  edit: (id: string, question: string) => void;
  /** Restores what the last edit or clearing removed; undefined if there is nothing to restore. */
  undo?: () => void;
  stop: () => void;
  clear: () => void;
}

/** The server's message for a refusal; for its own failures it says no more than ours. */
function reasonOf(error: unknown): string | undefined {
  const { code, detail } = toAppError(error);
  return REFUSALS.has(code) ? detail : undefined;
}

const stamp = () => ({ id: randomId(), timestamp: Date.now() });

/** The chat: one question at a time, its streamed answer, and the history stored in this browser. */
export function useConversation(): ConversationControl {
  const client = useApolloClient();
  const { id: userId } = useSignedInUser();
  const [state, dispatch] = useReducer(reduceConversation, userId, (id) => ({ messages: readConversation(id), pending: null }));
  const { messages, pending } = state;
  const abandon = useRef<() => void>(undefined);

  useEffect(() => writeConversation(userId, messages), [userId, messages]);
  useEffect(() => () => abandon.current?.(), []);

  const request = (question: ChatMessage, earlier: readonly ChatMessage[]): void => {
    const batch = createTextBatch((text) => dispatch({ type: 'text', text }));
    let received = false;
    const { referenceFilename, asOn } = question;
    const input = { question: question.text, referenceFilename, asOn, history: historyOf(earlier, HISTORY_TURNS) };
    const cancel = requestAnswer(client, input, {
      onStage: (stage) => dispatch({ type: 'stage', stage }),
      onText: (text) => {
        received = true;
        batch.add(text);
      },
      onAnswer: (answer) => {
        batch.drop();
        dispatch({ type: 'answered', answer, stamp: stamp() });
      },
      onError: (error) => {
        batch.flush();
        if (received) dispatch({ type: 'ended-early', outcome: 'interrupted', stamp: stamp() });
        dispatch({ type: 'failed', text: askMessages.answerFailed, reason: reasonOf(error), stamp: stamp() });
        notify.error(askMessages.toastFailed);
      },
    });
    abandon.current = () => {
      cancel();
      batch.flush();
    };
  };

  function edit(id: string, text: string): void {
    const original = messages.find((message) => message.id === id);
    if (!original || pending) return;
    const { referenceFilename, asOn } = original;
    const message: ChatMessage = { ...stamp(), sender: 'user', text, referenceFilename, asOn };
    dispatch({ type: 'edited', id, message });
    request(message, messagesBefore(messages, id));
  }

  function ask(text: string, referenceFilename?: string, asOn?: string): void {
    const message: ChatMessage = { ...stamp(), sender: 'user', text, referenceFilename, asOn };
    dispatch({ type: 'asked', message });
    request(message, messages);
  }

  // A stable function, so that long conversations do not re-render every question.
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
  });
  const stableEdit = useCallback((id: string, text: string) => latest.current(id, text), []);

  return {
    ...state,
    edit: stableEdit,
    undo: state.before?.length
      ? () => {
          abandon.current?.();
          dispatch({ type: 'undone' });
        }
      : undefined,
    ask,
    clarify: (option) => {
      const question = messages.findLast((message) => message.sender === 'user');
      if (question && !pending) ask(askMessages.clarified(question.text, option), question.referenceFilename, question.asOn);
    },
    retry: () => {
      const last = messages.findLastIndex((message) => message.sender === 'user');
      const question = messages[last];
      if (!question || pending) return;
      dispatch({ type: 'asked-again' });
      request(question, messages.slice(0, last));
    },
    stop: () => {
      abandon.current?.();
      dispatch({ type: 'ended-early', outcome: 'stopped', stamp: stamp() });
    },
    clear: () => {
      abandon.current?.();
      dispatch({ type: 'cleared' });
    },
  };
}
