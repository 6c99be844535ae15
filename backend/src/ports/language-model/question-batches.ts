import type { TokenUsage } from './language-model.js';

/** A section for which questions are wanted. */
export interface SectionToAsk {
  /** Drawn at random, 1 to 64 letters, digits, hyphens and underscores; outcomes are matched by it. */
  id: string;
  /** Of its document. */
  title: string;
  /** From the outside in. */
  path: readonly string[];
  /** Data, never instruction. */
  text: string;
}

export interface WrittenQuestion {
  language: 'en' | 'hi' | 'hinglish';
  question: string;
}

/** A batch as the service knows it. */
export interface BatchState {
  id: string;
  createdAt: Date;
  /** Sections in it. */
  requests: number;
  /** Whether all outcomes can be read; batches end within a day. */
  ended: boolean;
}

/** What became of one section of a batch that has ended. What carries a usage is paid for. */
export type SectionOutcome =
  | { id: string; kind: 'answered'; questions: WrittenQuestion[]; model: string; usage: TokenUsage }
  /** The model refused, or wrote nothing that can be used. */
  | { id: string; kind: 'unusable'; model: string; usage: TokenUsage }
  /** The service failed; `permanent`: it would again. */
  | { id: string; kind: 'failed'; permanent: boolean }
  /** It was cancelled, or the batch expired before it was its turn. */
  | { id: string; kind: 'unanswered' };

/** The service has not taken a batch, and nothing of it is paid for. */
export class BatchRefusedError extends Error {
  constructor(
    /** Whether it would refuse the same batch again. */
    readonly permanent: boolean,
    cause: unknown,
  ) {
    super('the language model has not taken the batch', { cause });
    this.name = 'BatchRefusedError';
  }
}

/**
 * Has a language model write the everyday questions that sections answer, many sections at a time and without anybody waiting for it.
 * Every call ends within minutes. Besides what is said, all throw `LanguageModelError` and the signal's reason.
 */
export abstract class QuestionBatches {
  /** False where no language model is set; nothing else may be called then. */
  abstract readonly available: boolean;

  /** The most tokens that a section can use: what is read and what may be written. */
  abstract tokensAtMost(section: SectionToAsk): number;

  /**
   * Hands a batch over. When this throws anything but `BatchRefusedError`, the service may have taken it: `recent` tells.
   * @throws BatchRefusedError
   */
  abstract begin(sections: readonly SectionToAsk[], signal: AbortSignal): Promise<BatchState>;

  /** @returns null when the service does not know the batch, or its outcomes are no longer there */
  abstract look(batchId: string, signal: AbortSignal): Promise<BatchState | null>;

  /** The batches that the service was given since a moment, of this and other clients with the same key. */
  abstract recent(since: Date, signal: AbortSignal): Promise<BatchState[]>;

  /** What became of the sections of a batch that has ended, in any order. A section can be left out. */
  abstract outcomes(batchId: string, signal: AbortSignal): AsyncIterable<SectionOutcome>;

  /** Stops what has not begun; the batch ends soon after. Does nothing for one that has ended. */
  abstract cancel(batchId: string, signal: AbortSignal): Promise<void>;
}
