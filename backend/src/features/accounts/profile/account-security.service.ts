import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { addressBlock } from '../../../core/addresses/address-ranges.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { SessionsService } from '../../../core/access/sessions.service.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { PasswordConfirmation } from '../password-confirmation.service.js';
import { requirePasswords } from '../passwords-off.error.js';
import { WrongPasswordError } from '../users.errors.js';
import { CredentialsService } from '../credentials.service.js';
import { LoginSessionNotFoundError, SamePasswordError } from './account-security.errors.js';
import type { ChangePasswordInput } from './account-security.inputs.js';
import { AccountNotices } from '../recovery/notices/account-notices.service.js';
import { PasswordResets } from '../recovery/password-reset/password-resets.js';
import { type EndedSessions, endedSessions, type LoginSession, loginSession } from './account-security.views.js';

/** What users do about their own password and sessions. */
@Injectable()
export class AccountSecurityService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordConfirmation,
    private readonly audit: AuditLog,
    private readonly resets: PasswordResets,
    private readonly notices: AccountNotices,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Open sessions of the caller, the last used first. */
  async list({ userId, sessionId }: Actor): Promise<LoginSession[]> {
    return (await this.sessions.logins(userId)).map((session) => loginSession(session, sessionId));
  }

  /** Ends one of the caller's sessions at once, with its open sockets. @throws LoginSessionNotFoundError */
  async end(actor: Actor, id: string): Promise<EndedSessions> {
    const ended = isUUID(id) && (await this.sessions.endLogin(actor.userId, id));
    if (!ended) throw new LoginSessionNotFoundError();
    return { ended: 1, message: 'The session was signed out.' };
  }

  /** Ends all sessions of the caller but the present one; API keys stay. */
  async endOthers({ userId, sessionId }: Actor): Promise<EndedSessions> {
    const ended = await this.sessions.endOtherLogins(userId, sessionId);
    await this.sessions.announceEnd(ended);
    return endedSessions(ended.length);
  }

  /**
   * Sets another password and ends every other session, and the API keys unless they are to be kept. Where there is a mail server, the owner is told by e-mail.
   * @throws PasswordsOffError, WrongPasswordError, SamePasswordError, RateLimitedError, TooManyWaitingError; the signal's reason
   */
  async changePassword(
    actor: Actor,
    { currentPassword, newPassword, keepApiKeys }: ChangePasswordInput,
    origin: CallOrigin,
  ): Promise<EndedSessions> {
    requirePasswords(this.config);
    const { user, passwordMark } = await this.passwords.confirm(actor, currentPassword, origin, 'currentPassword');
    const { id, email } = user;
    if (newPassword === currentPassword) throw new SamePasswordError();
    const { address, signal } = origin;
    const hash = await this.credentials.hashPassword(newPassword, { key: addressBlock(address), favoured: true, signal });
    const { ended, keys, notice } = await this.database.transaction(async (manager) => {
      // Changed in the meantime: what was given is no longer the password.
      if (!(await this.credentials.changePassword(manager, id, passwordMark, hash))) throw new WrongPasswordError();
      await this.resets.removeOf(manager, id);
      await this.audit.record(
        manager,
        { userId: id, email, address },
        { action: 'password.change', subject: `user:${id}`, subjectName: email },
      );
      return {
        ended: await this.sessions.endOtherLogins(id, actor.sessionId, manager),
        keys: keepApiKeys ? [] : await this.sessions.endKeys(id, manager),
        notice: await this.notices.request(manager, { id, email }, { kind: 'password-changed', at: new Date().toISOString() }),
      };
    });
    await this.sessions.announceEnd([...ended, ...keys]);
    await this.notices.dispatch(notice);
    return endedSessions(ended.length, 'Your password was changed.', keys.length);
  }
}
