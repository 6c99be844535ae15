import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, In, IsNull, MoreThan, Not } from 'typeorm';
import { AccountDirectory } from '../../../core/access/account-directory.js';
import { openForAnswer } from '../../../core/answers/answer-budget.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { newestFirst } from '../../../core/pages/newest-first.js';
import type { CursorQuery, Page } from '../../../core/pages/page.js';
import { BY_CHANGE, pageOfHeld } from '../../../core/pages/reach.js';
import { MatterAccess, matterOpenTo } from '../../../core/sharing/matter-access.js';
import { wordMatcher } from '../../../core/text/word-matcher.js';
import { MatterNotFoundError } from '../matters.errors.js';
import type { MattersWindow } from '../matters.inputs.js';
import { MatterRole, MatterStatus, type MatterView } from '../matters.views.js';
import { MatterItems } from './matter-items.js';
import { RESTORABLE_MS, ROWS_AT_ONCE } from './matter-limits.js';
import { type MatterFacts, MatterSeal } from './matter-seal.js';
import { Matter } from './matters.entity.js';

/** Reads matters; every query names who asks, so that a stranger's id finds nothing. */
@Injectable()
export class MatterReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: MatterSeal,
    private readonly items: MatterItems,
    private readonly access: MatterAccess,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Last changed first. @throws BadRequestError for a cursor of no page */
  async page(userId: string, { search, ...window }: MattersWindow): Promise<Page<MatterView>> {
    const which = wanted(userId, await this.access.sharedWith(userId), window);
    if (search) return this.found(userId, which, { search, ...window });
    const query = this.database.manager.createQueryBuilder(Matter, 'matter').where(which);
    const page = await newestFirst(query, 'updatedAt', window);
    return { ...page, nodes: await this.views(userId, page.nodes) };
  }

  /** @throws MatterNotFoundError also for one that was deleted */
  async matter(userId: string, id: string): Promise<MatterView> {
    const found = isUUID(id) ? (await this.byIds(userId, [id])).get(id.toLowerCase()) : undefined;
    if (!found) throw new MatterNotFoundError();
    return found;
  }

  /** Those of these that are not deleted, by id. */
  async byIds(userId: string, ids: readonly string[]): Promise<Map<string, MatterView>> {
    const rows = await this.database.manager.findBy(Matter, {
      id: In([...ids]),
      ownerId: matterOpenTo(userId, 'read'),
      deletedAt: IsNull(),
    });
    return new Map((await this.views(userId, rows)).map((view) => [view.id, view]));
  }

  /** The titles of those of these that are not deleted, by id, and whether they are confidential. */
  async titles(userId: string, ids: readonly string[]): Promise<Map<string, { title: string; confidential: boolean }>> {
    const rows = await this.database.manager.findBy(Matter, {
      id: In([...ids]),
      ownerId: matterOpenTo(userId, 'read'),
      deletedAt: IsNull(),
    });
    return new Map(rows.map(({ id, sealed, confidential }) => [id, { title: this.seal.facts(id, sealed).title, confidential }]));
  }

  /** Search in texts that the database cannot read: all matters that somebody sees are opened, in batches, so that nobody waits for it. */
  private async found(userId: string, which: Wanted, { search, ...window }: CursorQuery & { search: string }): Promise<Page<MatterView>> {
    const matches = wordMatcher(search);
    const rows: Matter[] = [];
    for (let next: string | null = null; ;) {
      const query = this.database.manager.createQueryBuilder(Matter, 'matter').where(which);
      const batch: Page<Matter> = await newestFirst(query, 'updatedAt', { first: ROWS_AT_ONCE, after: next });
      for (const row of batch.nodes) if (matches(searched(this.seal.facts(row.id, row.sealed)))) rows.push(row);
      if (!batch.pageInfo.hasNextPage) break;
      next = batch.pageInfo.endCursor;
      await setImmediate();
    }
    const page = pageOfHeld(rows, window, BY_CHANGE);
    return { ...page, nodes: await this.views(userId, page.nodes) };
  }

  /** What an account is in matters of others. */
  private async rolesIn(userId: string, ids: readonly string[]): Promise<Map<string, 'editor' | 'reader'>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; role: 'editor' | 'reader' }[]>(
      'select matter_id as id, role from matter_members where user_id = $1 and matter_id = any($2)',
      [userId, ids],
    );
    return new Map(rows.map(({ id, role }) => [id, role]));
  }

  /** @throws AnswerTooLargeError before they are opened */
  private async views(userId: string, rows: readonly Matter[]): Promise<MatterView[]> {
    if (rows.length === 0) return [];
    await openForAnswer(rows.reduce((sum, { sealed }) => sum + sealed.length, 0));
    const counts = await this.items.counts(rows.map(({ id }) => id));
    const others = rows.filter(({ ownerId }) => ownerId !== userId);
    const [names, roles] = [
      await this.accounts.people(others.map(({ ownerId }) => ownerId)),
      await this.rolesIn(
        userId,
        others.map(({ id }) => id),
      ),
    ];
    return rows.map(({ id, ownerId, sealed, status, confidential, version, createdAt, updatedAt, deletedAt }) => ({
      id,
      ...this.seal.facts(id, sealed),
      status: enumValue(MatterStatus, status),
      confidential,
      version,
      ...counts(id),
      role: enumValue(MatterRole, ownerId === userId ? 'owner' : (roles.get(id) ?? 'reader')),
      ownerName: ownerId === userId ? null : (names.get(ownerId)?.name ?? null),
      createdAt,
      updatedAt,
      restorableUntil: deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS),
    }));
  }
}

/** The account's own matters, and those that are shared with it; only their owner sees deleted ones. */
function wanted(
  userId: string,
  shared: readonly string[],
  { status, updatedAfter, deleted, confidential }: Omit<MattersWindow, keyof CursorQuery>,
) {
  const filter = {
    deletedAt: deleted ? Not(IsNull()) : IsNull(),
    ...(status && { status }),
    ...(typeof confidential === 'boolean' && { confidential }),
    ...(updatedAfter && { updatedAt: MoreThan(updatedAfter) }),
  };
  const own = { ...filter, ownerId: userId };
  return shared.length === 0 || deleted ? [own] : [own, { ...filter, id: In([...shared]) }];
}
type Wanted = ReturnType<typeof wanted>;

const searched = ({ title, reference, parties, court, caseNumber, tags }: MatterFacts): string =>
  [title, reference, ...parties.map(({ name }) => name), court, caseNumber, ...tags].filter(Boolean).join('\n');
