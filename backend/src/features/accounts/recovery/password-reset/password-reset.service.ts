import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addressBlock } from '../../../../core/addresses/address-ranges.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { SessionsService } from '../../../../core/access/sessions.service.js';
import { AuditLog } from '../../../../core/audit/audit-log.service.js';
import { JobsService } from '../../../../core/jobs/service/jobs.service.js';
import { RateLimits } from '../../../../core/limits/rate-limits.js';
import { Mailer } from '../../../../ports/mailer/mailer.js';
import { UnconfirmedEmails } from '../emails/unconfirmed-emails.service.js';
import { APP_CONFIG, type AppConfig } from '../../../../core/config/config.js';
import { requirePasswords } from '../../passwords-off.error.js';
import { CredentialsService } from '../../credentials.service.js';
import { UsersService } from '../../users.service.js';
import { AccountNotices } from '../notices/account-notices.service.js';
import { NoPasswordResetError, PasswordResetInvalidError } from './password-reset.errors.js';
import type { ResetPasswordInput } from './password-reset.inputs.js';
import { SEND_PASSWORD_RESET } from './password-reset.jobs.js';
import type { PasswordResetNotice, SignInOptions } from './password-reset.views.js';
import { PasswordResets } from './password-resets.js';

/** A new password for somebody who has forgotten theirs, by a link to their e-mail. */
@Injectable()
export class PasswordResetService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly emails: UnconfirmedEmails,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResets,
    private readonly jobs: JobsService,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly mailer: Mailer,
    private readonly notices: AccountNotices,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  options(): SignInOptions {
    const { localPasswords, identityProvider, sessions } = this.config;
    return {
      passwordResetByEmail: this.mailer.available && localPasswords,
      passwords: localPasswords,
      provider: identityProvider?.name ?? null,
      keptDays: localPasswords ? sessions.keptDays : 0,
    };
  }

  /**
   * Has a link sent, if there is such an account. Nothing here looks for it, so that the answer and its time are the same either way.
   * @throws PasswordsOffError, NoPasswordResetError, RateLimitedError
   */
  async request(email: string, { address }: CallOrigin): Promise<PasswordResetNotice> {
    requirePasswords(this.config);
    if (!this.mailer.available) throw new NoPasswordResetError();
    await this.limits.consume('password-reset-source', addressBlock(address));
    await this.limits.consume('password-reset-account', email.trim().toLowerCase());
    const job = await this.database.transaction(async (manager) => {
      const resetId = await this.resets.begin(manager, email);
      return this.jobs.enqueue(SEND_PASSWORD_RESET, { resetId }, { manager });
    });
    await this.jobs.dispatchCommitted(job);
    return { message: 'If there is an account with this e-mail, a link to choose a new password is on its way to it.' };
  }

  /**
   * Sets the password by the token of a link, which is then used up, and ends every session and API key of the account. A second factor
   * stays: the next sign-in asks for it. The owner is told by e-mail.
   * @throws PasswordsOffError, PasswordResetInvalidError, RateLimitedError, TooManyWaitingError; the signal's reason
   */
  async reset({ token, password }: ResetPasswordInput, { address, signal }: CallOrigin): Promise<PasswordResetNotice> {
    requirePasswords(this.config);
    const source = addressBlock(address);
    await this.limits.consume('password-reset-use-source', source);
    // Hashing takes a core for a moment, which only who has a token may ask for.
    const userId = await this.resets.ownerOf(this.database.manager, token);
    if (userId === null) throw new PasswordResetInvalidError();
    const { email } = await this.users.get(userId);
    const hash = await this.credentials.hashPassword(password, { key: source, signal });
    const { ended, notice } = await this.database.transaction(async (manager) => {
      if (!(await this.resets.use(manager, token))) throw new PasswordResetInvalidError();
      await this.resets.removeOf(manager, userId);
      await this.credentials.setPassword(manager, userId, hash);
      await this.emails.restore(manager, userId);
      await this.audit.record(
        manager,
        { userId, email, address },
        { action: 'password.reset', subject: `user:${userId}`, subjectName: email },
      );
      return {
        ended: await this.sessions.revokeAll(userId, manager),
        notice: await this.notices.request(manager, { id: userId, email }, { kind: 'password-reset', at: new Date().toISOString() }),
      };
    });
    await this.sessions.announceEnd(ended);
    await this.notices.dispatch(notice);
    return { message: 'Your password was changed, and every session was signed out. Please sign in with the new one.' };
  }
}
