import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asksForNewChat } from '../../shared/config/chat-request.js';

/**
 * Begins a new chat where another screen asked for one, once: going back or reloading does not do it again.
 * @param onQuestion asks what came with the request, once the chat is new
 */
export function useChatRequest(onNew: () => void, onQuestion: (question: string) => void): void {
  const { state, key, search } = useLocation() as { state: unknown; key: string; search: string };
  const navigate = useNavigate();
  const done = useRef('');
  const [question, setQuestion] = useState<string | null>(null);
  useEffect(() => {
    if (!asksForNewChat(state) || done.current === key) return;
    done.current = key;
    void navigate({ search }, { replace: true, state: null });
    onNew();
    if (typeof state.question === 'string') setQuestion(state.question);
  }, [state, key, search, navigate, onNew]);
  const put = useEffectEvent((asked: string): void => {
    setQuestion(null);
    onQuestion(asked);
  });
  useEffect(() => {
    if (question !== null) put(question);
  }, [question]);
}
