import { Injectable } from '@nestjs/common';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import { today } from '../../../core/validation/calendar-day.js';
import { statesIn } from '../../retrieval/retrieval.service.js';
import type { GroupedRow } from '../calendar/load-rows.js';
import { dayIn, type Language } from '../calendar/deadline-words.js';
import { DeadlinesService } from '../deadlines.service.js';
import { DeadlineLanguage, type DeadlineRowView, DeadlineStatusName, type DeadlineView } from '../deadlines.views.js';
import { headlineOf } from './headline.js';
import { type FittingRow, type LawPlace, RowsByPlace } from './fitting-rows.js';
import type { QuestionDeadline } from './question-deadlines.views.js';

// What a feature that uses this service needs to name.
export type { LawPlace } from './fitting-rows.js';

/** Deadlines of the calendar that questions lead to. */
@Injectable()
export class QuestionDeadlinesService {
  private loaded: RowsByPlace | undefined;

  constructor(private readonly deadlines: DeadlinesService) {}

  /**
   * The deadlines that a question surely leads to, in its language: counted where it tells the day, otherwise to be counted.
   * Those whose period is over come first.
   * @param places of the sections that its answer quotes, then those of its topic
   * @param context the question that it follows up; '' for none
   */
  async forQuestion(question: string, places: readonly (readonly LawPlace[])[], context: string): Promise<QuestionDeadline[]> {
    if (places.every((each) => each.length === 0)) return [];
    const rows = (this.loaded ??= new RowsByPlace(this.deadlines.everyRow));
    const fitting = await withinTime(() => rows.fitting(question, places, statesIn(question), today(), context));
    const language = asksInHindi(question) ? DeadlineLanguage.HINDI : DeadlineLanguage.ENGLISH;
    const shown = await Promise.all(fitting.map((each) => this.shown(each, language)));
    const isOver = ({ status }: QuestionDeadline): boolean => status !== null && OVER.has(status);
    return [...shown.filter(isOver), ...shown.filter((each) => !isOver(each))];
  }

  private async shown({ row, told }: FittingRow, language: DeadlineLanguage): Promise<QuestionDeadline> {
    const uncounted = { ...ofRow(this.deadlines.row(row.id, language)), ...NOT_COUNTED };
    if (told === null) return uncounted;
    // An age tells no last day: only whether the period is over, however it is meant.
    const counted = await this.deadlines.deadlineFor({ rowId: row.id, date: told.age?.latest ?? told.day, language });
    const isOver = OVER.has(counted.status);
    if (told.age && !isOver) return uncounted;
    const { statement, sum, ...shown } = counted;
    const open = isOver ? stillOpen(row, counted) : [];
    return {
      ...ofRow(shown.row),
      ...(told.age
        ? { ...NOT_COUNTED, taken: agedAs(language, shown.row.start, told.age.words) }
        : {
            date: shown.date,
            taken: takenAs(language, shown.row.start, shown.date, told.year),
            lastDay: shown.lastDay,
            statement,
            sum: sum.map(({ text }) => text),
          }),
      headline: headlineOf(language, counted, isOver, told.age === undefined),
      status: shown.status,
      statusText: [shown.statusText, ...open].join('. ').replaceAll(/([.।])\. /gu, '$1 '),
      notice: shown.row.pins[0]?.notice ?? null,
    };
  }
}

const OVER: ReadonlySet<DeadlineStatusName> = new Set([DeadlineStatusName.LATE_NEEDS_CAUSE, DeadlineStatusName.PERIOD_SEEMS_OVER]);

/** What the law leaves open when a period is over, as its row says. */
function stillOpen(row: GroupedRow, { row: view, moves }: DeadlineView): string[] {
  const cause = row.moves.indexOf('sufficient-cause');
  const texts = [view.extension, cause < 0 || view.extension ? null : moves[cause]?.text, ...view.notes.map(({ text }) => text)];
  return texts.filter((text) => text !== null && text !== undefined);
}

const NOT_COUNTED = {
  date: null,
  taken: null,
  lastDay: null,
  headline: null,
  status: null,
  statusText: null,
  statement: null,
  sum: [],
  notice: null,
};

const ofRow = (row: DeadlineRowView | null) => ({
  rowId: row?.id ?? '',
  event: row?.event ?? '',
  task: row?.task ?? '',
  period: row?.period ?? null,
  start: row?.start ?? '',
  law: row?.pins[0]?.label ?? '',
});

/** Says which day was taken for which: a reader sees at once where it is another one. */
function takenAs(language: Language, start: string, date: string, year: boolean): string {
  const day = dayIn(language, date);
  if (language === 'hi') return `${day} मानकर${year ? '' : ' (साल नहीं बताया, इसलिए सबसे हाल की तारीख़)'}: ${start}`;
  return `Taking ${day}${year ? '' : ' (no year is told, so the latest one)'} for: ${start}`;
}

/** The same where only "nine months ago" is told. */
const agedAs = (language: Language, start: string, age: string): string =>
  language === 'hi' ? `“${age}” मानकर: ${start}` : `Taking “${age}” for: ${start}`;
