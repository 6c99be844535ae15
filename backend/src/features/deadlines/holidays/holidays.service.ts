import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { Between, DataSource, IsNull, Repository } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import type { ClosedDays } from '../../../core/calendar/closed-days.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { type Page, pageOfAll, type PageQuery } from '../../../core/pages/page.js';
import { HolidayExistsError, HolidayNotFoundError, TooManyHolidaysError } from '../deadlines.errors.js';
import { Holiday } from './holiday.entity.js';
import type { HolidayInput } from './holidays.inputs.js';

/** Some twenty years of the holidays of all States. */
export const HOLIDAYS_MAX = 5000;
const PLACES_MAX = 200;

/** The days on which courts and offices are closed: the weekly ones of the settings, and the holidays that administrators enter. */
@Injectable()
export class HolidaysService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(Holiday) private readonly holidays: Repository<Holiday>,
    private readonly audit: AuditLog,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** A page of them in the order of their days; of one year where it is named. */
  async list({ year, ...page }: PageQuery & { year?: number | null }): Promise<Page<Holiday>> {
    const where = year == null ? {} : { day: Between(`${year}-01-01`, `${year}-12-31`) };
    return pageOfAll(await this.holidays.find({ where, order: { day: 'ASC', state: 'ASC', court: 'ASC' }, take: HOLIDAYS_MAX }), page);
  }

  /** @throws HolidayExistsError for the same day, State and court twice, TooManyHolidaysError */
  async add(actor: AdminActor, { day, name, state, court }: HolidayInput): Promise<Holiday> {
    const holiday: Holiday = { id: randomUUID(), day, name, state: state ?? null, court: court || null };
    return this.database.transaction(async (manager) => {
      // Locked, so that two cannot pass the limit together or add the same day.
      await manager.query('lock table holidays in share row exclusive mode');
      if ((await manager.count(Holiday)) >= HOLIDAYS_MAX) throw new TooManyHolidaysError(HOLIDAYS_MAX);
      const same = { day, state: holiday.state ?? IsNull(), court: holiday.court ?? IsNull() };
      if (await manager.existsBy(Holiday, same)) throw new HolidayExistsError();
      await manager.insert(Holiday, holiday);
      await this.audit.record(manager, actor, { action: 'holiday.add', ...subjectOf(holiday), after: auditable(holiday) });
      return holiday;
    });
  }

  /** @throws HolidayNotFoundError */
  async remove(actor: AdminActor, id: string): Promise<Holiday> {
    return this.database.transaction(async (manager) => {
      const holiday = isUUID(id) ? await manager.findOne(Holiday, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
      if (!holiday) throw new HolidayNotFoundError();
      await manager.delete(Holiday, { id });
      await this.audit.record(manager, actor, { action: 'holiday.remove', ...subjectOf(holiday), before: auditable(holiday) });
      return holiday;
    });
  }

  /** The States and the courts that holidays name, by name. */
  async places(): Promise<{ states: string[]; courts: string[] }> {
    const named = async (column: 'state' | 'court'): Promise<string[]> => {
      const rows = await this.holidays.query<{ name: string }[]>(
        `select distinct ${column} as name from holidays where ${column} is not null order by 1 limit ${PLACES_MAX}`,
      );
      return rows.map(({ name }) => name);
    };
    const [states, courts] = await Promise.all([named('state'), named('court')]);
    return { states, courts };
  }

  /** The closed days of a State and a court: those of all India, and those that name the one or the other. */
  async closedDays({ state, court }: { state?: string | null; court?: string | null }): Promise<ClosedDays> {
    const rows = await this.holidays.query<{ day: string; name: string }[]>(
      `select to_char(day, 'YYYY-MM-DD') as day, name from holidays
       where (state is null or state = $1) and (court is null or court = $2) order by day limit ${HOLIDAYS_MAX}`,
      [state ?? null, court ?? null],
    );
    return { weekdays: new Set(this.config.courtClosedWeekdays), holidays: new Map(rows.map(({ day, name }) => [day, name])) };
  }
}

const subjectOf = ({ id, name }: Holiday) => ({ subject: `holiday:${id}`, subjectName: name });
const auditable = ({ day, name, state, court }: Holiday) => ({ day, name, state, court });
