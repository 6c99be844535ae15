import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountDirectory } from '../../../core/access/account-directory.js';
import type { Actor } from '../../../core/access/actor.js';
import { SessionsService } from '../../../core/access/sessions.service.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { auditedActorOf } from '../../../core/audit/audited-actor.js';
import { AccountNotices } from '../recovery/notices/account-notices.service.js';
import { ConnectedAppNotFoundError, TooManyConnectedAppsError } from './connected-apps.errors.js';
import type { ConnectedApp } from './connected-apps.views.js';
import type { AppScope } from './scopes.js';

/** Programs that an account may have let in at a time. */
export const CONNECTED_APPS_MAX = 20;
const SECRET_BYTES = 32;
const ID_BYTES = 6;

/** A program that is let in. */
export interface NewConnection {
  clientId: string;
  name: string;
  host: string;
  scopes: AppScope[];
  days: number;
}

const LIVE = 's.revoked_at is null and s.expires_at > now()';
const FROM = 'connected_apps a join api_keys k on k.id = a.id join sessions s on s.id = k.id';
const COLUMNS = `k.id, k.name, a.redirect_host as host, k.scopes, s.created_at as "createdAt", s.expires_at as "expiresAt",
  k.last_used_at as "lastUsedAt", k.last_used_address as "lastUsedAddress"`;

/**
 * Programs that users have let in. Each connection is an API key that nobody holds the secret of, and so a session: deactivation, a new password
 * or an administrator who revokes keys ends it with all of its tokens.
 */
@Injectable()
export class ConnectedAppsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountDirectory,
    private readonly audit: AuditLog,
    private readonly notices: AccountNotices,
  ) {}

  /** The caller's, the newest first; at most `CONNECTED_APPS_MAX`. */
  list({ userId }: Actor): Promise<ConnectedApp[]> {
    return this.database.query(`select ${COLUMNS} from ${FROM} where s.user_id = $1 and ${LIVE} order by s.created_at desc, k.id`, [
      userId,
    ]);
  }

  /** Lets a program in, in the place of what the caller opened to it before; the caller is told by e-mail. @throws TooManyConnectedAppsError */
  async connect(actor: Actor, address: string, { clientId, name, host, scopes, days }: NewConnection): Promise<string> {
    const by = await auditedActorOf(this.accounts, actor, address);
    const { id, replaced, notice } = await this.database.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('connected-apps ' || $1, 0))`, [actor.userId]);
      const former = await this.endFormer(manager, actor.userId, clientId);
      await requireRoom(manager, actor.userId);
      const session = await this.sessions.open(actor.userId, 'user', days * 24 * 60, null, manager);
      const prefix = `thm_app_${randomBytes(ID_BYTES).toString('hex')}`;
      // Of bytes that nobody has: only tokens of the connection are taken for it.
      await manager.query('insert into api_keys (id, name, prefix, secret_hash, scopes) values ($1, $2, $3, $4, $5)', [
        session.id,
        name,
        prefix,
        randomBytes(SECRET_BYTES),
        scopes,
      ]);
      await manager.query('insert into connected_apps (id, client_id, redirect_host) values ($1, $2, $3)', [session.id, clientId, host]);
      const after = { name, clientId, host, scopes, expiresAt: session.expiresAt };
      await this.audit.record(manager, by, { action: 'app.connect', subject: `api-key:${session.id}`, subjectName: prefix, after });
      const told = { kind: 'app-connected', at: new Date().toISOString(), name, host, scopes } as const;
      return {
        id: session.id,
        replaced: former,
        notice: await this.notices.request(manager, { id: by.userId, email: by.email }, told),
      };
    });
    await this.sessions.announceEnd(replaced);
    await this.notices.dispatch(notice);
    return id;
  }

  /** Ends one of the caller's connections at once, with its tokens. @throws ConnectedAppNotFoundError */
  async disconnect(actor: Actor, address: string, id: string): Promise<ConnectedApp> {
    const [app] = isUUID(id)
      ? await this.database.query<ConnectedApp[]>(`select ${COLUMNS} from ${FROM} where s.user_id = $1 and k.id = $2 and ${LIVE}`, [
          actor.userId,
          id,
        ])
      : [];
    if (!app) throw new ConnectedAppNotFoundError();
    const by = await auditedActorOf(this.accounts, actor, address);
    const event = {
      action: 'app.disconnect',
      subject: `api-key:${id}`,
      subjectName: app.name,
      before: { host: app.host, scopes: app.scopes },
    };
    await this.sessions.revoke(id, (manager) => this.audit.record(manager, by, event));
    return app;
  }

  private async endFormer(manager: EntityManager, userId: string, clientId: string): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `update sessions s set revoked_at = now() from connected_apps a
       where a.id = s.id and a.client_id = $2 and s.user_id = $1 and ${LIVE} returning s.id`,
      [userId, clientId],
    );
    return rows.map(({ id }) => id);
  }
}

async function requireRoom(manager: EntityManager, userId: string): Promise<void> {
  const [row] = await manager.query<{ live: number }[]>(`select count(*)::int as live from ${FROM} where s.user_id = $1 and ${LIVE}`, [
    userId,
  ]);
  if ((row?.live ?? 0) >= CONNECTED_APPS_MAX) throw new TooManyConnectedAppsError(CONNECTED_APPS_MAX);
}
