import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { withinTime } from '../../core/concurrency/time-guard.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import type { Page } from '../../core/pages/page.js';
import { StorageQuota } from '../../core/quota/storage-quota.js';
import { comparedName, MatterParties } from '../matters/keeping/matter-parties.service.js';
import { PARTY_FACTS, type PartyFactValues } from '../../core/text/parties/party-facts.js';
import { PartyFactsService } from '../templates/party-facts.service.js';
import { partiesCsv, readPartiesCsv } from './book/party-csv.js';
import { NAMESAKES_MAX, PARTIES_MAX, RESTORABLE_MS, ROWS_AT_ONCE, USES_MAX } from './book/party-limits.js';
import { PartyReader } from './book/party-reader.js';
import { PartySeal } from './book/party-seal.js';
import { Party } from './book/parties.entity.js';
import { PartyChangedError, PartyKnownError, PartyNotFoundError, TooManyPartiesError } from './parties.errors.js';
import type { CreatePartyInput, ImportPartiesInput, PartiesWindow, UpdatePartyInput } from './parties.inputs.js';
import type { DeletedParty, ImportedParties, PartyMatter, PartyView } from './parties.views.js';

/** Rows that one statement inserts. */
const INSERTED_AT_ONCE = 500;

/**
 * The party book of a user. Forms hold copies of what stands in it: what is changed or deleted here changes no draft, and a form changes
 * nothing here unless its user asks for it.
 */
