import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError, UnavailableError } from '../errors/common-errors.js';
import type { SocketLimits } from './socket-limits.js';

export type Holder = 'network' | 'address' | 'user';

/** When a client may try again that has too many sockets open; seconds. */
const RETRY_SECONDS = 10;
const MINUTE_SECONDS = 60;

/**
 * Counts the sockets of this process by network, address and user. In memory, not in the store of the other limits: it protects this
 * process, and refusing a flood must not cost a query each.
 */
export class SocketAdmission {
  private readonly held = new Map<string, number>();
  private readonly opened: Record<Holder, RateLimiterMemory>;
  private addresses = 0;

  constructor(private readonly limits: SocketLimits) {
    const perMinute = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_SECONDS });
    const { network, address, user } = limits.openedPerMinute;
    this.opened = { network: perMinute(network), address: perMinute(address), user: perMinute(user) };
  }

  /** Sockets that are counted now. */
  get size(): number {
    return this.addresses;
  }

  /**
   * Counts one more socket.
   * @returns what takes it off the count again, once however often it is called
   * @throws RateLimitedError with the seconds to wait; UnavailableError when the process holds as many as it may
   */
  async enter(holder: Holder, key: string): Promise<() => void> {
    const leave = this.hold(holder, key);
    try {
      await this.opened[holder].consume(key);
    } catch (refused) {
      leave();
      if (refused instanceof RateLimiterRes) throw new RateLimitedError(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      throw refused;
    }
    return leave;
  }

  private hold(holder: Holder, key: string): () => void {
    const name = `${holder} ${key}`;
    const held = this.held.get(name) ?? 0;
    if (held >= this.limits.open[holder]) throw new RateLimitedError(RETRY_SECONDS);
    if (holder === 'address' && this.addresses >= this.limits.openInAll)
      throw new UnavailableError('The service is busy. Please try again in a moment.', 'UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
    const count = (by: number): void => {
      const now = (this.held.get(name) ?? 0) + by;
      if (now > 0) this.held.set(name, now);
      else this.held.delete(name);
      if (holder === 'address') this.addresses += by;
    };
    count(1);
    let left = false;
    return () => {
      if (!left) count(-1);
      left = true;
    };
  }
}
