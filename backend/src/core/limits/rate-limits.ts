import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from '../errors/common-errors.js';
import { loggers } from '../observability/loggers.js';
import { countedCalls, isTold } from './counted-calls.js';
import type { Limiter, LimitStore } from './limit-store.js';
import { type Limit, type LimitName, LIMITS } from './limits.js';

/** Counts calls per name and key over all processes. Keys are kept as digests only. */
@Injectable()
export class RateLimits {
  private readonly limiters: ReadonlyMap<string, Limiter>;

  constructor(store: LimitStore, limits: Readonly<Record<LimitName, Limit>> = LIMITS) {
    this.limiters = new Map(Object.entries(limits).map(([name, limit]) => [name, store.limiter(name, limit)]));
  }

  /** Counts a call. @throws RateLimitedError with the seconds to wait, once the limit is crossed */
  async consume(name: LimitName, key: string): Promise<void> {
    await this.count(name, key, this.limiter(name).points);
  }

  /** Counts a call where each key has a number of its own. @throws RateLimitedError once more than `points` were counted in the duration */
  async consumeUpTo(points: number, name: LimitName, key: string): Promise<void> {
    await this.count(name, key, points);
  }

  /** Counts nothing. @throws RateLimitedError when the next call would be refused */
  async check(name: LimitName, key: string): Promise<void> {
    const limiter = this.limiter(name);
    const state = await limiter.get(digest(key));
    if (state && state.consumedPoints >= limiter.points && state.msBeforeNext > 0) throw refusal(name, limiter, limiter.points, state);
  }

  /**
   * Does work and counts the milliseconds that it took, also when it fails. Never refuses: `check` does, before the next work.
   * A count that cannot be kept is logged and lets the work stand.
   */
  async charge<T>(name: LimitName, key: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      await this.add(name, key, performance.now() - begun);
    }
  }

  /** Counts milliseconds of work that were measured elsewhere. Never refuses; a count that cannot be kept is logged. */
  async add(name: LimitName, key: string, ms: number): Promise<void> {
    await this.limiter(name)
      .penalty(digest(key), Math.max(1, Math.round(ms)))
      .catch((error: unknown) => loggers.limits.warn({ err: error, limit: name }, 'work was not counted'));
  }

  /** Forgets the calls of a key, such as the failed logins before one that succeeded. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.limiter(name).delete(digest(key));
  }

  /** Forgets everything that was counted of a key. */
  async forget(key: string): Promise<void> {
    await Promise.all([...this.limiters.values()].map((limiter) => limiter.delete(digest(key))));
  }

  private async count(name: LimitName, key: string, points: number): Promise<void> {
    const limiter = this.limiter(name);
    let state: RateLimiterRes;
    try {
      state = await limiter.consume(digest(key));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw refusal(name, limiter, points, refused);
      throw refused;
    }
    if (state.consumedPoints > points) throw refusal(name, limiter, points, state);
    tell(name, limiter, points, { remaining: points - state.consumedPoints, resetSeconds: secondsOf(state) });
  }

  private limiter(name: LimitName): Limiter {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no limit "${name}".`);
    return limiter;
  }
}

const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

function refusal(name: LimitName, limiter: Limiter, points: number, state: RateLimiterRes): RateLimitedError {
  loggers.limits.info({ limit: name }, 'limit crossed');
  const resetSeconds = secondsOf(state);
  if (isTold(name)) tell(name, limiter, points, { remaining: 0, resetSeconds });
  else countedCalls()?.forget();
  return new RateLimitedError(resetSeconds);
}

function tell(name: LimitName, { duration }: Limiter, limit: number, state: { remaining: number; resetSeconds: number }): void {
  if (isTold(name)) countedCalls()?.note({ name, limit, windowSeconds: duration, ...state });
}
