import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, In, IsNull, MoreThan, Not } from 'typeorm';
import { openForAnswer } from '../../../core/answers/answer-budget.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { newestFirst } from '../../../core/pages/newest-first.js';
import type { CursorQuery, Page } from '../../../core/pages/page.js';
import { BY_CHANGE, pageOfHeld } from '../../../core/pages/reach.js';
import { wordMatcher } from '../../../core/text/word-matcher.js';
import { MatterNotFoundError } from '../matters.errors.js';
import type { MattersWindow } from '../matters.inputs.js';
import { MatterStatus, type MatterView } from '../matters.views.js';
import { MatterItems } from './matter-items.js';
import { RESTORABLE_MS, ROWS_AT_ONCE } from './matter-limits.js';
import { type MatterFacts, MatterSeal } from './matter-seal.js';
import { Matter } from './matters.entity.js';

/** Reads matters; every query names the owner, so that another owner's id finds nothing. */
@Injectable()
export class MatterReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: MatterSeal,
    private readonly items: MatterItems,
  ) {}

  /** Last changed first. @throws BadRequestError for a cursor of no page */
  async page(ownerId: string, { search, ...window }: MattersWindow): Promise<Page<MatterView>> {
    if (search) return this.found(ownerId, { search, ...window });
    const query = this.database.manager.createQueryBuilder(Matter, 'matter').where(wanted(ownerId, window));
    const page = await newestFirst(query, 'updatedAt', window);
    return { ...page, nodes: await this.views(ownerId, page.nodes) };
  }

  /** @throws MatterNotFoundError also for one that was deleted */
  async matter(ownerId: string, id: string): Promise<MatterView> {
    const found = isUUID(id) ? (await this.byIds(ownerId, [id])).get(id.toLowerCase()) : undefined;
    if (!found) throw new MatterNotFoundError();
    return found;
  }

  /** Those of these that are not deleted, by id. */
  async byIds(ownerId: string, ids: readonly string[]): Promise<Map<string, MatterView>> {
    const rows = await this.database.manager.findBy(Matter, { id: In([...ids]), ownerId, deletedAt: IsNull() });
    return new Map((await this.views(ownerId, rows)).map((view) => [view.id, view]));
  }

  /** The titles of those of these that are not deleted, by id, and whether they are confidential. */
  async titles(ownerId: string, ids: readonly string[]): Promise<Map<string, { title: string; confidential: boolean }>> {
    const rows = await this.database.manager.findBy(Matter, { id: In([...ids]), ownerId, deletedAt: IsNull() });
    return new Map(rows.map(({ id, sealed, confidential }) => [id, { title: this.seal.facts(id, sealed).title, confidential }]));
  }

  /** Search in texts that the database cannot read: all matters of the owner are opened, in batches, so that nobody waits for it. */
  private async found(ownerId: string, { search, ...window }: MattersWindow & { search: string }): Promise<Page<MatterView>> {
    const matches = wordMatcher(search);
    const rows: Matter[] = [];
    for (let next: string | null = null; ;) {
      const query = this.database.manager.createQueryBuilder(Matter, 'matter').where(wanted(ownerId, window));
      const batch: Page<Matter> = await newestFirst(query, 'updatedAt', { first: ROWS_AT_ONCE, after: next });
      for (const row of batch.nodes) if (matches(searched(this.seal.facts(row.id, row.sealed)))) rows.push(row);
      if (!batch.pageInfo.hasNextPage) break;
      next = batch.pageInfo.endCursor;
      await setImmediate();
    }
    const page = pageOfHeld(rows, window, BY_CHANGE);
    return { ...page, nodes: await this.views(ownerId, page.nodes) };
  }

  /** @throws AnswerTooLargeError before they are opened */
  private async views(ownerId: string, rows: readonly Matter[]): Promise<MatterView[]> {
    if (rows.length === 0) return [];
    await openForAnswer(rows.reduce((sum, { sealed }) => sum + sealed.length, 0));
    const counts = await this.items.counts(
      ownerId,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, sealed, status, confidential, version, createdAt, updatedAt, deletedAt }) => ({
      id,
      ...this.seal.facts(id, sealed),
      status: enumValue(MatterStatus, status),
      confidential,
      version,
      ...counts(id),
      createdAt,
      updatedAt,
      restorableUntil: deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS),
    }));
  }
}

const wanted = (ownerId: string, { status, updatedAfter, deleted, confidential }: Omit<MattersWindow, keyof CursorQuery>) => ({
  ownerId,
  deletedAt: deleted ? Not(IsNull()) : IsNull(),
  ...(status && { status }),
  ...(typeof confidential === 'boolean' && { confidential }),
  ...(updatedAfter && { updatedAt: MoreThan(updatedAfter) }),
});

const searched = ({ title, reference, parties, court, caseNumber, tags }: MatterFacts): string =>
  [title, reference, ...parties.map(({ name }) => name), court, caseNumber, ...tags].filter(Boolean).join('\n');
