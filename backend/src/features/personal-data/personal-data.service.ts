import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { PasswordConfirmation } from '../accounts/password-confirmation.service.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { AccountArchive } from './account-archive.js';
import { AccountEraser } from './account-eraser.js';
import { AdministratorAccountError } from './personal-data.errors.js';
import type { PasswordConfirmationInput } from './personal-data.inputs.js';
import type { DeletedAccount, RetentionTerms } from './personal-data.views.js';

/** Where a request came from, and when nobody waits for it any longer. */
export interface Origin {
  address: string;
  signal?: AbortSignal;
}

/** What a user may do with everything of their account at once. Each asks for the password again. */
@Injectable()
export class PersonalDataService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly passwords: PasswordConfirmation,
    private readonly secondFactor: SecondFactorService,
    private readonly limits: RateLimits,
    private readonly archive: AccountArchive,
    private readonly eraser: AccountEraser,
  ) {}

  terms(): RetentionTerms {
    const { conversationDays, backupDays } = this.config.retention;
    return { conversationDays, backupDays };
  }

  /**
   * Admits an export.
   * @returns what writes the archive into a stream. @throws WrongPasswordError, RateLimitedError, TooManyWaitingError
   */
  async export(
    actor: Actor,
    password: string | null | undefined,
    origin: Origin,
  ): Promise<(target: WritableStream<Uint8Array>) => Promise<void>> {
    await this.passwords.confirm(actor, password, origin);
    await this.limits.consume('account-export-user', actor.userId);
    return (target) => this.archive.write(actor, target, origin.signal);
  }

  /**
   * Removes the account for good; one with a second factor asks for a code, too.
   * @throws WrongPasswordError, CodeRequiredError, WrongCodeError, AdministratorAccountError, RateLimitedError, TooManyWaitingError
   */
  async delete(actor: Actor, { password, code }: PasswordConfirmationInput, origin: Origin): Promise<DeletedAccount> {
    const { user } = await this.passwords.confirm(actor, password, origin);
    if (user.role === 'admin') throw new AdministratorAccountError();
    await this.secondFactor.requireCode(user, code, origin);
    await this.eraser.erase(actor.userId);
    return { id: actor.userId, message: `Your account was deleted. ${this.backupText()}` };
  }

  private backupText(): string {
    const { backupDays } = this.config.retention;
    if (backupDays === null) return 'Backups may keep a copy for some time; your administrator can tell you for how long.';
    const until = new Date(Date.now() + backupDays * 86_400_000);
    return `Backups keep a copy until ${until.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}.`;
  }
}
