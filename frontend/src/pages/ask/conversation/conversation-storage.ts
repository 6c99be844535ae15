import { privateKey, readJson, readText, writeText } from '../../../shared/storage/local-store.js';
import type { ChatMessage } from './conversation.js';

/** Most messages stored in the browser; older ones are dropped at the next reload. */
const MAX_STORED = 200;

const keyOf = (userId: string): string => privateKey(userId, 'conversation');

function isMessage(value: unknown): value is ChatMessage {
  const { id, sender, text, timestamp } = (value ?? {}) as Partial<ChatMessage>;
  return (
    typeof id === 'string' && (sender === 'user' || sender === 'assistant') && typeof text === 'string' && typeof timestamp === 'number'
  );
}

/** The user's stored conversation, oldest message first; damaged parts are left out. */
export function readConversation(userId: string): ChatMessage[] {
  const stored = readJson(keyOf(userId));
  return Array.isArray(stored) ? stored.filter(isMessage) : [];
}

/** Whether anything is stored; cheaper than reading it. */
export const hasConversation = (userId: string): boolean => readText(keyOf(userId)) !== null;

/** Stores the conversation; an empty one leaves nothing behind. */
export function writeConversation(userId: string, messages: readonly ChatMessage[]): void {
  writeText(keyOf(userId), messages.length ? JSON.stringify(messages.slice(-MAX_STORED)) : null);
}

/** Where questions are kept besides this browser. */
export interface Keeping {
  /** The kept conversation that the stored copy belongs to. */
  conversationId: string | null;
  /** Whether the server keeps the conversation. */
  saved: boolean;
}

const keepingKey = (userId: string): string => privateKey(userId, 'conversation.kept');

/** A conversation is saved unless its user chose otherwise. */
export function readKeeping(userId: string): Keeping {
  const { conversationId, saved } = (readJson(keepingKey(userId)) ?? {}) as Partial<Record<keyof Keeping, unknown>>;
  return { conversationId: typeof conversationId === 'string' ? conversationId : null, saved: saved !== false };
}

export const writeKeeping = (userId: string, keeping: Keeping): void => writeText(keepingKey(userId), JSON.stringify(keeping));
