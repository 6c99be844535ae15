import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { AdminActor } from '../access/actor.js';
import { decodeSequence, encodeSequence } from '../pages/cursor.js';
import type { Page } from '../pages/page.js';
import { AuditEntry } from './audit.entity.js';

/** What an administrator did. */
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

export interface AuditQuery {
  first: number;
  after?: string | null;
  offset?: number;
  actorId?: string | null;
  action?: string | null;
  subject?: string | null;
}

/** Who did what, from where. Entries are written with the action that they tell of, or not at all. */
@Injectable()
export class AuditLog {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** Writes an entry in the transaction of the action. */
  async record(manager: EntityManager, actor: Pick<AdminActor, 'userId' | 'email' | 'address'>, event: AuditEvent): Promise<void> {
    const { action, subject, subjectName = null, before = null, after = null, reason = null } = event;
    await manager.query(
      `insert into audit_log (actor_id, actor_email, address, action, subject, subject_name, before, after, reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [actor.userId, actor.email, actor.address, action, subject, subjectName, before, after, reason],
    );
  }

  /** Entries, newest first. @throws BadRequestError for a cursor of no page */
  async list({ first, after, offset = 0, actorId, action, subject }: AuditQuery): Promise<Page<AuditEntry>> {
    const query = this.entries.createQueryBuilder('entry');
    if (actorId) query.andWhere('entry.actorId = :actorId', { actorId });
    if (action) query.andWhere('entry.action = :action', { action });
    if (subject) query.andWhere('entry.subject = :subject', { subject });
    const totalCount = await query.getCount();
    if (after) query.andWhere('entry.id < :last', { last: decodeSequence(after) });
    const rows = await query
      .orderBy('entry.id', 'DESC')
      .take(first + 1)
      .skip(offset)
      .getMany();
    const nodes = rows.slice(0, first);
    const last = nodes.at(-1);
    return { nodes, totalCount, pageInfo: { hasNextPage: rows.length > first, endCursor: last ? encodeSequence(last.id) : null } };
  }
}
