import { setTimeout as delay } from 'node:timers/promises';
import { callFailure } from './call-failure.js';
import { IdleTimer } from './idle-timer.js';

export interface CallLimits {
  /** Longest wait for the first words, or thoughts, of the service. */
  firstMs: number;
  /** Longest silence of the service after them. */
  idleMs: number;
  /** Longest whole call, all tries and pauses together. */
  totalMs: number;
  /** Pause before the first retry when the service names none; doubles each time. */
  retryDelayMs: number;
}

/** Tries after the first one. */
export const MAX_RETRIES = 1;
/** Share of a pause that is drawn at random, so that many clients do not return at once. */
const JITTER = 0.25;

/**
 * Runs a streamed call under its deadlines and tries it once more while nothing of it has been passed on; not after a stall, since whoever
 * waits has waited long enough.
 * @param admit is asked before every try; what it throws is not a fault of the service and ends the call
 * @throws LanguageModelError, the reason of `caller` when that aborts, or what `admit` throws.
 */
export async function* withRetries<T, R>(
  open: (signal: AbortSignal, idle: IdleTimer) => AsyncGenerator<T, R>,
  { firstMs, idleMs, totalMs, retryDelayMs }: CallLimits,
  caller?: AbortSignal,
  admit?: () => Promise<void>,
): AsyncGenerator<T, R> {
  const total = AbortSignal.timeout(totalMs);
  const ends = performance.now() + totalMs;
  const outer = caller ? AbortSignal.any([total, caller]) : total;
  for (let retry = 0; ; retry += 1) {
    await admit?.();
    caller?.throwIfAborted();
    const idle = new IdleTimer(idleMs, firstMs);
    const stream = open(AbortSignal.any([outer, idle.signal]), idle);
    let passedOn = false;
    try {
      for (;;) {
        const next = await stream.next();
        if (next.done) return next.value;
        passedOn = true;
        yield next.value;
      }
    } catch (thrown) {
      caller?.throwIfAborted();
      const { error, retry: worthwhile, retryAfterMs } = callFailure(thrown, idle.expired ? 'idle' : total.aborted ? 'total' : null);
      const pause = retryAfterMs ?? retryDelayMs * 2 ** retry * (1 - JITTER * Math.random());
      if (passedOn || !worthwhile || retry === MAX_RETRIES || performance.now() + pause >= ends) throw error;
      await sleep(pause, caller);
    } finally {
      idle.cancel();
      // A reader who left has ended the wait above, not the stream; what that still says is of no use to anyone.
      await stream.return(undefined as R).catch(() => undefined);
    }
  }
}

async function sleep(ms: number, caller: AbortSignal | undefined): Promise<void> {
  try {
    await delay(ms, undefined, { signal: caller });
  } finally {
    caller?.throwIfAborted();
  }
}
