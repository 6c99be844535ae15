import type { EmbedderConfig } from '../../core/config/config.js';
import type { HealthAnswer } from '../../core/observability/health.js';

export interface EmbeddingModel {
  /** What a generation records, with its dimensions: vectors of another name are not compared with these. */
  name: string;
  dimensions: number;
  /** BCP 47, `mul` for many; undefined where they are not known. */
  languages?: readonly string[];
}

/** A passage as it is put before a model. */
export interface PassageText {
  /** Title and headings, a line each; repeated before each window of the text. */
  place: string;
  text: string;
}

/** Texts that a passage is cut into at most; of a passage that needs more, the end is not read. */
export const MAX_WINDOWS = 8;

/** Turns text into dense vectors of one fixed size, or says that there is none (lexical retrieval only). */
export abstract class Embedder {
  abstract describe(): string;

  /** Name of the host that it sends texts to; null for one that works inside this installation. */
  abstract get host(): string | null;

  /** Null when no embedder is configured. @throws EmbedderUnavailableError before the service has answered once. */
  abstract model(): EmbeddingModel | null;

  /** Called before use, again after a failure, and learns the vector size. @throws EmbedderUnavailableError */
  abstract init(): Promise<void>;

  /**
   * @returns one unit-length vector per text, in order.
   * @throws EmbedderUnavailableError after bounded retries, or when the service answers another size.
   */
  abstract embed(texts: readonly string[], purpose: 'query' | 'passage', signal?: AbortSignal): Promise<Float32Array[]>;

  /**
   * The texts to embed for each passage: one, or overlapping windows of what is longer than the model reads, at most `MAX_WINDOWS`.
   * @throws EmbedderUnavailableError
   */
  abstract windows(passages: readonly PassageText[], signal?: AbortSignal): Promise<string[][]>;

  /** Whether a service that it needs has answered within the last minutes. Does not fail. */
  health(): Promise<HealthAnswer> {
    return Promise.resolve({ ok: true, detail: 'needs no service' });
  }

  /** Ends what runs; calls without an answer are rejected. */
  async close(): Promise<void> {}
}

/** How far the fetch of a model is. */
export type SupplyState =
  /** There is nothing to do, or another process does it. */
  | { phase: 'idle' }
  /** `verifying`: all bytes are there and are compared with what was recorded. */
  | { phase: 'fetching' | 'verifying'; bytes: number }
  /** It is tried again later. */
  | { phase: 'failed'; reason: string; nextTryAt: string };

/** Brings the files of a model to this machine while the product runs without them. */
export abstract class ModelSupply {
  /** Returns at once and never fails: what does not work is tried again later. */
  abstract start(): void;
  abstract stop(): Promise<void>;
  abstract state(): SupplyState;
}

/** Changes the sentence model of a process while it runs. */
export abstract class ModelSwitch {
  /** What is in use now. */
  abstract current(): EmbedderConfig;
  /** How far this process has got with fetching it; only a worker fetches. */
  abstract supply(): SupplyState;
  /**
   * Ends the model in use and begins to load the other one; returns before it is there. Does nothing for the choice in use.
   * @param choice see `chosenEmbedder`
   */
  abstract use(choice: string | null): Promise<void>;
}
