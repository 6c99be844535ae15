import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { Reauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { EmailChanges, sameEmail } from '../recovery/emails/email-changes.service.js';
import type { ProfileInput } from './profile.inputs.js';
import { UsersService } from '../users.service.js';
import type { UserView } from '../users.views.js';
import { TakenEmails } from '../taken-emails.service.js';

/** What users change of their own accounts. */
@Injectable()
export class ProfileService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly emails: TakenEmails,
    private readonly changes: EmailChanges,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Another e-mail needs the password again, and the address before is told of it.
   * @param address client address of the call
   * @throws ReauthenticationRequiredError, EmailTakenError, UserNotFoundError, RateLimitedError
   */
  async update(actor: Actor, input: ProfileInput, address: string): Promise<UserView> {
    const { email } = await this.users.me(actor);
    if (!sameEmail(email, input.email)) await this.reauthentication.require(actor);
    const notice = await this.emails.guard(actor.userId, () =>
      this.database.transaction(async (manager) => {
        const { from } = await this.users.updateProfile(manager, actor, input);
        const to = input.email;
        if (sameEmail(from, to)) return null;
        const { userId } = actor;
        await this.audit.record(
          manager,
          { userId, email: from, address },
          { action: 'email.change', subject: `user:${userId}`, subjectName: from, before: { email: from }, after: { email: to } },
        );
        return this.changes.made(manager, { userId, from, to, changedBy: userId });
      }),
    );
    await this.changes.dispatch(notice);
    return this.users.me(actor);
  }
}
