import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { EmailTakenError } from './users.errors.js';

/** Key of the limit on all answers together. */
const EVERYBODY = 'everybody';

/**
 * Keeps anybody from finding out in bulk who has an account. A registration and a profile have to say that an e-mail is taken;
 * here is counted how often, by who asked and in all. Whoever has used that up is refused whatever the e-mail is, so that the
 * refusal reveals nothing.
 */
@Injectable()
export class TakenEmails {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Runs an action that may find an e-mail taken.
   * @param source who asks: an address, or an account
   * @throws RateLimitedError; what `work` throws
   */
  async guard<T>(source: string, work: () => Promise<T>): Promise<T> {
    await this.limits.check('email-taken-source', source);
    await this.limits.check('email-taken-all', EVERYBODY);
    try {
      return await work();
    } catch (error) {
      if (error instanceof EmailTakenError) {
        // Those that came at the same time are counted before they are answered.
        await this.limits.consume('email-taken-source', source);
        await this.limits.consume('email-taken-all', EVERYBODY);
      }
      throw error;
    }
  }
}
