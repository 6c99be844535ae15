import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { openConversation, type OpenedConversation } from './kept-conversation.js';

/** Milliseconds between polls for an answer that is still being written. */
const POLL_MS = 2000;

interface Reopened {
  /** The conversation on the screen. */
  conversationId: string | null;
  onOpened: (opened: OpenedConversation) => void;
  /** It was deleted, here or on another device. */
  onGone: () => void;
  /** It could not be read. */
  onFailed: () => void;
}

export interface Reopening {
  /** Reads a kept conversation, and again while its last answer is being written. */
  read: (conversationId: string) => void;
  /** Ignores what is being read: something else is on the screen now. */
  drop: () => void;
}

/**
 * Reads a kept conversation: when the screen opens, since another device may have continued it, and whenever it is asked to. If
 * it cannot be read, the copy on the screen stays.
 */
export function useReopened({ conversationId, onOpened, onGone, onFailed }: Reopened): Reopening {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The reading whose result counts; a later one, or a question, makes it obsolete. */
  const latest = useRef(0);
  const onResult = useRef({ onOpened, onGone, onFailed });
  useEffect(() => {
    onResult.current = { onOpened, onGone, onFailed };
  });

  const read = useCallback(
    (id: string): void => {
      clearTimeout(timer.current);
      const turn = ++latest.current;
      openConversation(client, id).then(
        (opened) => {
          if (turn !== latest.current) return;
          if (!opened) return onResult.current.onGone();
          onResult.current.onOpened(opened);
          if (opened.pending) timer.current = setTimeout(() => read(id), POLL_MS);
        },
        () => turn === latest.current && onResult.current.onFailed(),
      );
    },
    [client],
  );

  const drop = useCallback((): void => {
    latest.current += 1;
    clearTimeout(timer.current);
  }, []);

  const readFirst = useEffectEvent(() => {
    if (conversationId) read(conversationId);
  });
  useEffect(() => {
    readFirst();
    return drop;
  }, [drop]);
  return useMemo(() => ({ read, drop }), [read, drop]);
}
