import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { DataSource } from 'typeorm';
import { UNKNOWN_ADDRESS } from '../../../../core/access/addresses/client-address.js';
import { hashOf } from '../../../../core/access/keys/key-secret.js';
import { SessionsService } from '../../../../core/access/sessions.service.js';
import { AuditLog } from '../../../../core/audit/audit-log.service.js';
import { loggers } from '../../../../core/observability/loggers.js';

/** Programs that have registered and that nobody has let in: beyond this number the oldest are forgotten. */
export const UNUSED_CLIENTS_MAX = 1000;

const LIVE = 'exists (select from sessions s where s.id = r.connection_id and s.revoked_at is null and s.expires_at > now())';

/**
 * Storage of the authorization server. Of codes and tokens only digests are kept: an id is its secret, so it is taken out of what is stored, and put
 * back for whoever comes with it. A grant has the id of its connection, and is there for as long as the session of the connection is.
 */
@Injectable()
export class StoredRecords {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  /** What the library stores one kind of its models with. */
  adapterFor(kind: string): Adapter {
    if (kind === 'Client') return this.clients();
    // Who somebody is, the login of the product says each time: the library keeps no sessions of its own.
    if (kind === 'Session') return nothingKept();
    return {
      upsert: (id, payload, seconds) => this.write(kind, id, payload, seconds ?? 0),
      find: (id) => this.find(kind, id),
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      consume: (id) => this.consume(kind, id),
      destroy: (id) => this.destroy(kind, id),
      revokeByGrantId: (connectionId) => this.revoke(kind, connectionId),
    };
  }

  private async write(kind: string, id: string, { jti: _, ...payload }: AdapterPayload, seconds: number): Promise<void> {
    const connectionId = kind === 'Grant' ? id : (payload.grantId ?? null);
    await this.database.query(
      `insert into oauth_records (kind, id_hash, payload, connection_id, expires_at)
       values ($1, $2, $3, $4, now() + $5 * interval '1 second')
       on conflict (kind, id_hash) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
      [kind, hashOf(id), payload, connectionId, seconds],
    );
  }

  private async find(kind: string, id: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.database.query<{ payload: AdapterPayload; consumed: number | null }[]>(
      `select payload, extract(epoch from consumed_at)::int as consumed from oauth_records r
       where kind = $1 and id_hash = $2 and expires_at > now() and (kind <> 'Grant' or ${LIVE})`,
      [kind, hashOf(id)],
    );
    return row && { ...row.payload, jti: id, ...(row.consumed !== null && { consumed: row.consumed }) };
  }

  private async consume(kind: string, id: string): Promise<void> {
    const [, consumed] = await this.database.query<[unknown[], number]>(
      'update oauth_records set consumed_at = now() where kind = $1 and id_hash = $2 and consumed_at is null',
      [kind, hashOf(id)],
    );
    if (consumed > 0) return;
    // Loaded already: whoever calls is the library.
    const { errors } = await import('oidc-provider');
    throw new errors.InvalidGrant('it was used at the same time');
  }

  /** Whoever takes a grant away ends its connection: a code or a refresh token came a second time, or the program gave its token back. */
  private async destroy(kind: string, id: string): Promise<void> {
    await this.database.query('delete from oauth_records where kind = $1 and id_hash = $2', [kind, hashOf(id)]);
    if (kind !== 'Grant') return;
    await this.sessions.revoke(id, async (manager) => {
      const [held] = await manager.query<{ userId: string; email: string; prefix: string; clientId: string }[]>(
        `select u.id as "userId", u.email, k.prefix, a.client_id as "clientId" from connected_apps a
         join api_keys k on k.id = a.id join sessions s on s.id = k.id join users u on u.id = s.user_id where a.id = $1`,
        [id],
      );
      if (!held) return;
      const { prefix, clientId, ...account } = held;
      const event = { action: 'app.end', subject: `api-key:${id}`, subjectName: prefix, before: { clientId } };
      await this.audit.record(manager, { ...account, address: UNKNOWN_ADDRESS }, event);
    });
    loggers.http.warn({ connection: id }, 'a connected app was ended: a token was given back, or one came a second time');
  }

  private async revoke(kind: string, connectionId: string): Promise<void> {
    await this.database.query('delete from oauth_records where kind = $1 and connection_id = $2', [kind, connectionId]);
  }

  private clients(): Adapter {
    return {
      ...nothingKept(),
      upsert: (id, payload) => this.register(id, payload),
      find: async (id) => {
        const [row] = await this.database.query<{ metadata: AdapterPayload }[]>('select metadata from oauth_clients where id = $1', [id]);
        return row?.metadata;
      },
    };
  }

  private async register(id: string, metadata: AdapterPayload): Promise<void> {
    await this.database.query(
      'insert into oauth_clients (id, metadata) values ($1, $2) on conflict (id) do update set metadata = excluded.metadata',
      [id, metadata],
    );
    await this.database.query(
      `delete from oauth_clients where id in (select id from oauth_clients c where not exists (select from connected_apps a where a.client_id = c.id)
       order by created_at desc offset ${UNUSED_CLIENTS_MAX})`,
    );
  }

  /** Forgets what has expired, and programs that nobody has let in for a day. */
  async sweep(): Promise<void> {
    // A used refresh token is kept until it would have expired: one that comes again tells of a theft.
    await this.database.query('delete from oauth_records where expires_at < now()');
    await this.database.query(
      `delete from oauth_clients c where created_at < now() - interval '1 day'
       and not exists (select from connected_apps a where a.client_id = c.id)`,
    );
  }
}

const nothingKept = (): Adapter => ({
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
});
