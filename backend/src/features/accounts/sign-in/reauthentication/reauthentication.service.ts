import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../../core/access/actor.js';
import { Reauthentication, SignInAgainError } from '../../../../core/access/reauthentication/reauthentication.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { AuditLog } from '../../../../core/audit/audit-log.service.js';
import { SecondFactorService } from '../../second-factor/second-factor.service.js';
import { PasswordConfirmation } from '../../password-confirmation.service.js';
import type { ReauthenticateInput } from './reauthentication.inputs.js';
import type { ReauthenticatedSession } from './reauthentication.views.js';

/** Lets the owner of a session show again that it is them, as at a sign-in. */
@Injectable()
export class ReauthenticationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly passwords: PasswordConfirmation,
    private readonly secondFactor: SecondFactorService,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Guesses are counted like those at the login. Of a second factor the code is asked for once the password was right.
   * @throws SignInAgainError, WrongPasswordError, CodeRequiredError, WrongCodeError, RateLimitedError, TooManyWaitingError; the signal's reason
   */
  async confirm(actor: Actor, { password, code }: ReauthenticateInput, origin: CallOrigin): Promise<ReauthenticatedSession> {
    // Otherwise a session that was shown to be its owner's once would be so for ever.
    if (await this.reauthentication.isByProvider(actor)) throw new SignInAgainError();
    const { user } = await this.passwords.confirm(actor, password, origin);
    await this.secondFactor.requireCode(user, code, origin);
    const confirmedUntil = await this.database.transaction(async (manager) => {
      const until = await this.reauthentication.note(actor, manager);
      if (actor.kind === 'admin') {
        const event = { action: 'admin.reauthenticate', subject: `user:${actor.userId}`, subjectName: user.email };
        await this.audit.record(manager, actor, event);
      }
      return until;
    });
    return { confirmedUntil };
  }
}
