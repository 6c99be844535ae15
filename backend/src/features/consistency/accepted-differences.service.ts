import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { enumValue } from '../../core/graphql/enum-value.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { newestFirst } from '../../core/pages/newest-first.js';
import type { CursorQuery, Page } from '../../core/pages/page.js';
import { StorageQuota } from '../../core/quota/storage-quota.js';
import { MattersService } from '../matters/matters.service.js';
import { PaperFactLabel } from '../review/check.views.js';
import { differenceKey } from './comparing/compare-papers.js';
import { AcceptedDifferenceNotFoundError, TooManyAcceptedDifferencesError } from './consistency.errors.js';
import type { AcceptDifferenceInput } from './consistency.inputs.js';
import type { AcceptedDifferenceView } from './consistency.views.js';
import { AcceptedDifference } from './keeping/accepted-difference.entity.js';
import { type AcceptedFacts, AcceptedSeal } from './keeping/accepted-seal.js';

/** Of one matter. */
const ACCEPTED_MAX = 500;

/** Differences between papers of which their owner said that both are right: they are not reported again. */
@Injectable()
export class AcceptedDifferences {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly matters: MattersService,
    private readonly seal: AcceptedSeal,
    private readonly limits: RateLimits,
    private readonly quota: StorageQuota,
  ) {}

  /** The last accepted first. @throws MatterNotFoundError, BadRequestError for a cursor of no page */
  async list(actor: Actor, matter: string, window: CursorQuery): Promise<Page<AcceptedDifferenceView>> {
    const matterId = await this.matters.require(actor, matter, 'govern');
    const query = this.database.manager.createQueryBuilder(AcceptedDifference, 'difference').where({ ownerId: actor.userId, matterId });
    const page = await newestFirst(query, 'createdAt', window);
    return { ...page, nodes: page.nodes.map((row) => this.view(row)) };
  }

  /** The keys of all of them, as `differenceKey` makes them. @param matterId of a matter that the actor was found to have */
  async keys({ userId: ownerId }: Actor, matterId: string): Promise<Set<string>> {
    const rows = await this.database.manager.findBy(AcceptedDifference, { ownerId, matterId });
    return new Set(rows.map((row) => keyOf(this.seal.facts(row.id, row.sealed))));
  }

  /**
   * What is accepted already stays as it is.
   * @throws MatterNotFoundError, TooManyAcceptedDifferencesError, QuotaExceededError, RateLimitedError
   */
  async accept(actor: Actor, matter: string, { label, one, other }: AcceptDifferenceInput): Promise<AcceptedDifferenceView> {
    const { userId: ownerId } = actor;
    await this.limits.consume('matter-user', ownerId);
    await this.quota.ensureRoom(ownerId);
    const matterId = await this.matters.require(actor, matter, 'govern');
    const facts = { label, one, other };
    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`accepted-differences/${matterId}`]);
      await this.matters.hold(manager, ownerId, matterId);
      const rows = await manager.findBy(AcceptedDifference, { ownerId, matterId });
      const known = rows.find((row) => keyOf(this.seal.facts(row.id, row.sealed)) === keyOf(facts));
      if (known) return this.view(known);
      if (rows.length >= ACCEPTED_MAX) throw new TooManyAcceptedDifferencesError(ACCEPTED_MAX);
      const id = randomUUID();
      const row: AcceptedDifference = { id, ownerId, matterId, sealed: this.seal.seal(id, facts), createdAt: new Date() };
      await manager.insert(AcceptedDifference, row);
      return this.view(row);
    });
  }

  /** From now on it is reported again. @throws AcceptedDifferenceNotFoundError */
  async delete(actor: Actor, id: string): Promise<{ id: string }> {
    const ownerId = actor.userId;
    const row = isUUID(id) ? await this.database.manager.findOneBy(AcceptedDifference, { id, ownerId }) : null;
    if (!row) throw new AcceptedDifferenceNotFoundError();
    await this.matters.require(actor, row.matterId, 'govern');
    const { affected } = await this.database.manager.delete(AcceptedDifference, { id: row.id, ownerId });
    if (!affected) throw new AcceptedDifferenceNotFoundError();
    return { id: row.id };
  }

  private view({ id, matterId, sealed, createdAt }: AcceptedDifference): AcceptedDifferenceView {
    const { label, one, other } = this.seal.facts(id, sealed);
    return { id, matterId, label: enumValue(PaperFactLabel, label), one, other, createdAt };
  }
}

const keyOf = ({ label, one, other }: AcceptedFacts): string => differenceKey(label, one, other);
