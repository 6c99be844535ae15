import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asksForNewChat } from '../../shared/config/chat-request.js';

/** Begins a new chat where another screen asked for one, once: going back or reloading does not do it again. */
export function useChatRequest(onNew: () => void): void {
  const { state, key, search } = useLocation() as { state: unknown; key: string; search: string };
  const navigate = useNavigate();
  const done = useRef('');
  useEffect(() => {
    if (!asksForNewChat(state) || done.current === key) return;
    done.current = key;
    void navigate({ search }, { replace: true, state: null });
    onNew();
  }, [state, key, search, navigate, onNew]);
}
