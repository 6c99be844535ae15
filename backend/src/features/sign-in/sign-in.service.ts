import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccessTokens } from '../../core/access/access-tokens.js';
import { type AuthPayload, authPayload } from '../../core/access/auth-payload.js';
import type { CallOrigin } from '../../core/access/request-context.js';
import type { SessionKind } from '../../core/access/session.entity.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import { type Authenticated, UsersService } from '../users/users.service.js';

/** What both logins do once the password was right. */
@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokens,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Opens a session for an account whose password was right.
   * @returns null when the account may not sign in any more: it was deactivated, lost its role or got another password meanwhile
   */
  proceed(kind: SessionKind, { user, passwordMark }: Authenticated, origin: CallOrigin): Promise<AuthPayload | null> {
    return this.open(kind, user.id, passwordMark, origin);
  }

  /** The account is locked while its session is written, so that whatever ends its sessions comes before or finds this one, too. */
  private async open(kind: SessionKind, userId: string, passwordMark: string, origin: CallOrigin): Promise<AuthPayload | null> {
    const { userMinutes, adminMinutes } = this.config.sessions;
    const session = await this.database.transaction(async (manager) => {
      const user = await this.users.admit(manager, userId, passwordMark);
      if (!user || (kind === 'admin' && user.role !== 'admin')) return null;
      if (kind === 'admin') {
        const actor = { userId, email: user.email, address: origin.address };
        await this.audit.record(manager, actor, { action: 'admin.login', subject: `user:${userId}`, subjectName: user.email });
      }
      return this.sessions.open(userId, kind, kind === 'admin' ? adminMinutes : userMinutes, origin, manager);
    });
    return session && authPayload(this.tokens.sign(session), session);
  }
}
