import type { ChatMessage } from '../conversation/conversation.js';

/** A question with what followed it. */
export interface Turn {
  id: string;
  messages: readonly ChatMessage[];
}

/** The messages by question, oldest first; a turn has the id of its first message. */
export function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  const turns: { id: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.sender === 'user' || !last) turns.push({ id: message.id, messages: [message] });
    else last.messages.push(message);
  }
  return turns;
}
