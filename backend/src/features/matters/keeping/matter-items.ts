import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { isStateOf } from '../../../core/errors/database-errors.js';
import { mayUse } from '../../../core/sharing/matter-access.js';
import { MatterRoleError } from '../../../core/sharing/matter-role.error.js';
import { FileNameInMatterError, MakerNotInMatterError, MovedItemNotFoundError, StaysConfidentialError } from '../matters.errors.js';

/** Where what belongs to matters is kept: each table has who made it, a matter and a time of deletion. */
const TABLES = { conversations: 'conversations', documents: 'documents', files: 'reference_files' } as const;
const ONE_OF = { conversations: 'Conversation', documents: 'Document', files: 'File' } as const;

/** What the triggers of the contents of confidential matters say. */
const STAYS_CONFIDENTIAL = 'TQ002';
const NAME_TAKEN = '23505';
const NOT_TO_BE_PUT = '23503';

/** Of whoever is `$1`. */
const COLUMNS = { owner: 'owner_id', matter: 'matter_id', account: '$1' };

type ItemKind = keyof typeof TABLES;
const ITEM_KINDS = Object.keys(TABLES) as ItemKind[];

/** How much a matter holds. */
export interface MatterCounts {
  conversationCount: number;
  documentCount: number;
  fileCount: number;
  deadlineCount: number;
  /** People whom its owner shares it with. */
  memberCount: number;
}
const NONE: MatterCounts = { conversationCount: 0, documentCount: 0, fileCount: 0, deadlineCount: 0, memberCount: 0 };

const counted = (name: keyof MatterCounts, table: string, which: string): string =>
  `select matter_id as id, '${name}' as kind, count(*)::integer as count from ${table}
   where matter_id = any($1) ${which} group by matter_id`;
const COUNTS = [
  counted('conversationCount', 'conversations', 'and deleted_at is null and exchange_count > 0'),
  counted('documentCount', 'documents', 'and deleted_at is null'),
  counted('fileCount', 'reference_files', 'and deleted_at is null'),
  counted('deadlineCount', 'matter_deadlines', ''),
  counted('memberCount', 'matter_members', ''),
].join(' union all ');

/** The conversations, documents and files of matters, whoever made them. */
@Injectable()
export class MatterItems {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** How much each of these matters, which the caller sees, holds; conversations in which nothing was asked are not counted. */
  async counts(matterIds: readonly string[], manager: EntityManager = this.database.manager): Promise<(matterId: string) => MatterCounts> {
    const rows = await manager.query<{ id: string; kind: keyof MatterCounts; count: number }[]>(COUNTS, [matterIds]);
    const found = new Map<string, MatterCounts>();
    for (const { id, kind, count } of rows) found.set(id, { ...(found.get(id) ?? NONE), [kind]: count });
    return (matterId) => found.get(matterId) ?? NONE;
  }

  /**
   * Moves all of these, or none of them.
   * @param target a matter that the caller may put them into; null takes them out of their matter
   * @throws MovedItemNotFoundError for one that is absent, deleted or not the caller's to see; MatterRoleError for one that only the owner
   * of its matter moves, or whose maker may put nothing into the target; StaysConfidentialError, FileNameInMatterError
   */
  async move(manager: EntityManager, userId: string, target: string | null, ids: Record<ItemKind, readonly string[]>): Promise<void> {
    for (const kind of ITEM_KINDS) {
      const wanted = [...new Set(ids[kind].map((id) => id.toLowerCase()))];
      if (wanted.length === 0) continue;
      if (!wanted.every((id) => isUUID(id))) throw new MovedItemNotFoundError(ONE_OF[kind]);
      const table = TABLES[kind];
      const seen = await manager.query<{ governed: boolean }[]>(
        `select ${mayUse('govern', COLUMNS)} as governed from ${table}
         where id = any($2) and deleted_at is null and ${mayUse('read', COLUMNS)} for update`,
        [userId, wanted],
      );
      if (seen.length < wanted.length) throw new MovedItemNotFoundError(ONE_OF[kind]);
      if (!seen.every(({ governed }) => governed)) throw new MatterRoleError('govern');
      await manager
        .query(`update ${table} set matter_id = $3 where id = any($2) and deleted_at is null and ${mayUse('govern', COLUMNS)}`, [
          userId,
          wanted,
          target,
        ])
        .catch((error: unknown) => {
          throw refusal(error);
        });
    }
  }

  /** Deletes with a matter what it holds, at the same moment, by which it is restored with it. */
  async deleteWith(manager: EntityManager, matterId: string, deletedAt: Date): Promise<void> {
    for (const kind of ITEM_KINDS)
      await manager.query(`update ${TABLES[kind]} set deleted_at = $2 where matter_id = $1 and deleted_at is null`, [matterId, deletedAt]);
  }

  /** Restores what was deleted with its matter, and nothing that was deleted before. */
  async restoreWith(manager: EntityManager, matterId: string, deletedAt: Date): Promise<void> {
    for (const kind of ITEM_KINDS)
      await manager.query(`update ${TABLES[kind]} set deleted_at = null where matter_id = $1 and deleted_at = $2`, [matterId, deletedAt]);
  }

  /** Removes for good what was deleted with these matters; the bytes of files are removed by the sweep. */
  async purgeWith(manager: EntityManager, matterIds: readonly string[]): Promise<void> {
    for (const kind of ITEM_KINDS)
      await manager.query(
        `delete from ${TABLES[kind]} kept using matters m where m.id = any($1) and kept.matter_id = m.id and kept.deleted_at is not null`,
        [matterIds],
      );
  }
}

/** What the database refuses to move. */
function refusal(error: unknown): unknown {
  if (isStateOf(error, STAYS_CONFIDENTIAL)) return new StaysConfidentialError();
  if (isStateOf(error, NAME_TAKEN)) return new FileNameInMatterError();
  return isStateOf(error, NOT_TO_BE_PUT) ? new MakerNotInMatterError() : error;
}
