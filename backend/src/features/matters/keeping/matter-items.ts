import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { isStateOf } from '../../../core/errors/database-errors.js';
import { MovedItemNotFoundError, StaysConfidentialError } from '../matters.errors.js';

/** Where what belongs to matters is kept: each table has an owner, a matter and a time of deletion. */
const TABLES = { conversations: 'conversations', documents: 'documents', files: 'reference_files' } as const;
const ONE_OF = { conversations: 'Conversation', documents: 'Document', files: 'File' } as const;

/** What the triggers of the contents of confidential matters say. */
const STAYS_CONFIDENTIAL = 'TQ002';

type ItemKind = keyof typeof TABLES;
const ITEM_KINDS = Object.keys(TABLES) as ItemKind[];

/** How much a matter holds. */
export interface MatterCounts {
  conversationCount: number;
  documentCount: number;
  fileCount: number;
  deadlineCount: number;
}
const NONE: MatterCounts = { conversationCount: 0, documentCount: 0, fileCount: 0, deadlineCount: 0 };

const counted = (name: keyof MatterCounts, table: string, which: string): string =>
  `select matter_id as id, '${name}' as kind, count(*)::integer as count from ${table}
   where owner_id = $1 and matter_id = any($2) ${which} group by matter_id`;
const COUNTS = [
  counted('conversationCount', 'conversations', 'and deleted_at is null and exchange_count > 0'),
  counted('documentCount', 'documents', 'and deleted_at is null'),
  counted('fileCount', 'reference_files', 'and deleted_at is null'),
  counted('deadlineCount', 'matter_deadlines', ''),
].join(' union all ');

/** The conversations, documents and files of matters; every statement names the owner. */
@Injectable()
export class MatterItems {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** How much each of these matters holds; conversations in which nothing was asked are not counted. */
  async counts(
    ownerId: string,
    matterIds: readonly string[],
    manager: EntityManager = this.database.manager,
  ): Promise<(matterId: string) => MatterCounts> {
    const rows = await manager.query<{ id: string; kind: keyof MatterCounts; count: number }[]>(COUNTS, [ownerId, matterIds]);
    const found = new Map<string, MatterCounts>();
    for (const { id, kind, count } of rows) found.set(id, { ...(found.get(id) ?? NONE), [kind]: count });
    return (matterId) => found.get(matterId) ?? NONE;
  }

  /**
   * Moves all of these, or none of them.
   * @param matterId of the owner; null takes them out of their matter
   * @throws MovedItemNotFoundError for one that is absent, deleted or another owner's; StaysConfidentialError
   */
  async move(manager: EntityManager, ownerId: string, matterId: string | null, ids: Record<ItemKind, readonly string[]>): Promise<void> {
    for (const kind of ITEM_KINDS) {
      const wanted = [...new Set(ids[kind].map((id) => id.toLowerCase()))];
      if (wanted.length === 0) continue;
      if (!wanted.every((id) => isUUID(id))) throw new MovedItemNotFoundError(ONE_OF[kind]);
      const [, moved] = await manager
        .query<[unknown[], number]>(
          `update ${TABLES[kind]} set matter_id = $3 where owner_id = $1 and id = any($2) and deleted_at is null`,
          [ownerId, wanted, matterId],
        )
        .catch((error: unknown) => {
          throw isStateOf(error, STAYS_CONFIDENTIAL) ? new StaysConfidentialError() : error;
        });
      if (moved < wanted.length) throw new MovedItemNotFoundError(ONE_OF[kind]);
    }
  }

  /** Deletes with a matter what it holds, at the same moment, by which it is restored with it. */
  async deleteWith(manager: EntityManager, ownerId: string, matterId: string, deletedAt: Date): Promise<void> {
    for (const kind of ITEM_KINDS)
      await manager.query(`update ${TABLES[kind]} set deleted_at = $3 where owner_id = $1 and matter_id = $2 and deleted_at is null`, [
        ownerId,
        matterId,
        deletedAt,
      ]);
  }

  /** Restores what was deleted with its matter, and nothing that was deleted before. */
  async restoreWith(manager: EntityManager, ownerId: string, matterId: string, deletedAt: Date): Promise<void> {
    for (const kind of ITEM_KINDS)
      await manager.query(`update ${TABLES[kind]} set deleted_at = null where owner_id = $1 and matter_id = $2 and deleted_at = $3`, [
        ownerId,
        matterId,
        deletedAt,
      ]);
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
