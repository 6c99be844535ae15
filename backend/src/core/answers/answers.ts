import { Injectable } from '@nestjs/common';
import { AccessTokens } from '../access/access-tokens.js';
import { addressBlock } from '../addresses/address-ranges.js';
import { KeyAccess } from '../access/guards/key-access.js';
import type { AccessRequest } from '../access/request-context.js';
import { AppError } from '../errors/app-error.js';
import { ClientGoneError, UnavailableError } from '../errors/common-errors.js';
import { databaseFailure, type DatabaseUnavailableError } from '../errors/database-errors.js';
import { FairQueue } from '../concurrency/fair-queue.js';
import { AnswerBudget } from './answer-budget.js';
import { ANSWER_LIMITS } from './answer-limits.js';
import type { Caller } from './caller.js';
import { CallCosts } from './call-costs.js';
import { RecentTokens } from './recent-tokens.js';

const RETRY_SECONDS = 2;

export interface PricedCall {
  /** As `operationCost` counts it. */
  cost: number;
  kind: 'query' | 'mutation' | 'subscription';
  /** Aborts when the client is gone. */
  signal?: AbortSignal;
}

/** Bounds the answers that one process prepares at the same time, for each caller and in all. Whoever has to wait is served in turn. */
@Injectable()
export class Answers {
  private readonly large = new FairQueue(ANSWER_LIMITS.large);
  private readonly operations = new FairQueue(ANSWER_LIMITS.operations);
  private readonly dear = new FairQueue(ANSWER_LIMITS.dear);
  private readonly strangers = new FairQueue(ANSWER_LIMITS.strangers);
  private readonly costs = new CallCosts();
  private readonly recent: RecentTokens;
  private outage: { error: DatabaseUnavailableError; at: number } | undefined;

  constructor(
    tokens: AccessTokens,
    private readonly keys: KeyAccess,
  ) {
    this.recent = new RecentTokens((authorization) => tokens.subject(authorization));
  }

  /** The account whose token or key a request carries, else the network that it comes from. */
  async callerOf(request: AccessRequest): Promise<Caller> {
    // A key that is refused is refused again, with the reason, by the field that it asks for.
    const holder = await this.keys.holderOf(request)?.catch(() => undefined);
    const { authorization } = request.headers;
    const user = holder?.actor.userId ?? (typeof authorization === 'string' ? this.recent.subject(authorization) : null);
    return user ? { kind: 'user', key: user } : { kind: 'stranger', key: addressBlock(request.clientAddress) };
  }

  /** The budget of an answer to this request. */
  budget(request: AccessRequest, signal?: AbortSignal): AnswerBudget {
    return new AnswerBudget(() => this.turn(this.large, request.actor?.userId ?? addressBlock(request.clientAddress), signal));
  }

  /** Counts what a REST call costs by the network that it comes from, before anything is looked up for it. @throws RateLimitedError */
  spendAt(address: string, cost: number): Promise<void> {
    return this.costs.ofNetwork(cost, address);
  }

  /** Counts what a REST call costs by the account that it is made for. @throws RateLimitedError */
  spendOf(userId: string, cost: number): Promise<void> {
    return this.costs.ofUser(cost, userId);
  }

  /**
   * Counts what an operation costs and waits until the caller may have one more under way.
   * @returns what ends the operation
   * @throws RateLimitedError, TooManyWaitingError, UnavailableError; ClientGoneError
   */
  async begin(request: AccessRequest, { cost, kind, signal }: PricedCall): Promise<() => void> {
    await this.costs.ofNetwork(cost, request.clientAddress);
    const caller = await this.callerOf(request);
    if (caller.kind === 'user') {
      await this.costs.ofUser(cost, caller.key);
      return this.turnOfUser(caller.key, cost, signal);
    }
    // Logins wait in a line of their own, where addresses that an account is known to use come first.
    return kind === 'query' ? this.turn(this.strangers, caller.key, signal) : () => undefined;
  }

  /** Looks whether an operation failed for want of the database: whoever waits in vain behind such ones is told the same. */
  noteFailure(thrown: unknown): void {
    const error = databaseFailure(thrown);
    if (error) this.outage = { error, at: performance.now() };
  }

  /** A dear operation waits for its turn among those first, so that it keeps no others of its user waiting. */
  private async turnOfUser(user: string, cost: number, gone?: AbortSignal): Promise<() => void> {
    if (cost <= ANSWER_LIMITS.dearCost) return this.turn(this.operations, user, gone);
    const leave = await this.turn(this.dear, user, gone);
    try {
      const end = await this.turn(this.operations, user, gone);
      return () => {
        end();
        setTimeout(leave, ANSWER_LIMITS.dearRestMs).unref();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async turn(queue: FairQueue, key: string, gone?: AbortSignal): Promise<() => void> {
    if (queue.isOpen(key)) return queue.enter(key);
    const since = performance.now();
    const late = AbortSignal.timeout(ANSWER_LIMITS.turnMs);
    try {
      return await queue.enter(key, gone ? AbortSignal.any([gone, late]) : late);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (gone?.aborted) throw new ClientGoneError();
      if (this.outage && this.outage.at >= since) throw this.outage.error;
      throw new UnavailableError('The server is busy. Please try again in a moment.', 'BUSY', { retryAfterSeconds: RETRY_SECONDS });
    }
  }
}
