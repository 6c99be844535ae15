import { AppError } from '../errors/app-error.js';
import { UnavailableError } from '../errors/common-errors.js';
import { FairQueue } from '../limits/fair-queue.js';
import { WorkerPool } from './worker-pool.js';
import type { WorkerMethods } from './worker-protocol.js';

/** Longer texts than this, in characters, are never worked on in the event loop, where everybody would wait. */
export const LIGHT_CHARACTERS = 20_000;
/** Longest work on one text. A long contract takes a fraction of a second; what takes longer is made to. */
const LIMIT_MS = 5000;
/**
 * On a busy machine a thread has a processor for part of the time only, at the lower priority that most of these have a quarter of it
 * at worst; nobody waits longer than this many limits for it.
 */
const STRETCH = 8;
const THREADS = 2;
const MAX_WAITING_PER_USER = 5;
const IDLE_MS = 5 * 60_000;
/** JavaScript heap of a thread. */
const HEAP_MIB = 512;

/** One for all text threads of the process, so that a user has one text worked on at a time, whatever is done with it. */
const TURNS = new FairQueue({ concurrency: THREADS, maxWaitingPerKey: MAX_WAITING_PER_USER });

/** A user's text took too long or too much memory to work on; it would again. */
export class TextTooComplexError extends AppError {
  constructor(cause?: unknown) {
    super('TEXT_TOO_COMPLEX', 422, 'This text takes too long to work on. Please shorten it or divide it into parts.', { cause });
  }
}

export interface TextThreadsOptions {
  /** Makes the refusals that the thread throws, by name and message. */
  refusals?: (name: string, message: string) => Error | undefined;
  limitMs?: number;
  stretch?: number;
}

/**
 * Threads for work on users' texts: fair by user, and ended after five seconds of work or when the caller leaves. Calls reject with
 * TextTooComplexError, TooManyWaitingError, UnavailableError, or the signal's reason.
 */
export function textThreads<M extends WorkerMethods<M>>(
  url: URL,
  { refusals, limitMs = LIMIT_MS, stretch = STRETCH }: TextThreadsOptions = {},
): WorkerPool<M> {
  return new WorkerPool(url, {
    threads: THREADS,
    timeoutMs: limitMs,
    stretch,
    queue: TURNS,
    idleMs: IDLE_MS,
    onAbort: 'end',
    worker: { resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB } },
    reviveError: refusals,
    overdue: () => new TextTooComplexError(),
    unavailable: (_message, cause) =>
      (cause as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new TextTooComplexError(cause)
        : new UnavailableError('Texts cannot be worked on at the moment. Please try again later.', undefined, { cause }),
  });
}
