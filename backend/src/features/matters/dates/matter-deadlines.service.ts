import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { calendarFile } from '../../../core/calendar/calendar-file.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { decodeSorted, encodeSorted } from '../../../core/pages/cursor.js';
import { type Page, pageFrom } from '../../../core/pages/page.js';
import { reachOf } from '../../../core/pages/reach.js';
import { StorageQuota } from '../../../core/quota/storage-quota.js';
import { MatterAccess, matterOpenTo, mayUse, openTo } from '../../../core/sharing/matter-access.js';
import { isCalendarDay, today } from '../../../core/validation/calendar-day.js';
import { DeadlinesService } from '../../deadlines/deadlines.service.js';
import { MatterReader } from '../keeping/matter-reader.js';
import { type DateFacts, MatterSeal } from '../keeping/matter-seal.js';
import { Matter } from '../keeping/matters.entity.js';
import { calendarNotes, outgoingWords } from '../reminders/outgoing-dates.js';
import { MatterDeadlineNotFoundError, MatterNotFoundError, TooManyMatterDeadlinesError } from '../matters.errors.js';
import { MatterDeadline } from './matter-deadlines.entity.js';
import {
  type AddMatterDeadlineInput,
  type CountedDateInput,
  DATE_TITLE_MAX,
  type DatesWindow,
  REASON_MAX,
  type UpdateMatterDeadlineInput,
} from './matter-deadlines.inputs.js';
import { MatterDeadlineStatus, type MatterDeadlineView } from './matter-deadlines.views.js';

/** Dates of one matter. */
const DATES_MAX = 500;
const ORDER = 'matter-deadlines';
const DAY_MS = 86_400_000;
/** Of whoever is `:account`. */
const COLUMNS = { owner: 'date.ownerId', matter: 'date.matterId', account: ':account' };
const OWN = 'date.ownerId = :account and matter.ownerId = :account';
const SHARED = 'select shared.matter_id from matter_members shared where shared.user_id = :account';

