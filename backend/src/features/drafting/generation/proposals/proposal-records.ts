import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { Actor } from '../../../../core/access/actor.js';
import { openForAnswer } from '../../../../core/answers/answer-budget.js';
import { openTo } from '../../../../core/sharing/matter-access.js';
import { UserDocument } from '../../versions/versions.entity.js';
import { DraftChangedError } from '../../versions/versions.errors.js';
import { ChangeProposal } from './change-proposal.entity.js';
import { ProposalSeal, type StoredProposal } from './proposal-seal.js';
import { ProposalNotFoundError } from './proposals.errors.js';

/** How long proposed changes wait for their owner's decision. */
const WAIT_DAYS = 7;
/** Proposals of one user that wait at a time; the oldest go first. */
const WAITING_MAX = 20;
const COLUMNS = [
  'id',
  'ownerId',
  'documentId',
  'baseNumber',
  'documentType',
  'complexity',
  'sealed',
  'createdAt',
  'expiresAt',
  'keptAt',
] as const satisfies readonly (keyof ChangeProposal)[];

/** Proposals in the database, each of one owner. */
@Injectable()
export class ProposalRecords {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: ProposalSeal,
  ) {}

  /** Those that wait for their owner's decision, the newest first. @throws AnswerTooLargeError before they are read */
  async waiting(userId: string): Promise<ChangeProposal[]> {
    const [stored] = await this.database.query<{ bytes: string }[]>(
      `select coalesce(sum(octet_length(sealed)), 0) as bytes from change_proposals
       where owner_id = $1 and kept_at is null and expires_at > now()`,
      [userId],
    );
    await openForAnswer(Number(stored?.bytes ?? 0));
    return this.database.manager.find(ChangeProposal, {
      where: { ownerId: userId, keptAt: IsNull(), expiresAt: MoreThan(new Date()) },
      select: Object.fromEntries(COLUMNS.map((name) => [name, true])),
      order: { createdAt: 'DESC' },
      take: WAITING_MAX,
    });
  }

  /** A new one, which waits from now on. */
  rowOf(
    { userId }: Actor,
    stored: StoredProposal,
    origin: Pick<ChangeProposal, 'documentId' | 'baseNumber' | 'documentType' | 'complexity'>,
  ): ChangeProposal {
    const id = randomUUID();
    const now = Date.now();
    return {
      ...origin,
      id,
      ownerId: userId,
      sealed: this.seal.seal(id, stored),
      createdAt: new Date(now),
      expiresAt: new Date(now + WAIT_DAYS * 86_400_000),
      keptAt: null,
    };
  }

  /** Puts one in, and the oldest of its owner out where too many wait. */
  async add(manager: EntityManager, row: ChangeProposal): Promise<void> {
    await manager.query(
      `delete from change_proposals where owner_id = $1 and (expires_at < now() or id in
         (select id from change_proposals where owner_id = $1 and kept_at is null order by created_at desc offset $2))`,
      [row.ownerId, WAITING_MAX - 1],
    );
    await manager.insert(ChangeProposal, row);
  }

  /** @throws ProposalNotFoundError for another owner's, an unknown and an expired one */
  async row({ userId }: Actor, id: string): Promise<ChangeProposal> {
    const row = isUUID(id)
      ? await this.database.manager.findOne(ChangeProposal, {
          where: { id, ownerId: userId, expiresAt: MoreThan(new Date()) },
          select: Object.fromEntries(COLUMNS.map((name) => [name, true])),
        })
      : null;
    if (!row) throw new ProposalNotFoundError();
    return row;
  }

  /** In the transaction that keeps the version: the proposal is settled once, and only on the draft that it was shown on. */
  async claim(manager: EntityManager, { id, ownerId, documentId, baseNumber }: ChangeProposal): Promise<void> {
    const { affected } = await manager.update(ChangeProposal, { id, ownerId, keptAt: IsNull() }, { keptAt: new Date() });
    if (!affected) throw new ProposalNotFoundError();
    if (!documentId) return;
    const where = { id: documentId, ownerId: openTo(ownerId, 'write') };
    const document = await manager.findOne(UserDocument, { where, lock: { mode: 'pessimistic_write' } });
    if (document?.lastNumber !== baseNumber) throw new DraftChangedError();
  }
}