@Injectable()
export class PartiesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: PartyReader,
    private readonly seal: PartySeal,
    private readonly facts: PartyFactsService,
    private readonly matters: MatterParties,
    private readonly limits: RateLimits,
    private readonly quota: StorageQuota,
  ) {}

  /** Last changed first. @throws BadRequestError for a cursor of no page, RateLimitedError for a search */
  async list({ userId }: Actor, wanted: PartiesWindow): Promise<Page<PartyView>> {
    if (wanted.search) await this.limits.consume('party-search-user', userId);
    return this.reader.page(userId, wanted);
  }

  /** @throws PartyNotFoundError */
  party({ userId }: Actor, id: string): Promise<PartyView> {
    return this.reader.party(userId, id);
  }

  /** The matters that name a party as it is named here, up to 50. @throws PartyNotFoundError, RateLimitedError */
  async mattersOf(actor: Actor, id: string): Promise<PartyMatter[]> {
    const { name } = await this.reader.party(actor.userId, id);
    return this.matters.mattersOf(actor, name, USES_MAX);
  }

  /** @throws ValidationError, PartyKnownError, TooManyPartiesError, QuotaExceededError, RateLimitedError */
  async create({ userId: ownerId }: Actor, input: CreatePartyInput): Promise<PartyView> {
    await this.limits.consume('party-user', ownerId);
    const facts = await withinTime(() => this.facts.checked({ ...input }));
    await this.quota.ensureRoom(ownerId);
    const row = this.newRow(ownerId, facts);
    await this.database.transaction(async (manager) => {
      await takeTurn(manager, ownerId);
      await this.ensurePlace(manager, ownerId, 1);
      for await (const other of this.everyone(ownerId, manager)) if (keyOf(other) === keyOf(facts)) throw new PartyKnownError();
      await manager.insert(Party, row);
    });
    return this.reader.party(ownerId, row.id);
  }

  /** @throws PartyNotFoundError, PartyChangedError, ValidationError, QuotaExceededError, RateLimitedError */
  async update({ userId: ownerId }: Actor, id: string, { version, name, ...input }: UpdatePartyInput): Promise<PartyView> {
    await this.limits.consume('party-user', ownerId);
    await this.quota.ensureRoom(ownerId);
    await this.database.transaction(async (manager) => {
      const row = await this.locked(manager, ownerId, id);
      if (row.version !== version) throw new PartyChangedError();
      const before = this.seal.facts(row.id, row.sealed);
      const changed = PARTY_FACTS.map((fact) => {
        const given = fact === 'name' ? name || undefined : input[fact];
        return [fact, given === undefined ? before[fact] : given] as const;
      });
      const sealed = this.seal.seal(row.id, await withinTime(() => this.facts.checked(Object.fromEntries(changed))));
      await manager.update(Party, { id: row.id, ownerId }, { sealed, version: version + 1, updatedAt: new Date() });
    });
    return this.reader.party(ownerId, id);
  }

  /** Takes a party out of the book; it can be restored for 30 days, and what forms say stays. @throws PartyNotFoundError */
  async delete({ userId: ownerId }: Actor, id: string): Promise<DeletedParty> {
    return this.database.transaction(async (manager) => {
      const row = await this.locked(manager, ownerId, id);
      const deletedAt = new Date();
      await manager.update(Party, { id: row.id, ownerId }, { deletedAt });
      return { id: row.id, restorableUntil: new Date(deletedAt.getTime() + RESTORABLE_MS) };
    });
  }

  /** @throws PartyNotFoundError once it is too late */
  async restore({ userId: ownerId }: Actor, id: string): Promise<PartyView> {
    if (!isUUID(id)) throw new PartyNotFoundError();
    const restorable = { id, ownerId, deletedAt: MoreThan(new Date(Date.now() - RESTORABLE_MS)) };
    await this.database.manager.update(Party, restorable, { deletedAt: null });
    return this.reader.party(ownerId, id);
  }

  /**
   * Adds the parties of a file: all of them, or none. One of whom the book says the very same already is left out.
   * @throws ValidationError naming lines and columns, TooManyPartiesError, QuotaExceededError, RateLimitedError
   */
  async import({ userId: ownerId }: Actor, { csv, dryRun }: ImportPartiesInput): Promise<ImportedParties> {
    await this.limits.consume('party-import-user', ownerId);
    const read = await withinTime(() => readPartiesCsv(csv, (facts) => this.facts.checked(facts)));
    await this.quota.ensureRoom(ownerId, csv.length);
    return this.database.transaction(async (manager) => {
      await takeTurn(manager, ownerId);
      const known = new Set<string>();
      const names = new Set<string>();
      for await (const facts of this.everyone(ownerId, manager)) {
        known.add(keyOf(facts));
        names.add(foldedName(facts));
      }
      const fresh = read.filter((facts) => !known.has(keyOf(facts)) && known.add(keyOf(facts)));
      await this.ensurePlace(manager, ownerId, fresh.length, dryRun === true);
      for (let at = 0; at < fresh.length && !dryRun; at += INSERTED_AT_ONCE) {
        const rows = fresh.slice(at, at + INSERTED_AT_ONCE).map((facts) => this.newRow(ownerId, facts));
        await manager.insert(Party, rows);
        await setImmediate();
      }
      const namesakes = fresh.filter((facts) => names.has(foldedName(facts))).slice(0, NAMESAKES_MAX);
      return { added: fresh.length, known: read.length - fresh.length, namesakes: namesakes.map(({ name = '' }) => name) };
    });
  }

  /** The whole book as a file that `import` reads, by name. @throws RateLimitedError */
  async export({ userId: ownerId }: Actor): Promise<string> {
    await this.limits.consume('party-import-user', ownerId);
    const parties: PartyFactValues[] = [];
    for await (const facts of this.everyone(ownerId, this.database.manager)) parties.push(facts);
    return partiesCsv(parties.sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en')));
  }

  private async *everyone(ownerId: string, manager: EntityManager): AsyncGenerator<PartyFactValues> {
    const rows = await manager.find(Party, { where: { ownerId, deletedAt: IsNull() }, order: { updatedAt: 'ASC', id: 'ASC' } });
    for (const [index, { id, sealed }] of rows.entries()) {
      if (index > 0 && index % ROWS_AT_ONCE === 0) await setImmediate();
      yield this.seal.facts(id, sealed);
    }
  }

  private newRow(ownerId: string, facts: PartyFactValues): Party {
    const id = randomUUID();
    const now = new Date();
    return { id, ownerId, sealed: this.seal.seal(id, facts), version: 1, deletedAt: null, createdAt: now, updatedAt: now };
  }

  /** Deleted parties count, too, but as many of them give way as new ones need, those first that were deleted first. @throws TooManyPartiesError */
  private async ensurePlace(manager: EntityManager, ownerId: string, more: number, dryRun = false): Promise<void> {
    const excess = (await manager.countBy(Party, { ownerId })) + more - PARTIES_MAX;
    if (excess <= 0) return;
    const where = { ownerId, deletedAt: Not(IsNull()) };
    const giveWay = await manager.find(Party, { select: { id: true }, where, order: { deletedAt: 'ASC', id: 'ASC' }, take: excess });
    if (giveWay.length < excess) throw new TooManyPartiesError(PARTIES_MAX);
    if (!dryRun) await manager.delete(Party, { ownerId, id: In(giveWay.map(({ id }) => id)) });
  }

  private async locked(manager: EntityManager, ownerId: string, id: string): Promise<Party> {
    const where = { id, ownerId, deletedAt: IsNull() };
    const row = isUUID(id) ? await manager.findOne(Party, { where, lock: { mode: 'pessimistic_write' } }) : null;
    if (!row) throw new PartyNotFoundError();
    return row;
  }
}

/** Those who add to a book at the same time come one after the other, so that each sees what the other has added. */
const takeTurn = (manager: EntityManager, ownerId: string): Promise<unknown> =>
  manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`parties/${ownerId}`]);

/** Equal for parties of whom the very same is said. */
const keyOf = (facts: PartyFactValues): string => JSON.stringify(PARTY_FACTS.map((name) => facts[name] ?? ''));

const foldedName = ({ name = '' }: PartyFactValues): string => comparedName(name);
