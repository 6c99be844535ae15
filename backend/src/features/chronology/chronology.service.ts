import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { ValidationError } from '../../core/errors/common-errors.js';
import { enumValue } from '../../core/graphql/enum-value.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { decodeSorted, encodeSorted } from '../../core/pages/cursor.js';
import { type Page, pageFrom } from '../../core/pages/page.js';
import { reachOf } from '../../core/pages/reach.js';
import { StorageQuota } from '../../core/quota/storage-quota.js';
import { isCalendarDay } from '../../core/validation/calendar-day.js';
import type { EventPrecision } from '../notices/notice.service.js';
import { MattersService } from '../matters/matters.service.js';
import { ChronologyEventNotFoundError, TooManyChronologyEventsError } from './chronology.errors.js';
import type { AddChronologyEventInput, ChronologyWindow, UpdateChronologyEventInput } from './chronology.inputs.js';
import { ChronologyState, type ChronologyEventView, DatePrecision, EventSource } from './chronology.views.js';
import { ChronologyEvent } from './keeping/chronology-event.entity.js';
import { ChronologySeal, type EventFacts } from './keeping/chronology-seal.js';

/** Events of one matter, hidden ones included. */
export const CHRONOLOGY_EVENTS_MAX = 1000;
const ORDER = 'chronology';

/** What is to be kept of an event. */
export interface NewEvent {
  day: string;
  precision: EventPrecision;
  state: ChronologyEvent['state'];
  facts: EventFacts;
}

