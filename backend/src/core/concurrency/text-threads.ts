import { UnavailableError } from '../errors/common-errors.js';
import type { AppError } from '../errors/app-error.js';
import { TextTooComplexError } from './text-too-complex.error.js';
import { SlowOwners } from './slow-owners.js';
import { FairQueue } from './fair-queue.js';
import type { RateLimits } from '../limits/rate-limits.js';
import { spawnProcess } from '../workers/spawn-process.js';
import { type PoolCallOptions, WorkerPool } from './worker-pool.js';
import type { WorkerMethods } from '../workers/worker-protocol.js';

/** Texts up to this length, in characters, are read within a short limit; see `lightCall`. */
export const LIGHT_CHARACTERS = 20_000;
/** Longest work on one text. A long contract takes a fraction of a second; what takes longer is made to. */
const LIMIT_MS = 5000;
/** The same for a short one that is only read: some milliseconds, and some hundreds the first time in a thread. */
const LIGHT_LIMIT_MS = 2000;
/**
 * On a busy machine a thread has a processor for part of the time only, at the lower priority that most of these have a quarter of it
 * at worst; nobody waits longer than this many limits for it.
 */
const STRETCH = 8;
const TEXT_TIME = 'text-time-user';
const THREADS = 2;
const MAX_WAITING_PER_USER = 5;
/** Short texts are done so soon that a page which sends several at once need not be refused. */
const MAX_LIGHT_WAITING_PER_USER = 30;
/** A text that overran counts this many times against its owner's time, who is then refused before others have waited for long. */
const OVERRUN_COUNTS = 4;
const IDLE_MS = 5 * 60_000;
/** JavaScript heap of a thread. */
const HEAP_MIB = 512;
/** The same of a process, whose other memory is bounded as well, and how long it is kept when nobody needs it: it takes longer to start. */
const PROCESS = { heapMib: 256, memoryMib: 768, priority: 5, idleMs: 30 * 60_000 };
/** Work that ends its process counts as if it had taken at least so long: starting another one takes about that. */
const DEATH_COUNTS_MS = 1000;

/** Users whose texts overran lately. They share one thread, so that others always find one, however many of them there are. */
const SLOW = new SlowOwners();
/** One for all text threads of the process, so that a user has one text worked on at a time, whatever is done with it. */
const TURNS = new FairQueue({ concurrency: THREADS, maxWaitingPerKey: MAX_WAITING_PER_USER, isSlow: (key) => SLOW.has(key) });

/** On whose behalf a text is worked on; `signal` aborts when nobody waits for it any longer. */
export interface TextTurn {
  userId: string;
  signal?: AbortSignal;
}

export interface TextThreadsOptions {
  /** Where the time is counted against its user; left out where the caller counts it. */
  limits?: RateLimits;
  /** Makes the refusals that the thread throws, by name and message. */
  refusals?: (name: string, message: string) => Error | undefined;
  limitMs?: number;
  stretch?: number;
  /** Has the work done in processes of their own, which may die of it, instead of threads; what says that it took too much is made by `overrun`. */
  processes?: { overrun: new (cause?: unknown) => AppError };
}

/** Options of a call that only reads these texts: where they are short, it ends sooner, and more of a user's calls may wait. */
export function lightCall(texts: readonly (string | null | undefined)[], signal?: AbortSignal): PoolCallOptions {
  const characters = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  return characters > LIGHT_CHARACTERS ? { signal } : { signal, timeoutMs: LIGHT_LIMIT_MS, maxWaiting: MAX_LIGHT_WAITING_PER_USER };
}

/**
 * Threads for work on users' texts: fair by user, and ended after five seconds of work or when the caller leaves. Calls reject with
 * TextTooComplexError, TooManyWaitingError, UnavailableError, or the signal's reason; with `limits` also with RateLimitedError.
 */
export function textThreads<M extends WorkerMethods<M>>(
  url: URL,
  { limits, refusals, limitMs = LIMIT_MS, stretch = STRETCH, processes }: TextThreadsOptions = {},
): WorkerPool<M> {
  const Overrun = processes?.overrun ?? TextTooComplexError;
  return new WorkerPool(url, {
    threads: THREADS,
    timeoutMs: limitMs,
    stretch,
    queue: TURNS,
    // Whoever had texts waiting may have used up the time with those before.
    admit: limits && ((userId) => limits.check(TEXT_TIME, userId)),
    spent: async (userId, ms, failure) => {
      const overran = failure instanceof Overrun;
      if (overran) SLOW.note(userId);
      await limits?.add(TEXT_TIME, userId, overran ? OVERRUN_COUNTS * Math.max(ms, DEATH_COUNTS_MS) : ms);
    },
    idleMs: processes ? PROCESS.idleMs : IDLE_MS,
    onAbort: 'end',
    worker: { resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB } },
    ...(processes && {
      spawn: (module) => spawnProcess(module, PROCESS),
      died: (message, cause) => new Overrun(cause ?? new Error(message)),
    }),
    reviveError: refusals,
    overdue: () => new Overrun(),
    unavailable: (_message, cause) =>
      (cause as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new Overrun(cause)
        : new UnavailableError('Texts cannot be worked on at the moment. Please try again later.', undefined, { cause }),
  });
}
