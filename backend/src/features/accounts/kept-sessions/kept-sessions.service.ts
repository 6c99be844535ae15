import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessTokens } from '../../../core/access/access-tokens.js';
import type { Actor } from '../../../core/access/actor.js';
import { type AuthPayload, authPayload } from '../../../core/access/auth-payload.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { Session } from '../../../core/access/session.entity.js';
import { SessionsService } from '../../../core/access/sessions.service.js';
import { addressBlock } from '../../../core/addresses/address-ranges.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { User } from '../users.entity.js';
import { CannotKeepError, NotKeptError } from './kept-sessions.errors.js';
import { RenewalSecrets } from './renewal-secrets.js';

const DAY_MS = 86_400_000;

/** A session that was kept or opened again, with the secret that opens it the next time. */
export interface Kept extends AuthPayload {
  secret: string;
}

/** Sessions that stay open on a device for weeks, by a secret that only its browser has and that works once. */
@Injectable()
export class KeptSessions {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly sessions: SessionsService,
    private readonly secrets: RenewalSecrets,
    private readonly tokens: AccessTokens,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
  ) {}

  /** Keeps the caller's session until `KEPT_SESSION_DAYS` after it was opened. @throws CannotKeepError, NotKeptError when it has just ended */
  async keep({ sessionId }: Actor): Promise<Kept> {
    const days = this.config.sessions.keptDays;
    return this.database.transaction(async (manager) => {
      const session = await this.sessions.current(sessionId, manager);
      if (!session) throw new NotKeptError();
      if (days === 0 || session.byProvider || session.kind !== 'user') throw new CannotKeepError();
      const expiresAt = new Date(Math.max(session.expiresAt.getTime(), session.createdAt.getTime() + days * DAY_MS));
      await manager.update(Session, { id: sessionId }, { kept: true, expiresAt });
      return this.opened({ ...session, kept: true, expiresAt }, await this.secrets.issue(manager, sessionId));
    });
  }

  /**
   * Opens a kept session again. A secret that was used before is somebody's copy, so the session ends for both of them.
   * @throws NotKeptError, RateLimitedError
   */
  async renew(secret: string | null, { address }: CallOrigin): Promise<Kept> {
    await this.limits.consume('session-renewal-source', addressBlock(address));
    if (secret === null) throw new NotKeptError();
    const { kept, ended = [] } = await this.database.transaction((manager) => this.renewWithin(manager, secret, address));
    await this.sessions.announceEnd(ended);
    if (!kept) throw new NotKeptError();
    return kept;
  }

  /** Whether a token alone gives another one of the session: of a kept one only for as long as a session lasts that is not kept. */
  async tokenRenews({ id, kept }: Session): Promise<boolean> {
    return !kept || this.secrets.issuedWithin(this.database.manager, id, this.config.sessions.userMinutes);
  }

  private async renewWithin(manager: EntityManager, secret: string, address: string): Promise<{ kept?: Kept; ended?: string[] }> {
    const shown = await this.secrets.use(manager, secret);
    const session = shown && (await this.sessions.current(shown.sessionId, manager));
    const account = session && (await manager.findOne(User, { select: { email: true, isActive: true }, where: { id: session.userId } }));
    if (!shown || !session?.kept || !account?.isActive) return {};
    if (shown.state === 'good') return { kept: this.opened(session, await this.secrets.issue(manager, session.id)) };
    const { id, userId } = session;
    await manager.update(Session, { id }, { revokedAt: new Date() });
    const actor = { userId, email: account.email, address };
    await this.audit.record(manager, actor, { action: 'session.copied', subject: `user:${userId}`, subjectName: account.email });
    return { ended: [id] };
  }

  private opened(session: Session, secret: string): Kept {
    return { ...authPayload(this.tokens.sign(session), session), secret };
  }
}
