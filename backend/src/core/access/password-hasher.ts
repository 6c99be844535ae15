import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { Semaphore } from '../limits/semaphore.js';

/** The library's `Algorithm.Argon2id`; its ambient const enum cannot be read by isolated modules. */
const ARGON2ID = 2;
/** Parameters of OWASP's password storage cheat sheet and ASVS appendix C: 46 MiB, one pass, one lane. */
const PARAMETERS: Options = { algorithm: ARGON2ID, memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
/** Each hash holds 46 MiB and a core: a flood of logins must queue, and leave a core and threads of the pool to everybody else. */
const CONCURRENT_HASHES = Math.max(1, Math.min(2, availableParallelism() - 1));

@Injectable()
export class PasswordHasher {
  private readonly turn = new Semaphore(CONCURRENT_HASHES);
  private decoy?: Promise<string>;

  hash(password: string): Promise<string> {
    return this.turn.run(() => hash(password, PARAMETERS));
  }

  /**
   * Compares in the same time whether the account exists or not.
   * @param stored null for an unknown account; the answer is then false.
   */
  async verify(stored: string | null, password: string): Promise<boolean> {
    // Awaited for a known account too, or the first unknown one would show by its time.
    const decoy = await (this.decoy ??= this.hash('no account has this password'));
    const matches = await this.turn.run(() => verify(stored ?? decoy, password));
    return matches && stored !== null;
  }

  /** Whether a stored hash was made with other parameters and should be made anew at the next login. */
  outdated(stored: string): boolean {
    const expected = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
    return !stored.startsWith(expected);
  }
}
