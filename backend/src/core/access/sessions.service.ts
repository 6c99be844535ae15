import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, MoreThan, Repository } from 'typeorm';
import { channel } from '../events/channel.js';
import { UnavailableError } from '../errors/common-errors.js';
import { EventBus } from '../events/event-bus.js';
import { loggers } from '../observability/loggers.js';
import { UNKNOWN_ADDRESS } from './addresses/client-address.js';
import type { CallOrigin } from './request-context.js';
import { Session, type SessionKind } from './session.entity.js';

/** Channel on which the end of a session is announced, so that open subscriptions end with it. */
export const sessionChannel = (sessionId: string) => channel<{ ended: true }>(`session.${sessionId}`, 'drop-oldest');

/** How often an open stream checks that its session is still valid, in case it missed the announcement of its end. */
const LOOK_AGAIN_MS = 15_000;
/** How many checks in a row may fail for want of a database before the stream ends: by then nobody knows whether the session is valid. */
const BLIND_LOOKS_MAX = 4;
/** How long after a login its address counts as one that the account's owner uses. */
const KNOWN_ADDRESS_DAYS = 90;
/** Characters kept of what a client calls itself; browsers use some 120. */
const USER_AGENT_MAX = 300;
/** How far the recorded last use may lag behind: recording every call would cost a write for each. */
const USE_NOTED_EVERY = `interval '5 minutes'`;
/** Logins that a list shows, the last used first. */
const LISTED_MAX = 100;
/** A row of `sessions` that is a login and not an API key. */
const IS_LOGIN = 'not exists (select from api_keys k where k.id = sessions.id)';

type SessionOrigin = Pick<CallOrigin, 'address' | 'userAgent'>;

/** A session that lasts `minutes` from now and is not written yet. */
export function newSession(userId: string, kind: SessionKind, minutes: number, origin: SessionOrigin | null): Session {
  const createdAt = new Date();
  const { address = null, userAgent = null } = origin ?? {};
  return {
    id: randomUUID(),
    userId,
    kind,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
    revokedAt: null,
    address,
    userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
    byProvider: false,
    kept: false,
    lastUsedAt: createdAt,
  };
}

