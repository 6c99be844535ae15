/** What another screen asks of the chat when it sends somebody there: a new chat, or one that is kept. */
export type ChatRequest = { chat: 'new' } | { chat: 'open'; id: string };

/** Reads the state of an address; null where nothing is asked of the chat. */
export function chatRequestOf(state: unknown): ChatRequest | null {
  if (typeof state !== 'object' || state === null || !('chat' in state)) return null;
  if (state.chat === 'new') return { chat: 'new' };
  return state.chat === 'open' && 'id' in state && typeof state.id === 'string' ? { chat: 'open', id: state.id } : null;
}
