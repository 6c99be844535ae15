import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { asksForNewChat } from '../../shared/config/chat-request.js';
import { conversationAddress } from '../../shared/config/paths.js';

interface Shown {
  /** The kept conversation on the screen. */
  conversationId: string | null;
  onOpen: (id: string) => void;
  onNew: () => void;
}

/** The conversation that the address names; null for none. */
export const useAddressedConversation = (): string | null => useParams().conversation ?? null;

/** Keeps the address and the conversation on the screen the same: each follows the other. */
export function useConversationAddress({ conversationId, onOpen, onNew }: Shown): void {
  const named = useAddressedConversation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const last = useRef(named);
  const follow = useEffectEvent((): void => {
    if (named === conversationId) return;
    if (named === null) onNew();
    else onOpen(named);
  });
  useEffect(() => {
    // At first the screen begins with what the address names, or goes on with the last conversation.
    if (last.current === named) return;
    last.current = named;
    follow();
  }, [named]);
  const lead = useEffectEvent((): void => {
    // The last conversation is about to be left for a new chat.
    if (asksForNewChat(state)) return;
    // A chat that has just got its conversation has no other address to go back to.
    if (named !== conversationId) void navigate(conversationAddress(conversationId), { replace: named === null });
  });
  useEffect(() => lead(), [conversationId]);
}
