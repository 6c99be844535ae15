import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressBlock } from '../addresses/address-ranges.js';
import { RateLimitedError } from '../errors/common-errors.js';
import { ANSWER_LIMITS } from './answer-limits.js';

const MINUTE_SECONDS = 60;

/**
 * Counts what calls cost, by the network that they come from and by the account. In memory, like sockets: it protects this process, and a
 * query for each count would cost as much as most calls.
 */
export class CallCosts {
  private readonly networks = new RateLimiterMemory({ points: ANSWER_LIMITS.cost.network, duration: MINUTE_SECONDS });
  private readonly users = new RateLimiterMemory({ points: ANSWER_LIMITS.cost.user, duration: MINUTE_SECONDS });

  /** @throws RateLimitedError with the seconds to wait, once more was spent by the network of an address than a minute allows */
  ofNetwork(cost: number, address: string): Promise<void> {
    return spend(this.networks, addressBlock(address), cost);
  }

  /** @throws RateLimitedError with the seconds to wait, once more was spent by an account than a minute allows */
  ofUser(cost: number, userId: string): Promise<void> {
    return spend(this.users, userId, cost);
  }
}

async function spend(limiter: RateLimiterMemory, key: string, cost: number): Promise<void> {
  try {
    await limiter.consume(key, Math.ceil(cost));
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw new RateLimitedError(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    throw refused;
  }
}
