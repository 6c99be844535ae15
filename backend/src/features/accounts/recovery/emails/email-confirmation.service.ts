import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { AdminActor } from '../../../../core/access/actor.js';
import { addressBlock } from '../../../../core/addresses/address-ranges.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { AuditLog } from '../../../../core/audit/audit-log.service.js';
import { RateLimits } from '../../../../core/limits/rate-limits.js';
import { SECOND_ADMIN_DAYS, UnconfirmedEmails } from './unconfirmed-emails.service.js';
import { UserNotFoundError } from '../../users.errors.js';
import { UsersService } from '../../users.service.js';
import { EmailConfirmationInvalidError, EmailConfirmedError, SecondAdministratorError } from './email-confirmation.errors.js';
import type { EmailConfirmationNotice } from './email-confirmation.views.js';

/** Makes an address that an administrator changed count as the owner's, so that links for a new password go there. */
@Injectable()
export class EmailConfirmation {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly emails: UnconfirmedEmails,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
  ) {}

  /** By the link that was sent to the address before; it works once. @throws EmailConfirmationInvalidError, RateLimitedError */
  async byLink(token: string, { address }: Pick<CallOrigin, 'address'>): Promise<EmailConfirmationNotice> {
    await this.limits.consume('password-reset-use-source', addressBlock(address));
    return this.database.transaction(async (manager) => {
      const confirmed = await this.emails.confirmByToken(manager, token);
      if (!confirmed) throw new EmailConfirmationInvalidError();
      const { id: userId, email } = confirmed;
      await this.audit.record(
        manager,
        { userId, email, address },
        { action: 'email.confirm', subject: `user:${userId}`, subjectName: email },
      );
      return { message: `The address ${email} is confirmed.` };
    });
  }

  /** By a second administrator. @throws UserNotFoundError, EmailConfirmedError, SecondAdministratorError */
  async byAdministrator(actor: AdminActor, id: string): Promise<EmailConfirmationNotice> {
    if (!isUUID(id)) throw new UserNotFoundError();
    const { email } = await this.users.get(id);
    await this.database.transaction(async (manager) => {
      const outcome = await this.emails.confirmBySecond(manager, id, actor.userId);
      if (outcome === 'absent') throw new EmailConfirmedError();
      if (outcome === 'refused') throw new SecondAdministratorError(SECOND_ADMIN_DAYS);
      await this.audit.record(manager, actor, { action: 'user.confirm-email', subject: `user:${id}`, subjectName: email });
    });
    return { message: `The address ${email} is confirmed.` };
  }
}