@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly events: EventBus,
  ) {}

  /**
   * Opens a session that lasts `minutes`.
   * @param origin of the login, null for a key; in the caller's transaction when a manager is given
   */
  async open(
    userId: string,
    kind: SessionKind,
    minutes: number,
    origin: SessionOrigin | null,
    manager: EntityManager = this.sessions.manager,
  ): Promise<Session> {
    const session = newSession(userId, kind, minutes, origin);
    await manager.insert(Session, session);
    return session;
  }

  /**
   * Opens a session if a condition holds, in the one statement that establishes it: two fewer round trips, and no moment in between. Alone, outside
   * a transaction, the statement does not wait for the disk: a session that a power failure takes within the next moment is one login more.
   * @param condition a statement that returns one row if it does; what it writes is written together with the session
   * @returns that row; null when there is none, and then no session
   */
  async openIf<T>(manager: EntityManager, session: Session, { sql, values }: { sql: string; values: unknown[] }): Promise<T | null> {
    const { id, userId, kind, createdAt, expiresAt, address, userAgent } = session;
    const given = [id, userId, kind, createdAt, expiresAt, address, userAgent];
    const alone = manager.queryRunner?.isTransactionActive !== true;
    const [uuid, owner, as, from, until, place, agent] = given.map((_, index) => `$${values.length + index + 1}`);
    const [row] = await manager.query<T[]>(
      `with condition as (${sql}), opened as (
         insert into sessions (id, user_id, kind, created_at, expires_at, address, user_agent, last_used_at)
         select ${uuid}::uuid, ${owner}::uuid, ${as}::text, ${from}::timestamptz, ${until}::timestamptz, ${place}::text, ${agent}::text,
           ${from}::timestamptz
         from condition)${alone ? ", hurry as (select set_config('synchronous_commit', 'off', true))" : ''}
       select condition.* from condition${alone ? ', hurry' : ''}`,
      [...values, ...given],
    );
    return row ?? null;
  }

  /** Whether the account logged in from this address within the last months. */
  async openedFrom(userId: string, address: string): Promise<boolean> {
    if (address === UNKNOWN_ADDRESS) return false;
    const since = new Date(Date.now() - KNOWN_ADDRESS_DAYS * 86_400_000);
    return this.sessions.existsBy({ userId, address, createdAt: MoreThan(since) });
  }

  /** @returns the session when it is neither expired nor revoked and is of this kind. */
  async findLive(id: string, kind: SessionKind): Promise<Pick<Session, 'id' | 'userId'> | null> {
    // Plain SQL: this runs at every call of either API, and the query builder costs more than the query.
    const [row] = await this.sessions.query<{ id: string; userId: string; stale: boolean }[]>(
      `select id, user_id as "userId", last_used_at < now() - ${USE_NOTED_EVERY} as stale
       from sessions where id = $1 and kind = $2 and revoked_at is null and expires_at > now()`,
      [id, kind],
    );
    if (row?.stale) await this.noteUse(id);
    return row ? { id: row.id, userId: row.userId } : null;
  }

  /** A call is not refused because its use could not be recorded. */
  private async noteUse(id: string): Promise<void> {
    await this.sessions
      .query(`update sessions set last_used_at = now() where id = $1 and last_used_at < now() - ${USE_NOTED_EVERY}`, [id])
      .catch((error: unknown) => loggers.http.warn({ err: error }, 'the use of a session was not noted'));
  }

  /** The open logins of an account, the last used first; its API keys are not among them. */
  logins(userId: string): Promise<Session[]> {
    return this.sessions
      .createQueryBuilder('sessions')
      .where('user_id = :userId and revoked_at is null and expires_at > now()', { userId })
      .andWhere(IS_LOGIN)
      .orderBy('last_used_at', 'DESC')
      .addOrderBy('id')
      .limit(LISTED_MAX)
      .getMany();
  }

  /** Ends one login of an account. @returns whether there was such an open login */
  async endLogin(userId: string, id: string): Promise<boolean> {
    const ended = await this.endWhere(this.sessions.manager, `user_id = $1 and id = $2 and ${IS_LOGIN}`, [userId, id]);
    await this.announceEnd(ended);
    return ended.length > 0;
  }

  /**
   * Ends every login of an account but one, in the caller's transaction; API keys stay.
   * @returns the ids for `announceEnd` once that is committed
   */
  endOtherLogins(userId: string, keptId: string, manager: EntityManager = this.sessions.manager): Promise<string[]> {
    return this.endWhere(manager, `user_id = $1 and id <> $2 and ${IS_LOGIN}`, [userId, keptId]);
  }

  /** Ends every API key of an account, in the caller's transaction. @returns the ids for `announceEnd` once that is committed */
  endKeys(userId: string, manager: EntityManager): Promise<string[]> {
    return this.endWhere(manager, `user_id = $1 and not ${IS_LOGIN}`, [userId]);
  }

  private async endWhere(manager: EntityManager, condition: string, values: unknown[]): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `update sessions set revoked_at = now() where revoked_at is null and expires_at > now() and ${condition} returning id`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /** A session that is still live, so that another token can be signed for it; null when it has ended in the meantime. */
  current(id: string, manager: EntityManager = this.sessions.manager): Promise<Session | null> {
    return manager.findOneBy(Session, { id, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) });
  }

  /**
   * Ends one session.
   * @param alongside what is written in the same transaction, such as an audit entry
   */
  async revoke(id: string, alongside?: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.sessions.manager.transaction(async (manager) => {
      await manager.update(Session, { id, revokedAt: IsNull() }, { revokedAt: new Date() });
      await alongside?.(manager);
    });
    await this.announceEnd([id]);
  }

  /**
   * Ends every session of an account, user and admin alike, in the caller's transaction.
   * @returns the ids for `announceEnd` once that is committed
   */
  async revokeAll(userId: string, manager: EntityManager): Promise<string[]> {
    const result = await manager
      .createQueryBuilder()
      .update(Session)
      .set({ revokedAt: () => 'now()' })
      .where({ userId, revokedAt: IsNull() })
      .returning('id')
      .execute();
    return (result.raw as { id: string }[]).map(({ id }) => id);
  }

  /** Tells open streams at once. The rows decide: a stream that misses the announcement finds out at its next check. */
  async announceEnd(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.events.publish(sessionChannel(id), { ended: true }).catch((error: unknown) => {
        loggers.events.warn({ err: error }, 'the end of a session was not announced');
      });
    }
  }

  /**
   * A signal that aborts when the session ends, for streams that outlive their request. Its reason is an UnavailableError when
   * nobody can tell any longer whether the session is valid. Call `close` when the stream is over.
   */
  endOf(sessionId: string): { signal: AbortSignal; close(): void } {
    const controller = new AbortController();
    const events = this.events.subscribe(sessionChannel(sessionId), { signal: controller.signal });
    const end = (reason?: UnavailableError) => controller.abort(reason);
    let blind = 0;
    const look = setInterval(() => {
      this.sessions.existsBy({ id: sessionId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) }).then(
        (live) => {
          blind = 0;
          if (!live) end();
        },
        (error: unknown) => {
          blind += 1;
          loggers.http.warn({ err: error, blind }, 'the session of an open stream could not be looked up');
          if (blind >= BLIND_LOOKS_MAX) end(new UnavailableError('The session could not be looked up.'));
        },
      );
    }, LOOK_AGAIN_MS);
    look.unref();
    void (async () => {
      for await (const _ended of events) end();
    })().catch(() => end());
    return {
      signal: controller.signal,
      close() {
        clearInterval(look);
        end();
      },
    };
  }
}
