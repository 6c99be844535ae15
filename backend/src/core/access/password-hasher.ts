import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { FairQueue } from '../limits/fair-queue.js';

/** The library's `Algorithm.Argon2id`; its ambient const enum cannot be read by isolated modules. */
const ARGON2ID = 2;
const LANES = 1;
/** Each hash holds 46 MiB and a core: a flood of logins must queue, and leave a core and threads of the pool to everybody else. */
const CONCURRENT_HASHES = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A whole office may sign in from one address at nine o'clock; a hash takes less than a tenth of a second. */
const MAX_WAITING_PER_KEY = 20;

/** On whose behalf a password is hashed. */
export interface HashTurn {
  /** What is served in turn with others: a source address, or an account. */
  key: string;
  /** Aborts when the client is gone: it then leaves the queue, and nothing is hashed. */
  signal?: AbortSignal;
}

/** Work that nobody is waiting for in a browser, such as an operator's command. */
const OPERATOR: HashTurn = { key: 'operator' };

/** Every call waits for its turn. @throws TooManyWaitingError, UnavailableError when too many wait; the signal's reason */
@Injectable()
export class PasswordHasher {
  private readonly queue = new FairQueue({ concurrency: CONCURRENT_HASHES, maxWaitingPerKey: MAX_WAITING_PER_KEY });
  private readonly parameters: Options;
  private decoy?: Promise<string>;

  constructor(@Inject(APP_CONFIG) { passwordCost: { memoryKib, passes } }: Pick<AppConfig, 'passwordCost'>) {
    this.parameters = { algorithm: ARGON2ID, memoryCost: memoryKib, timeCost: passes, parallelism: LANES };
  }

  hash(password: string, { key, signal }: HashTurn = OPERATOR): Promise<string> {
    return this.queue.run(key, () => hash(password, this.parameters), signal);
  }

  /**
   * Takes the same time whether or not the account exists.
   * @param stored null for an unknown account; the answer is then false.
   */
  async verify(stored: string | null, password: string, { key, signal }: HashTurn = OPERATOR): Promise<boolean> {
    // Awaited for a known account too, or the first unknown one would take visibly longer.
    const decoy = await (this.decoy ??= hash('no account has this password', this.parameters));
    const matches = await this.queue.run(key, () => verify(stored ?? decoy, password), signal);
    return matches && stored !== null;
  }

  /** Whether a stored hash was made with other parameters and should be made again at the next login. */
  outdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.parameters;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}
