import { Injectable } from '@nestjs/common';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { isHindi } from '../../../core/text/is-hindi.js';
import { today } from '../../../core/validation/calendar-day.js';
import { statesIn } from '../../retrieval/retrieval.service.js';
import { dayIn, type Language } from '../calendar/deadline-words.js';
import { DeadlinesService } from '../deadlines.service.js';
import { DeadlineLanguage, type DeadlineRowView, type DeadlineView } from '../deadlines.views.js';
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
   * @param places of the sections that its answer quotes, then those of its topic
   */
  async forQuestion(question: string, places: readonly (readonly LawPlace[])[]): Promise<QuestionDeadline[]> {
    if (places.every((each) => each.length === 0)) return [];
    const rows = (this.loaded ??= new RowsByPlace(this.deadlines.everyRow));
    const fitting = await withinTime(() => rows.fitting(question, places, statesIn(question), today()));
    const language = isHindi(question) ? DeadlineLanguage.HINDI : DeadlineLanguage.ENGLISH;
    return Promise.all(fitting.map((each) => this.shown(each, language)));
  }

  private async shown({ row: { id }, told }: FittingRow, language: DeadlineLanguage): Promise<QuestionDeadline> {
    if (told === null) return { ...ofRow(this.deadlines.row(id, language)), ...NOT_COUNTED };
    const counted = await this.deadlines.deadlineFor({ rowId: id, date: told.day, language });
    const { row, date, lastDay, status, statusText, statement, sum } = counted;
    return {
      ...ofRow(row),
      date,
      taken: takenAs(language, row.start, date, told.year),
      lastDay,
      headline: headlineOf(language, counted),
      status,
      statusText,
      statement,
      sum: sum.map(({ text }) => text),
      notice: row.pins[0]?.notice ?? null,
    };
  }
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

function headlineOf(language: Language, { row: { task }, lastDay, notBefore }: DeadlineView): string {
  const hindi = language === 'hi';
  if (lastDay) return hindi ? `${dayIn(language, lastDay)} तक: ${task}` : `By ${dayIn(language, lastDay)}: ${task}`;
  if (notBefore) return hindi ? `${dayIn(language, notBefore)} से पहले नहीं: ${task}` : `Not before ${dayIn(language, notBefore)}: ${task}`;
  return task;
}
