import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { ActorKey } from '../access/keys/key-scopes.js';
import { AppError } from '../errors/app-error.js';
import { loggers } from '../observability/loggers.js';
import { containing } from '../pages/containing.js';
import { decodeSequence, encodeSequence } from '../pages/cursor.js';
import { type Page, type PageQuery, pageFrom } from '../pages/page.js';
import { reachOf } from '../pages/reach.js';
import { AuditEntry } from './audit.entity.js';

/** Stands in for an address or e-mail of a deleted account. */
const ERASED = 'deleted account';

/** Who did something, as an entry records it. */
export interface AuditedActor {
  userId: string;
  email: string;
  /** Client address of the call. */
  address: string;
  key?: Pick<ActorKey, 'prefix'>;
}

/** What an administrator did, or a user to an API key, a password or a second factor. */
export interface AuditEvent {
  /** Noun and verb, such as `user.verify`. */
  action: string;
  /** Kind and id of what was acted on, such as `user:<id>`. */
  subject: string;
  /** What people call it: an e-mail, a file name. */
  subjectName?: string;
  /** State that the action changed, before and after; never a password or a document's text. */
  before?: object | null;
  after?: object | null;
  reason?: string | null;
}

export interface AuditQuery extends PageQuery {
  actorId?: string | null;
  action?: string | null;
  subject?: string | null;
  /** Part of the e-mail of the person who did it, or of the subject's name. */
  search?: string | null;
  since?: Date | null;
  /** Exclusive. */
  until?: Date | null;
}

/**
 * Who did what, from where. What is done in the database is written in the transaction that does it, so that entry and action are kept
 * together or not at all. What is done elsewhere is written twice: before it begins and when it is over.
 */
@Injectable()
export class AuditLog {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** Writes an entry in the transaction of the action. */
  async record(manager: EntityManager, actor: AuditedActor, event: AuditEvent): Promise<void> {
    const { action, subject, subjectName = null, before = null, after = null, reason = null } = event;
    await manager.query(
      `insert into audit_log (actor_id, actor_email, address, action, subject, subject_name, before, after, reason, api_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [actor.userId, actor.email, actor.address, action, subject, subjectName, before, after, reason, actor.key?.prefix ?? null],
    );
  }

  /**
   * Takes out of the log who a deleted account was, in the transaction that deletes it; what was done, to which id and when stays.
   * @param userId named in the entries from now on
   */
  async anonymise(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`select set_config('themis.erased_account', $1, true)`, [userId]);
    await manager.query(`update audit_log set actor_email = $2, address = $2 where actor_id = $1`, [userId, ERASED]);
    await manager.query(`update audit_log set subject_name = null, before = null, after = null, reason = null where subject = $1`, [
      `user:${userId}`,
    ]);
    // What they named their keys and webhooks, and where those were used.
    await manager.query(
      `update audit_log set subject_name = case when subject like 'webhook:%' then null else subject_name end,
         before = before - $2::text[], after = after - $2::text[]
       where actor_id = $1 and (subject like 'webhook:%' or subject like 'api-key:%')`,
      [userId, ['name', 'host', 'allowedAddresses']],
    );
  }

  /**
   * Does something outside the database that no transaction can hold together with its entry. `<action>.begin` is written first: nothing
   * is done that is not in the log. The outcome follows, as `<action>` or, with the code of the error in `after`, as `<action>.fail`;
   * a beginning without an outcome says that this process died in between, or lost the database.
   * @returns what `act` returns. @throws what `act` throws, or the database when the intent cannot be written
   */
  async recordAround<T>(actor: AuditedActor, event: AuditEvent, act: () => Promise<T>): Promise<T> {
    const { manager } = this.entries;
    await this.record(manager, actor, { ...event, action: `${event.action}.begin` });
    // Whatever becomes of this entry, the action is over: to answer that it failed would have the administrator do it twice.
    const close = (outcome: AuditEvent) =>
      this.record(manager, actor, outcome).catch((error: unknown) => {
        loggers.app.error({ err: error, action: outcome.action, subject: outcome.subject }, 'the outcome of an action was not recorded');
      });
    let result: T;
    try {
      result = await act();
    } catch (error) {
      await close({ ...event, action: `${event.action}.fail`, after: { error: error instanceof AppError ? error.code : 'INTERNAL' } });
      throw error;
    }
    await close(event);
    return result;
  }

  /** Entries, newest first. @throws BadRequestError for a cursor of no page */
  async list({ actorId, action, subject, search, since, until, ...page }: AuditQuery): Promise<Page<AuditEntry>> {
    const query = this.entries.createQueryBuilder('entry');
    if (actorId) query.andWhere('entry.actorId = :actorId', { actorId });
    if (action) query.andWhere('entry.action = :action', { action });
    if (subject) query.andWhere('entry.subject = :subject', { subject });
    if (search) query.andWhere('(entry.actorEmail ilike :part or entry.subjectName ilike :part)', { part: containing(search) });
    if (since) query.andWhere('entry.at >= :since', { since });
    if (until) query.andWhere('entry.at < :until', { until });
    const all = query.clone();
    const { from, take, skip, beyond, order } = reachOf(page, 'DESC');
    if (from) query.andWhere(`entry.id ${beyond} :last`, { last: decodeSequence(from) });
    const rows = await query.orderBy('entry.id', order).take(take).skip(skip).getMany();
    return pageFrom(
      rows,
      page,
      () => all.getCount(),
      ({ id }) => encodeSequence(id),
    );
  }
}
