import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer, useRef } from 'react';
import { notify } from '../../shared/notices/toasts.js';
import { randomId } from '../../shared/random-id.js';
import { useSignedInUser } from '../../shared/session/hooks.js';
import { historyOf, reduceConversation, type ChatMessage, type Conversation } from './conversation.js';
import { readConversation, writeConversation } from './conversation-storage.js';
import { askMessages } from './messages.js';
import { requestAnswer } from './request-answer.js';
import { createTextBatch } from './text-batch.js';

/** Earlier messages that go with a question. */
const HISTORY_TURNS = 6;

export interface ConversationControl extends Conversation {
  ask: (question: string, referenceFilename?: string) => void;
  /** Puts the last question once more. */
  retry: () => void;
  stop: () => void;
  clear: () => void;
}

const stamp = () => ({ id: randomId(), timestamp: Date.now() });

/** The chat: one question at a time, its streamed answer, and the memory of this browser. */
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
    const input = { question: question.text, referenceFilename: question.referenceFilename, history: historyOf(earlier, HISTORY_TURNS) };
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
      onError: () => {
        batch.flush();
        if (received) dispatch({ type: 'ended-early', outcome: 'interrupted', stamp: stamp() });
        dispatch({ type: 'failed', text: askMessages.answerFailed, stamp: stamp() });
        notify.error(askMessages.toastFailed);
      },
    });
    abandon.current = () => {
      cancel();
      batch.flush();
    };
  };

  return {
    ...state,
    ask: (text, referenceFilename) => {
      const message: ChatMessage = { ...stamp(), sender: 'user', text, referenceFilename };
      dispatch({ type: 'asked', message });
      request(message, messages);
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
