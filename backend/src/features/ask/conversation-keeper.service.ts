import type { Actor } from '../../core/access/actor.js';
import type { Answer } from './ask.views.js';

/** A question that belongs to a conversation. */
export interface KeptQuestion {
  conversationId: string;
  question: string;
  referenceFilename: string | null;
  asOn: string | null;
  /** The matter that it is asked in; null asks in that of the conversation, if it has one. */
  matterId: string | null;
  /** The exchange that it replaces, with everything after it; null appends it. */
  replaces: string | null;
}

/** An earlier message of a conversation. */
export interface KeptTurn {
  role: 'user' | 'assistant';
  text: string;
}

/** A question that was stored and is waiting for its answer. */
export interface KeptExchange {
  id: string;
  /** The matter of its conversation; null for none. */
  matterId: string | null;
  /** What was said before it, oldest first. */
  history: readonly KeptTurn[];
  /** Aborts when its owner stops the answer, in whichever process. */
  stopped: AbortSignal;
  /** Stores the whole answer. */
  answered(answer: Answer): Promise<void>;
  /** Stores what had been written when the answer ended early, and why. */
  ended(state: 'stopped' | 'failed' | 'interrupted', text: string, reason: string | null): Promise<void>;
  /** Stops listening for the owner's stop. */
  close(): void;
}

/** Keeps questions and answers of conversations. Bound by the composition root, so that asking knows nothing about how they are stored. */
export abstract class ConversationKeeper {
  /** Stores a question. @throws NotFoundError, ConflictError when it cannot be kept; nothing is asked then */
  abstract begin(actor: Actor, question: KeptQuestion): Promise<KeptExchange>;
}