/** The dated events of matters: read from papers and confirmed, or entered by hand. */
@Injectable()
export class ChronologyService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly matters: MattersService,
    private readonly seal: ChronologySeal,
    private readonly limits: RateLimits,
    private readonly quota: StorageQuota,
  ) {}

  /** The events of a matter, the earliest first. @throws MatterNotFoundError, BadRequestError for a cursor of no page */
  async list(actor: Actor, matter: string, { state, ...query }: ChronologyWindow): Promise<Page<ChronologyEventView>> {
    const matterId = await this.matters.require(actor, matter, 'govern');
    const events = this.database.manager
      .createQueryBuilder(ChronologyEvent, 'event')
      .where({ ownerId: actor.userId, matterId, ...(state && { state }) });
    const all = events.clone();
    const { from, take, beyond, order } = reachOf(query, 'ASC');
    if (from) {
      const { value: day, id } = decodeSorted(ORDER, from);
      events.andWhere(`(event.day, event.id) ${beyond} (:day, :id)`, { day: isCalendarDay(day) ? day : null, id });
    }
    const rows = await events.orderBy('event.day', order).addOrderBy('event.id', order).take(take).getMany();
    const page = pageFrom(
      rows,
      query,
      () => all.getCount(),
      ({ day, id }) => encodeSorted(ORDER, { value: day, id }),
    );
    return { ...page, nodes: page.nodes.map((row) => this.view(row)) };
  }

  /** Enters an event by hand. @throws MatterNotFoundError, TooManyChronologyEventsError, QuotaExceededError, RateLimitedError */
  async add(actor: Actor, matter: string, { day, precision, text, sourceName }: AddChronologyEventInput): Promise<ChronologyEventView> {
    await this.limits.consume('matter-user', actor.userId);
    await this.quota.ensureRoom(actor.userId);
    const matterId = await this.matters.require(actor, matter, 'govern');
    const known = precision ?? DatePrecision.DAY;
    const source = { kind: 'hand' as const, fileId: null, name: sourceName || null, page: null, paragraph: null, words: null };
    const event: NewEvent = {
      day: firstDay(day, known),
      precision: known,
      state: 'confirmed',
      facts: { text, choices: [], source, readAs: null },
    };
    const [row] = await this.database.transaction(async (manager) => {
      const place = CHRONOLOGY_EVENTS_MAX - (await this.kept(manager, actor.userId, matterId)).length;
      if (place < 1) throw new TooManyChronologyEventsError(CHRONOLOGY_EVENTS_MAX);
      return this.insert(manager, actor.userId, matterId, [event]);
    });
    if (!row) throw new ChronologyEventNotFoundError();
    return this.view(row);
  }

  /**
   * Changes an event, or decides what becomes of it.
   * @throws ChronologyEventNotFoundError, MatterNotFoundError, QuotaExceededError, RateLimitedError; ValidationError where it is to be
   * confirmed while its day is open
   */
  async update(
    actor: Actor,
    id: string,
    { day, precision, text, sourceName, state }: UpdateChronologyEventInput,
  ): Promise<ChronologyEventView> {
    await this.limits.consume('matter-user', actor.userId);
    await this.quota.ensureRoom(actor.userId);
    const { id: eventId } = await this.own(actor, id);
    return this.database.transaction(async (manager) => {
      const where = { id: eventId, ownerId: actor.userId };
      const row = await manager.findOne(ChronologyEvent, { where, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new ChronologyEventNotFoundError();
      const before = this.seal.facts(row.id, row.sealed);
      const facts: EventFacts = {
        ...before,
        ...(text && { text }),
        ...(day && { choices: [] }),
        ...(typeof sourceName === 'string' && { source: { ...before.source, name: sourceName || null } }),
      };
      const decided = state ?? row.state;
      if (decided === 'confirmed' && facts.choices.length > 0)
        throw new ValidationError([{ field: 'day', message: 'Say which day it is before you confirm this event' }]);
      const known = precision ?? row.precision;
      const changed = {
        day: firstDay(day ?? row.day, known),
        precision: known,
        state: decided,
        sealed: this.seal.seal(row.id, facts),
        updatedAt: new Date(),
      };
      await manager.update(ChronologyEvent, where, changed);
      return this.view({ ...row, ...changed });
    });
  }

  /** Deletes an event for good; one that was read from a paper is proposed again when the papers are read. @throws ChronologyEventNotFoundError */
  async delete(actor: Actor, id: string): Promise<{ id: string }> {
    const row = await this.own(actor, id);
    const { affected } = await this.database.manager.delete(ChronologyEvent, { id: row.id, ownerId: actor.userId });
    if (!affected) throw new ChronologyEventNotFoundError();
    return { id: row.id };
  }

  /**
   * Keeps those events that are not known yet, as far as there is place.
   * @returns how many were added, and how many there was no place for
   * @throws MatterNotFoundError where it was deleted in the meantime
   */
  async propose(actor: Actor, matterId: string, events: readonly NewEvent[]): Promise<{ added: number; leftOver: number }> {
    return this.database.transaction(async (manager) => {
      const kept = await this.kept(manager, actor.userId, matterId);
      const known = new Set(kept.map(({ id, sealed }) => knownBy(this.seal.facts(id, sealed))));
      const fresh = events.filter(({ facts }) => !known.has(knownBy(facts)) && known.add(knownBy(facts)));
      const added = fresh.slice(0, Math.max(0, CHRONOLOGY_EVENTS_MAX - kept.length));
      await this.insert(manager, actor.userId, matterId, added);
      return { added: added.length, leftOver: fresh.length - added.length };
    });
  }

  /** Whoever adds to the chronology of a matter comes after the others, so that nothing is in it twice. */
  private async kept(manager: EntityManager, ownerId: string, matterId: string): Promise<ChronologyEvent[]> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`chronology/${matterId}`]);
    await this.matters.hold(manager, ownerId, matterId);
    return manager.findBy(ChronologyEvent, { ownerId, matterId });
  }

  private async insert(manager: EntityManager, ownerId: string, matterId: string, events: readonly NewEvent[]): Promise<ChronologyEvent[]> {
    const now = new Date();
    const rows = events.map(({ day, precision, state, facts }): ChronologyEvent => {
      const id = randomUUID();
      return { id, ownerId, matterId, day, precision, state, sealed: this.seal.seal(id, facts), createdAt: now, updatedAt: now };
    });
    if (rows.length > 0) await manager.insert(ChronologyEvent, rows);
    return rows;
  }

  /** @throws ChronologyEventNotFoundError also where its matter was deleted, or is another owner's */
  private async own(actor: Actor, id: string): Promise<ChronologyEvent> {
    const row = isUUID(id) ? await this.database.manager.findOneBy(ChronologyEvent, { id, ownerId: actor.userId }) : null;
    if (!row) throw new ChronologyEventNotFoundError();
    await this.matters.require(actor, row.matterId, 'govern');
    return row;
  }

  private view({ id, matterId, day, precision, state, sealed, createdAt, updatedAt }: ChronologyEvent): ChronologyEventView {
    const { text, choices, source } = this.seal.facts(id, sealed);
    return {
      id,
      matterId,
      day,
      precision: enumValue(DatePrecision, precision),
      choices,
      text,
      state: enumValue(ChronologyState, state),
      source: enumValue(EventSource, source.kind),
      fileId: source.fileId,
      sourceName: source.name,
      page: source.page,
      paragraph: source.paragraph,
      words: source.words,
      createdAt,
      updatedAt,
    };
  }
}

/** Equal for one event of one paper, whatever its owner has made of it. */
const knownBy = ({ source, readAs }: EventFacts): string => JSON.stringify([source.fileId, readAs, source.words]);

/** Of a month or year its first day. */
const firstDay = (day: string, precision: EventPrecision): string =>
  precision === 'day' ? day : precision === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
