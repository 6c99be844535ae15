import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { ValidationError } from '../../core/errors/common-errors.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { type CursorQuery, type Page } from '../../core/pages/page.js';
import { pageOfNumbered } from '../../core/pages/reach.js';
import { ambiguousDate, isoDateOf } from '../../core/text/values/dates.js';
import { today as todayInIndia } from '../../core/validation/calendar-day.js';
import { GuideService } from '../retrieval/search/guide.service.js';
import { countDeadline } from './calendar/count-deadline.js';
import type { Mover, Pin } from './calendar/deadline-row.js';
import type { Language } from './calendar/deadline-words.js';
import { RowSearch } from './calendar/find-rows.js';
import { type GroupedRow, loadMovers, loadRows } from './calendar/load-rows.js';
import { DeadlineViews, pinKey, type PinsInLibrary, pinsOf } from './deadline-view.js';
import { DeadlineRowNotFoundError } from './deadlines.errors.js';
import type { DeadlineRequest } from './deadlines.inputs.js';
import type { DeadlineGroup, DeadlineRowView, DeadlineView, HolidayPlaces } from './deadlines.views.js';
import { HolidaysService } from './holidays/holidays.service.js';

interface RowsFilter {
  search?: string | null;
  group?: string | null;
  state?: string | null;
  language?: Language | null;
}

/** The calendar of the law: what happened, and until when something is to be done. Nothing is kept of what is asked. */
@Injectable()
export class DeadlinesService {
  private loaded: RowSearch | undefined;
  private movers: ReadonlyMap<Mover['id'], Mover> | undefined;

  constructor(
    private readonly guide: GuideService,
    private readonly holidays: HolidaysService,
    private readonly limits: RateLimits,
  ) {}

  /** A page of the rows, those that are called what is searched for first. @throws BadRequestError for a cursor of no page */
  rows({ first, after, last, before, language, ...filter }: RowsFilter & CursorQuery): Page<DeadlineRowView> {
    const page = pageOfNumbered(this.calendar.search(filter), { first, after, last, before });
    const views = new DeadlineViews(language ?? 'en');
    return { ...page, nodes: page.nodes.map((row) => views.row(row)) };
  }

  /** So many of the rows, after a number of them, and how many there are. */
  window(filter: RowsFilter, { take, skip }: { take: number; skip: number }): { rows: DeadlineRowView[]; total: number } {
    const found = this.calendar.search(filter);
    const views = new DeadlineViews(filter.language ?? 'en');
    return { rows: found.slice(skip, skip + take).map((row) => views.row(row)), total: found.length };
  }

  /** One row; null where there is none of this id. */
  row(id: string, language: Language): DeadlineRowView | null {
    const row = this.calendar.find(id);
    return row ? new DeadlineViews(language).row(row) : null;
  }

  /** The fields of law of the calendar, in its order. */
  groups(language: Language = 'en'): DeadlineGroup[] {
    const groups = new Map<string, DeadlineGroup>();
    for (const { group } of this.calendar.rows) {
      const known = groups.get(group.id) ?? { id: group.id, name: group.name[language], rowCount: 0 };
      groups.set(group.id, { ...known, rowCount: known.rowCount + 1 });
    }
    return [...groups.values()];
  }

  /** Where holidays of their own are known. */
  places(): Promise<HolidayPlaces> {
    return this.holidays.places();
  }

  /**
   * Counts a deadline on the facts given.
   * @throws ValidationError for a date that does not exist or may mean two days, and for days that the row does not leave out,
   * DeadlineRowNotFoundError, RateLimitedError
   */
  async count({ userId }: Actor, request: DeadlineRequest): Promise<DeadlineView> {
    await this.limits.consume('search-user', userId);
    return this.deadlineFor(request);
  }

  /** The same for other parts of the product, which count their own calls. */
  async deadlineFor(request: DeadlineRequest): Promise<DeadlineView> {
    const row = this.calendar.find(request.rowId);
    if (!row) throw new DeadlineRowNotFoundError();
    const date = dayOf('date', 'Date', request.date);
    const today = request.today ? dayOf('today', 'Today', request.today) : todayInIndia();
    const { copyDays, noticeDays } = leftOutOf(row, request);
    const closed = await this.holidays.closedDays({ state: request.state, court: await this.knownCourt(request.court) });
    const counted = countDeadline(row, { start: date, today, copyDays, noticeDays, closed });
    const moves = row.moves.flatMap((id) => (this.movers ??= loadMovers()).get(id) ?? []);
    const library = await this.compared(pinsOf(row, counted, moves));
    return new DeadlineViews(request.language ?? 'en', library).deadline(row, counted, moves, { date, today });
  }

  /** All rows, in the order of the calendar. */
  get everyRow(): readonly GroupedRow[] {
    return this.calendar.rows;
  }

  private get calendar(): RowSearch {
    return (this.loaded ??= new RowSearch(loadRows()));
  }

  /** @throws ValidationError that names the courts that are known */
  private async knownCourt(court: string | null | undefined): Promise<string | null> {
    if (!court) return null;
    const { courts: known } = await this.holidays.places();
    if (known.includes(court)) return court;
    const allowed = known.length > 0 ? `Court must be one of: ${known.join(', ')}` : 'No holidays of single courts have been entered';
    throw new ValidationError([{ field: 'court', message: allowed }]);
  }

  /** Which of the places the library holds, and in which source. */
  private async compared(pins: readonly Pin[]): Promise<PinsInLibrary> {
    const [held, documents] = await Promise.all([
      this.guide.sectionsHeld(pins.map(({ act, place = '' }) => ({ act, section: inGuide(act, place) }))),
      this.guide.actsNamed([...new Set(pins.map(({ act }) => act))]),
    ]);
    return new Map(
      pins.map((pin, at) => [pinKey(pin), { compared: held[at] ?? 'act-missing', documentId: documents.get(pin.act)?.[0] ?? null }]),
    );
  }
}

/** The guide numbers the Articles of the Constitution, and the rules of a set of rules, without their word. */
const inGuide = (act: string, place: string): string =>
  act.startsWith('Constitution') || !place.startsWith('Article') ? place.replace(/^(?:Article|Rule|Regulation|Paragraph) /, '') : place;

/** @throws ValidationError */
function dayOf(field: string, what: string, text: string): string {
  const day = isoDateOf(text);
  if (day === null)
    throw new ValidationError([
      { field, message: `${what} must be a day of the calendar such as 2026-03-12, 12/03/2026, 12 March 2026 or 12 मार्च 2026` },
    ]);
  const [dayFirst, monthFirst] = ambiguousDate(text) ?? [];
  if (dayFirst && monthFirst)
    throw new ValidationError([
      { field, message: `${what} may be ${dayFirst} or ${monthFirst}: write the month in words, or the date as ${day}` },
    ]);
  return day;
}

/** @throws ValidationError for days that the row does not leave out */
function leftOutOf(row: GroupedRow, { copyDays, noticeDays }: DeadlineRequest): { copyDays: number; noticeDays: number } {
  const days = { copyDays: copyDays ?? 0, noticeDays: noticeDays ?? 0 };
  if (days.copyDays > 0 && !row.leftOut.includes('copy-time'))
    throw new ValidationError([{ field: 'copyDays', message: 'This row does not leave out the time of a copy' }]);
  if (days.noticeDays > 0 && !row.leftOut.includes('notice-time'))
    throw new ValidationError([{ field: 'noticeDays', message: 'This row does not leave out the period of a notice' }]);
  return days;
}
