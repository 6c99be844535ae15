import { Injectable } from '@nestjs/common';
import type { AdminActor } from '../../../../core/access/actor.js';
import type { AuthPayload } from '../../../../core/access/auth-payload.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { SessionsService } from '../../../../core/access/sessions.service.js';
import { AuditLog } from '../../../../core/audit/audit-log.service.js';
import { SignInService } from '../sign-in.service.js';
import { AdminCredentialsError } from './admin-auth.errors.js';

@Injectable()
export class AdminAuthService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly signIn: SignInService,
  ) {}

  /**
   * Opens an admin session for an address that `AdminAddressGuard` let in.
   * @throws AdminCredentialsError; what `SignInService.login` throws
   */
  async login(email: string, password: string, origin: CallOrigin): Promise<AuthPayload> {
    const opened = await this.signIn.login('admin', email, password, origin);
    if (!opened) throw new AdminCredentialsError();
    return opened;
  }

  async logout(actor: AdminActor): Promise<void> {
    const event = { action: 'admin.logout', subject: `user:${actor.userId}`, subjectName: actor.email };
    await this.sessions.revoke(actor.sessionId, (manager) => this.audit.record(manager, actor, event));
  }
}
