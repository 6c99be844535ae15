import { Injectable } from '@nestjs/common';
import type { AdminActor } from '../../core/access/actor.js';
import type { AuthPayload } from '../../core/access/auth-payload.js';
import type { CallOrigin } from '../../core/access/request-context.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { addressBlock } from '../../core/access/addresses/address-ranges.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { LoginLimits, UsersService } from '../users/users.service.js';
import { AdminCredentialsError } from './admin-auth.errors.js';

@Injectable()
export class AdminAuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly logins: LoginLimits,
    private readonly audit: AuditLog,
    private readonly signIn: SignInService,
  ) {}

  /**
   * Opens an admin session for an address that `AdminAddressGuard` let in.
   * @throws AdminCredentialsError, RateLimitedError, TooManyWaitingError; the signal's reason
   */
  async login(email: string, password: string, origin: CallOrigin): Promise<AuthPayload> {
    const { address, signal } = origin;
    await this.logins.count('admin-login', email, address);
    const known = await this.users.authenticate(email, password, { key: addressBlock(address), signal });
    if (known?.user.role !== 'admin') throw new AdminCredentialsError();
    await this.logins.succeeded('admin-login', email, address);
    const opened = await this.signIn.proceed('admin', known, origin);
    if (!opened) throw new AdminCredentialsError();
    return opened;
  }

  async logout(actor: AdminActor): Promise<void> {
    const event = { action: 'admin.logout', subject: `user:${actor.userId}`, subjectName: actor.email };
    await this.sessions.revoke(actor.sessionId, (manager) => this.audit.record(manager, actor, event));
  }
}
