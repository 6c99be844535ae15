import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, IsNull, Not } from 'typeorm';
import { openForAnswer } from '../../../core/answers/answer-budget.js';
import { newestFirst } from '../../../core/pages/newest-first.js';
import type { CursorQuery, Page } from '../../../core/pages/page.js';
import { BY_CHANGE, pageOfHeld } from '../../../core/pages/reach.js';
import { wordMatcher } from '../../../core/text/word-matcher.js';
import { PartyNotFoundError } from '../parties.errors.js';
import type { PartiesWindow } from '../parties.inputs.js';
import type { PartyView } from '../parties.views.js';
import { Party } from './parties.entity.js';
import { RESTORABLE_MS, ROWS_AT_ONCE } from './party-limits.js';
import { PartySeal } from './party-seal.js';

/** Reads the party book; every query names the owner, so that another owner's id finds nothing. */
@Injectable()
export class PartyReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: PartySeal,
  ) {}

  /** Last changed first. @throws BadRequestError for a cursor of no page, AnswerTooLargeError */
  async page(ownerId: string, { search, deleted, ...window }: PartiesWindow): Promise<Page<PartyView>> {
    const query = this.of(ownerId, deleted === true);
    const page = search ? await this.found(query, search, window) : await newestFirst(query, 'updatedAt', window);
    await openForAnswer(page.nodes.reduce((sum, { sealed }) => sum + sealed.length, 0));
    return { ...page, nodes: page.nodes.map((row) => this.view(row)) };
  }

  /** @throws PartyNotFoundError also for one that was deleted */
  async party(ownerId: string, id: string): Promise<PartyView> {
    const row = isUUID(id) ? await this.of(ownerId, false).andWhere('party.id = :id', { id }).getOne() : null;
    if (!row) throw new PartyNotFoundError();
    return this.view(row);
  }

  /** What stands in the database is sealed: all parties of the owner are opened, in batches, so that nobody waits for it. */
  private async found(query: ReturnType<PartyReader['of']>, search: string, window: CursorQuery): Promise<Page<Party>> {
    const matches = wordMatcher(search);
    const found: Party[] = [];
    for (const [index, row] of (await query.orderBy('party.updatedAt', 'DESC').addOrderBy('party.id', 'DESC').getMany()).entries()) {
      if (index > 0 && index % ROWS_AT_ONCE === 0) await setImmediate();
      if (matches(Object.values(this.seal.facts(row.id, row.sealed)).join('\n'))) found.push(row);
    }
    return pageOfHeld(found, window, BY_CHANGE);
  }

  private of(ownerId: string, deleted: boolean) {
    return this.database.manager.createQueryBuilder(Party, 'party').where({ ownerId, deletedAt: deleted ? Not(IsNull()) : IsNull() });
  }

  private view({ id, sealed, version, createdAt, updatedAt, deletedAt }: Party): PartyView {
    const { name = '', ...facts } = this.seal.facts(id, sealed);
    return {
      id,
      name,
      kind: facts.kind ?? null,
      parentage: facts.parentage ?? null,
      age: facts.age ?? null,
      description: facts.description ?? null,
      pan: facts.pan ?? null,
      cin: facts.cin ?? null,
      registration: facts.registration ?? null,
      address: facts.address ?? null,
      pin: facts.pin ?? null,
      state: facts.state ?? null,
      signatory: facts.signatory ?? null,
      email: facts.email ?? null,
      phone: facts.phone ?? null,
      version,
      createdAt,
      updatedAt,
      restorableUntil: deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS),
    };
  }
}
