import { within } from '../async/within.js';
import type { HealthAnswer } from './health.js';

/** How long an answer counts; after trouble shorter, so that what was mended is soon seen. */
const ASK_EVERY_MS = 5 * 60_000;
const ASK_AGAIN_MS = 60_000;
/** Shortest pause between two calls, where calls of users have failed meanwhile. */
const DOUBTED_MS = 2000;
/** Longest that one call may take. */
const CALL_LIMIT_MS = 10_000;
/** Longest that the first who asks waits; whoever asks later gets the last answer at once. */
const FIRST_WAIT_MS = 1000;

const NOT_KNOWN_YET: HealthAnswer = { ok: true, detail: 'not known yet' };

/** The health of a service that is paid for, or another's: asked only when somebody wants to know, and then once in minutes, however many do. */
export class SeldomCheck {
  private last: HealthAnswer | undefined;
  private asking: Promise<void> | undefined;
  private askedAt = -Infinity;
  private counts = -Infinity;
  private readonly closed = new AbortController();

  /**
   * @param ask gives up with the signal; what it throws counts as no answer
   * @param now in milliseconds, of a clock that never goes back
   */
  constructor(
    private readonly ask: (signal: AbortSignal) => Promise<HealthAnswer>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The last answer, at once; only where there is none yet it waits up to 1 s. Does not fail. */
  async health(): Promise<HealthAnswer> {
    if (this.now() >= this.counts && !this.closed.signal.aborted) this.asking ??= this.look().finally(() => (this.asking = undefined));
    // Only the limit can reject.
    if (this.asking && !this.last) await within(this.asking, FIRST_WAIT_MS, () => new Error('no answer yet')).catch(() => undefined);
    return this.last ?? NOT_KNOWN_YET;
  }

  /** A call of a user has told that the last answer may no longer be true. */
  doubt(): void {
    this.counts = Math.min(this.counts, this.askedAt + DOUBTED_MS);
  }

  /** Gives up a call under way; no other one is made. */
  close(): void {
    this.closed.abort();
  }

  private async look(): Promise<void> {
    this.askedAt = this.now();
    const signal = AbortSignal.any([this.closed.signal, AbortSignal.timeout(CALL_LIMIT_MS)]);
    const found = await this.ask(signal).catch((): HealthAnswer => ({ ok: false, detail: 'does not answer', reason: 'does not answer' }));
    if (this.closed.signal.aborted) return;
    this.last = found;
    this.counts = this.now() + (found.ok ? ASK_EVERY_MS : ASK_AGAIN_MS);
  }
}
