import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { SessionsService } from '../../../core/access/sessions.service.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { UserNotFoundError } from '../users.errors.js';
import { UsersService } from '../users.service.js';
import { SecondFactorNotEnabledError } from './second-factor.errors.js';
import { SecondFactorStore } from './second-factor-store.js';
import type { SecondFactorNotice } from './second-factor.views.js';

/** What administrators do for people who have lost their authenticator app and their recovery codes. */
@Injectable()
export class SecondFactorAdminService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly store: SecondFactorStore,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Turns the second factor of an account off and ends its sessions, in case it was not its owner who asked.
   * @throws UserNotFoundError, SecondFactorNotEnabledError
   */
  async reset(actor: AdminActor, id: string): Promise<SecondFactorNotice> {
    if (!isUUID(id)) throw new UserNotFoundError();
    const { email } = await this.users.get(id);
    const ended = await this.database.transaction(async (manager) => {
      if (!(await this.store.remove(manager, id))) throw new SecondFactorNotEnabledError();
      await this.audit.record(manager, actor, { action: 'second-factor.reset', subject: `user:${id}`, subjectName: email });
      return this.sessions.revokeAll(id, manager);
    });
    await this.sessions.announceEnd(ended);
    return { message: `Two-step sign-in of ${email} was reset` };
  }
}
