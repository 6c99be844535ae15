import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { inSpan } from '../observability/tracing/traced.js';
import { FavouredQueue, type Turn } from '../concurrency/favoured-queue.js';

/** The library's `Algorithm.Argon2id`; its ambient const enum cannot be read by isolated modules. */
const ARGON2ID = 2;
const LANES = 1;
/** Each hash holds 46 MiB and a core: a flood of logins must queue, and leave a core and threads of the pool to everybody else. */
const CONCURRENT_HASHES = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A whole office may sign in from one address at nine o'clock; a hash takes less than a tenth of a second. */
const MAX_WAITING_PER_KEY = 20;
/** Addresses of one network. */
const MAX_WAITING_PER_GROUP = 100;
/** Some half a minute of hashes: who would have to wait longer is asked to come back. */
const MAX_WAITING = 500;

/**
 * On whose behalf a password is hashed: a source address, within its network, or an account. Favoured is whoever is known to the account, or
 * signed in to it.
 */
export type HashTurn = Turn;

/** Work that nobody is waiting for in a browser, such as an operator's command. */
const OPERATOR: HashTurn = { key: 'operator' };

/** Every call waits for its turn. @throws TooManyWaitingError, UnavailableError when too many wait; the signal's reason */
@Injectable()
export class PasswordHasher {
  private readonly queue = new FavouredQueue({
    concurrency: CONCURRENT_HASHES,
    maxWaitingPerKey: MAX_WAITING_PER_KEY,
    maxWaitingPerGroup: MAX_WAITING_PER_GROUP,
    maxWaiting: MAX_WAITING,
  });
  private readonly parameters: Options;
  private decoy?: Promise<string>;

  constructor(@Inject(APP_CONFIG) { passwordCost: { memoryKib, passes } }: Pick<AppConfig, 'passwordCost'>) {
    this.parameters = { algorithm: ARGON2ID, memoryCost: memoryKib, timeCost: passes, parallelism: LANES };
  }

  hash(password: string, turn: HashTurn = OPERATOR): Promise<string> {
    return this.queue.run(turn, () => inSpan('password hash', () => hash(password, this.parameters)));
  }

  /**
   * Takes the same time whether or not the account exists, and whether or not a wrong password had a favoured turn.
   * @param stored null for an unknown account; the answer is then false.
   */
  async verify(stored: string | null, password: string, turn: HashTurn = OPERATOR): Promise<boolean> {
    // Awaited for a known account too, or the first unknown one would take visibly longer.
    const decoy = await (this.decoy ??= hash('no account has this password', this.parameters));
    const compare = () => inSpan('password hash', () => verify(stored ?? decoy, password));
    const waits = turn.favoured === true && !this.queue.isOpen({ ...turn, favoured: false });
    const matches = await (waits ? this.ahead(turn, compare) : this.queue.run(turn, compare));
    return matches && stored !== null;
  }

  /**
   * A comparison that goes before others, where there are others. Only the right password is answered early: a wrong one is told when, and as,
   * it would have been without the favour, or it would say that the account exists and is used from the caller's network.
   */
  private async ahead({ signal, ...turn }: HashTurn, compare: () => Promise<boolean>): Promise<boolean> {
    const matched = new AbortController();
    let outcome: boolean | undefined;
    const otherwise = this.queue.run(
      { ...turn, favoured: false, signal: signal ? AbortSignal.any([signal, matched.signal]) : matched.signal },
      // A hash like that of anybody who is not favoured, unless its end is not waited for.
      async () => outcome || compare(),
    );
    otherwise.catch(() => undefined);
    try {
      const found = await this.queue.run({ ...turn, signal }, async () => (outcome = await compare()));
      return found || (await otherwise);
    } finally {
      matched.abort(new Error('the right password'));
    }
  }

  /** Whether a stored hash was made with other parameters and should be made again at the next login. */
  outdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.parameters;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}
