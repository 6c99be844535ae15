import { Script } from 'node:vm';
import { setImmediate } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { RateLimitedError, UnavailableError } from '../errors/common-errors.js';
import { countedCalls } from '../limits/counted-calls.js';
import { FairQueue } from './fair-queue.js';
import { ownMs } from './own-time.js';
import { TextTooComplexError } from './text-too-complex.error.js';
import { TimeBudget } from './time-budget.js';

/**
 * Longest time without a pause that a piece of work on a text has in the event loop, in milliseconds, on each of its tries, which begin it
 * anew. Ordinary ones take one to ten; the first time in a process, patterns are compiled, which the next try need not do again. The last is
 * long enough for an ordinary text on a slow machine that has just started, and shorter than anybody may be made to wait.
 */
const SLICES_MS = [80, 160, 400] as const;
/** Share of a slice that the process must have worked: on a busy machine it waits for a processor, and tries again in a longer one. */
const WORKED_SHARE = 0.5;
/** A text that is done in less than this share of the first slice, once its patterns are compiled, is an ordinary one. */
const AGAIN_SHARE = 0.5;
const LONGER = 2;
const LONGEST_SLICE_MS = 800;
const MOST_TRIES = 8;
/** How long pieces take turns, with a pause after each, once one has overrun: many senders then hold the event loop up no longer than one. */
const TURNS_FOR_MS = 60_000;
/** What one owner's pieces may take in a minute. A question takes some ten milliseconds, and thirty may be asked. */
const BUDGET_MS = 5000;
const WINDOW_MS = 60_000;
/** A piece that overran counts like this many milliseconds: after the third, its owner is refused before any work. */
const OVERRUN_MS = 2000;
const MAX_WAITING_PER_OWNER = 50;
/**
 * Processor time of all tries together, in milliseconds, from which work that is not done is too much by itself: half of what the tries may
 * take. With less, the machine was too busy to tell.
 */
const TOO_MUCH_MS = 320;
const BUSY = 'The service is busy. Please try again in a moment.';
const RETRY_AFTER_SECONDS = 5;
const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Where the script finds the work: `vm` interrupts scripts only, and this one is compiled once. */
const PLACE = '__themisGuardedWork';
let work: (() => unknown) | undefined;
Object.defineProperty(globalThis, PLACE, { value: () => work?.(), configurable: true });
const script = new Script(`${PLACE}()`, { filename: 'guarded-work.js' });

const budget = new TimeBudget(BUDGET_MS, WINDOW_MS);
const turns = new FairQueue({ concurrency: 1, maxWaitingPerKey: MAX_WAITING_PER_OWNER });
let turnsUntil = 0;
let pieces = 0;

/** How many pieces of work have been done under the guard in this process. */
export const guardedPieces = (): number => pieces;

/** Whether the code that asks is a piece of work that would be interrupted. */
export const isInterruptible = (): boolean => !isMainThread || work !== undefined;

/**
 * Does a short piece of work on somebody's text in the event loop, and interrupts it after a moment, in the middle of a pattern if need
 * be. The time that it works is counted against whoever the present request belongs to, who is refused once it is used up. In a worker thread the
 * limit of the thread applies, and the work is simply done.
 *
 * An interruption passes by `catch` and `finally` blocks of the work: it must be pure, or fill its caches in one step. It may be begun
 * more than once. A guard costs some 40 µs, which is why one is put around several readings of a text and not around each.
 * @throws TextTooComplexError when it takes too long, UnavailableError when the machine is too busy to do it, RateLimitedError,
 * TooManyWaitingError, and what the work throws
 */
export async function withinTime<T>(piece: () => T): Promise<T> {
  if (!isMainThread) return piece();
  const owner = countedCalls()?.owner;
  pieces += 1;
  let overran: number | undefined;
  if (performance.now() >= turnsUntil) {
    const outcome = slice(piece, owner, SLICES_MS[0], 1);
    if ('value' in outcome) return outcome.value;
    if (outcome.worked) overran = turnsUntil = performance.now() + TURNS_FOR_MS;
  }
  return turns.run(owner ?? '', () => inTurn(piece, owner, overran));
}

/** @param overran until when others take turns since the first try overran; undefined where there was none */
async function inTurn<T>(piece: () => T, owner: string | undefined, overran: number | undefined): Promise<T> {
  let cause: unknown;
  let worked = overran === undefined ? 0 : 1;
  let total = 0;
  let stretch = 1;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const ms = SLICES_MS[worked];
    if (ms === undefined) break;
    await setImmediate();
    const outcome = slice(piece, owner, ms, stretch);
    if ('value' in outcome) {
      // What took long was to compile its patterns, which is done: nobody need take turns for that.
      if (outcome.ownMs < SLICES_MS[0] * AGAIN_SHARE && turnsUntil === overran) turnsUntil = 0;
      return outcome.value;
    }
    cause = outcome.cause;
    total += outcome.ownMs;
    if (outcome.worked) {
      worked += 1;
      stretch = 1;
      turnsUntil = performance.now() + TURNS_FOR_MS;
    } else stretch *= LONGER;
  }
  if (total < TOO_MUCH_MS) throw new UnavailableError(BUSY, 'UNAVAILABLE', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (owner !== undefined) budget.add(owner, OVERRUN_MS);
  throw new TextTooComplexError(cause);
}

interface Overrun {
  cause: unknown;
  /** For how long the process worked, and whether that was most of the slice. */
  ownMs: number;
  worked: boolean;
}
type Outcome<T> = { value: T; ownMs: number } | Overrun;

/** @throws RateLimitedError, and what the work throws */
function slice<T>(piece: () => T, owner: string | undefined, ms: number, stretch: number): Outcome<T> {
  const wait = owner === undefined ? 0 : budget.wait(owner);
  if (wait > 0) throw new RateLimitedError(Math.ceil(wait / 1000));
  const begun = ownMs();
  work = piece;
  try {
    const value = script.runInThisContext({ timeout: Math.min(ms * stretch, LONGEST_SLICE_MS) }) as T;
    return { value, ownMs: ownMs() - begun };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException | null)?.code !== TIMED_OUT) throw cause;
    const own = ownMs() - begun;
    return { cause, ownMs: own, worked: own >= ms * WORKED_SHARE };
  } finally {
    work = undefined;
    if (owner !== undefined) budget.add(owner, ownMs() - begun);
  }
}