/** The dates of matters: what is to be done until when, counted by the calendar of the law or typed in. Whoever enters one, it is the owner's. */
@Injectable()
export class MatterDeadlinesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: MatterReader,
    private readonly seal: MatterSeal,
    private readonly calendar: DeadlinesService,
    private readonly limits: RateLimits,
    private readonly quota: StorageQuota,
    private readonly access: MatterAccess,
  ) {}

  /** Those of matters that somebody sees, the next day first. @throws BadRequestError for a cursor of no page */
  async list({ userId }: Actor, { matterId, status, confidential, ...page }: DatesWindow): Promise<Page<MatterDeadlineView>> {
    const query = this.shown(matterId ? mayUse('read', COLUMNS) : await this.listed(userId), userId);
    if (matterId) query.andWhere('date.matterId = :matterId', { matterId });
    if (status) query.andWhere('date.status = :status', { status });
    if (typeof confidential === 'boolean') query.andWhere('matter.confidential = :confidential', { confidential });
    const all = query.clone();
    const { from, take, beyond, order } = reachOf(page, 'ASC');
    if (from) {
      const { value: day, id } = decodeSorted(ORDER, from);
      query.andWhere(`(date.day, date.id) ${beyond} (:day, :id)`, { day: isCalendarDay(day) ? day : null, id });
    }
    const rows = await query.orderBy('date.day', order).addOrderBy('date.id', order).take(take).getMany();
    const found = pageFrom(
      rows,
      page,
      () => all.getCount(),
      ({ day, id }) => encodeSorted(ORDER, { value: day, id }),
    );
    return { ...found, nodes: await this.views(userId, found.nodes) };
  }

  /** @throws MatterDeadlineNotFoundError */
  async deadline({ userId }: Actor, id: string): Promise<MatterDeadlineView> {
    const row = await this.seen(userId, id);
    const [view] = await this.views(userId, [row]);
    if (!view) throw new MatterDeadlineNotFoundError();
    return view;
  }

  /**
   * Enters a date.
   * @throws MatterNotFoundError, MatterRoleError, TooManyMatterDeadlinesError, DeadlineRowNotFoundError, QuotaExceededError, RateLimitedError;
   * ValidationError for one that has no day
   */
  async add(actor: Actor, { matterId, counted, day, title, reason }: AddMatterDeadlineInput): Promise<MatterDeadlineView> {
    const { userId } = actor;
    await this.limits.consume('matter-user', userId);
    const entered = counted ? await this.counted(counted, day) : typedIn(title, day);
    const id = randomUUID();
    const facts = { ...entered.facts, ...(title && { title }), ...(reason && { reason }) };
    const now = new Date();
    await this.database.transaction(async (manager) => {
      const where = { id: matterId, ownerId: matterOpenTo(userId, 'read') };
      const matter = isUUID(matterId) ? await manager.findOne(Matter, { where, lock: { mode: 'pessimistic_write' } }) : null;
      if (!matter || matter.deletedAt) throw new MatterNotFoundError();
      const { ownerId } = matter;
      await this.access.ensure(userId, 'write', { ownerId, matterId: matter.id }, manager);
      await this.quota.ensureRoom(ownerId);
      if ((await manager.countBy(MatterDeadline, { matterId, ownerId })) >= DATES_MAX) throw new TooManyMatterDeadlinesError(DATES_MAX);
      const sealed = this.seal.sealDate(id, facts);
      await manager.insert(MatterDeadline, {
        id,
        ownerId,
        matterId,
        day: entered.day,
        status: 'open',
        sealed,
        createdAt: now,
        updatedAt: now,
      });
    });
    return this.deadline(actor, id);
  }

  /** @throws MatterDeadlineNotFoundError, MatterRoleError, QuotaExceededError, RateLimitedError */
  async update(actor: Actor, id: string, { day, title, reason, status }: UpdateMatterDeadlineInput): Promise<MatterDeadlineView> {
    const { userId } = actor;
    await this.limits.consume('matter-user', userId);
    await this.database.transaction(async (manager) => {
      const row = await this.seen(userId, id);
      const where = { id: row.id, ownerId: openTo(userId, 'write') };
      await this.access.ensure(userId, 'write', row, manager);
      await this.quota.ensureRoom(row.ownerId);
      const locked = await manager.findOne(MatterDeadline, { where, lock: { mode: 'pessimistic_write' } });
      if (!locked) throw new MatterDeadlineNotFoundError();
      const before = this.seal.dateFacts(locked.id, locked.sealed);
      const moved = typeof day === 'string' && day !== locked.day;
      const facts: DateFacts = {
        ...before,
        ...(moved && { rowId: null, countedFrom: null, pins: [], reason: before.rowId ? null : before.reason }),
        ...(title && { title }),
        ...(typeof reason === 'string' && { reason: reason || null }),
      };
      const changed = {
        sealed: this.seal.sealDate(locked.id, facts),
        updatedAt: new Date(),
        ...(day && { day }),
        ...(status && { status }),
      };
      await manager.update(MatterDeadline, { id: row.id, ownerId: row.ownerId }, changed);
    });
    return this.deadline(actor, id);
  }

  /** @throws MatterDeadlineNotFoundError, MatterRoleError */
  async delete({ userId }: Actor, id: string): Promise<{ id: string }> {
    const row = await this.seen(userId, id);
    await this.access.ensure(userId, 'write', row);
    const { affected } = await this.database.manager.delete(MatterDeadline, { id: row.id, ownerId: row.ownerId });
    if (!affected) throw new MatterDeadlineNotFoundError();
    return { id: row.id };
  }

  /** A calendar file with this date alone. @throws MatterDeadlineNotFoundError */
  async calendarFile(actor: Actor, id: string): Promise<string> {
    const date = await this.deadline(actor, id);
    const words = outgoingWords(date, { title: date.matterTitle, confidential: date.confidential });
    return calendarFile({ id, day: date.day, title: words.title, notes: calendarNotes(words), made: date.updatedAt });
  }

  /** Of the account's own matters and those that are shared with it, found by indexes. */
  private async listed(userId: string): Promise<string> {
    const shared = await this.access.sharedWith(userId);
    return shared.length === 0 ? OWN : `(${OWN} or (date.matterId in (${SHARED}) and ${mayUse('read', COLUMNS)}))`;
  }

  private shown(which: string, account: string) {
    return this.database.manager
      .createQueryBuilder(MatterDeadline, 'date')
      .innerJoin(Matter, 'matter', 'matter.id = date.matterId and matter.deletedAt is null')
      .where(which, { account });
  }

  private async seen(userId: string, id: string): Promise<MatterDeadline> {
    const row = isUUID(id) ? await this.shown(mayUse('read', COLUMNS), userId).andWhere('date.id = :id', { id }).getOne() : null;
    if (!row) throw new MatterDeadlineNotFoundError();
    return row;
  }

  private async views(userId: string, rows: readonly MatterDeadline[]): Promise<MatterDeadlineView[]> {
    const titles = await this.reader.titles(userId, [...new Set(rows.map(({ matterId }) => matterId))]);
    const now = Date.parse(today());
    return rows.flatMap(({ id, matterId, day, status, sealed, createdAt, updatedAt }) => {
      const matter = titles.get(matterId);
      // Its matter was deleted a moment ago.
      if (matter === undefined) return [];
      const { title: matterTitle, confidential } = matter;
      const daysLeft = Math.round((Date.parse(day) - now) / DAY_MS);
      const facts = this.seal.dateFacts(id, sealed);
      return [
        {
          id,
          matterId,
          matterTitle,
          confidential,
          day,
          ...facts,
          status: enumValue(MatterDeadlineStatus, status),
          daysLeft,
          createdAt,
          updatedAt,
        },
      ];
    });
  }

  /** @throws what counting throws; ValidationError where the row has no last day on these facts */
  private async counted(input: CountedDateInput, day: string | null | undefined): Promise<{ day: string; facts: DateFacts }> {
    if (day) throw new ValidationError([{ field: 'day', message: 'Give a day, or what it is counted from' }]);
    const { row, date, lastDay, statement, sum } = await this.calendar.deadlineFor(input);
    if (lastDay === null)
      throw new ValidationError([{ field: 'counted', message: 'On these facts the calendar knows no last day. Enter the day yourself.' }]);
    const reason = [statement, ...sum.map(({ text }) => text)].join('\n').slice(0, REASON_MAX);
    const pins = [...new Set(row.pins.map(({ label }) => label))];
    return { day: lastDay, facts: { title: row.task.slice(0, DATE_TITLE_MAX), reason, rowId: row.id, countedFrom: date, pins } };
  }
}

/** @throws ValidationError */
function typedIn(title: string | null | undefined, day: string | null | undefined): { day: string; facts: DateFacts } {
  const lacking = [
    ...(title ? [] : [{ field: 'title', message: 'The title is required' }]),
    ...(day ? [] : [{ field: 'day', message: 'day must be a date such as 2026-03-12' }]),
  ];
  if (!title || !day) throw new ValidationError(lacking);
  return { day, facts: { title, reason: null, rowId: null, countedFrom: null, pins: [] } };
}
