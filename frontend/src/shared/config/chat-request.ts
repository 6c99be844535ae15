/** What another screen asks of the chat when it sends somebody there: a new chat. A kept one has an address. */
export interface ChatRequest {
  chat: 'new';
  /** What is asked in it at once. */
  question?: string;
}

/** Whether the state of an address asks for a new chat. */
export const asksForNewChat = (state: unknown): state is ChatRequest =>
  typeof state === 'object' && state !== null && 'chat' in state && state.chat === 'new';
