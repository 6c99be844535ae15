import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { chatRequestOf } from '../../shared/config/chat-request.js';

/** Does what another screen asked of the chat, once: going back or reloading does not do it again. */
export function useChatRequest({ onNew, onOpen }: { onNew: () => void; onOpen: (id: string) => void }): void {
  const { state, key, search } = useLocation() as { state: unknown; key: string; search: string };
  const navigate = useNavigate();
  const done = useRef('');
  useEffect(() => {
    const request = chatRequestOf(state);
    if (!request || done.current === key) return;
    done.current = key;
    void navigate({ search }, { replace: true, state: null });
    if (request.chat === 'new') onNew();
    else onOpen(request.id);
  }, [state, key, search, navigate, onNew, onOpen]);
}
