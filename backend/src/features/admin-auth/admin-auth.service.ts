import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccessTokens } from '../../core/access/access-tokens.js';
import type { AdminActor } from '../../core/access/actor.js';
import { type AuthPayload, authPayload } from '../../core/access/auth-payload.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import { addressBlock } from '../../core/access/addresses/address-ranges.js';
import { LoginLimits, UsersService } from '../users/users.service.js';
import { AdminCredentialsError } from './admin-auth.errors.js';

@Injectable()
export class AdminAuthService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokens,
    private readonly logins: LoginLimits,
    private readonly audit: AuditLog,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Opens an admin session for an address that `AdminAddressGuard` let in.
   * @throws AdminCredentialsError, RateLimitedError, TooManyWaitingError; the signal's reason
   */
  async login(email: string, password: string, address: string, signal?: AbortSignal): Promise<AuthPayload> {
    await this.logins.count('admin-login', email, address);
    const user = await this.users.authenticate(email, password, { key: addressBlock(address), signal });
    if (user?.role !== 'admin') throw new AdminCredentialsError();
    await this.logins.succeeded('admin-login', email, address);
    const session = await this.database.transaction(async (manager) => {
      const opened = await this.sessions.open(user.id, 'admin', this.config.sessions.adminMinutes, address, manager);
      const actor = { userId: user.id, email: user.email, address };
      await this.audit.record(manager, actor, { action: 'admin.login', subject: `user:${user.id}`, subjectName: user.email });
      return opened;
    });
    return authPayload(this.tokens.sign(session), session);
  }

  async logout(actor: AdminActor): Promise<void> {
    const event = { action: 'admin.logout', subject: `user:${actor.userId}`, subjectName: actor.email };
    await this.sessions.revoke(actor.sessionId, (manager) => this.audit.record(manager, actor, event));
  }
}
