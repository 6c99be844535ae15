import { sentenceEnds } from '../../../core/text/sentences.js';
import { readDates, readDaysOfYear, readMonths } from '../../../core/text/values/dates.js';
import type { NoticeReading } from '../reading/notice-reading.js';
import { paperTitle } from './paper-title.js';

/** How much of a date a text gives. */
export type EventPrecision = 'day' | 'month' | 'year';

/** Something that happened on a day, as a paper tells it. Offsets are UTF-16 units of the text. */
export interface DatedEvent {
  /** 2024-03-12; of a month or year its first day. Where `choices` has any, the first of them. */
  day: string;
  precision: EventPrecision;
  /** The days that the words may mean, where they leave it open; empty where they do not. */
  choices: string[];
  /** What happened: the sentence, or what the paper is where the date is its own. At most `SENTENCE_MAX` units. */
  text: string;
  /** The sentence in the words of the paper, in one line; at most `SENTENCE_MAX` units. */
  words: string;
  /** Where the date stands. */
  start: number;
  end: number;
  /** Number of the paragraph that it stands in: '4'; null for none. */
  paragraph: string | null;
}

export const SENTENCE_MAX = 600;
/** Events that are read of one paper. */
export const EVENTS_OF_PAPER_MAX = 200;
/** Choices that are offered for a day without its year. */
const YEARS_MAX = 3;
/** In a text with line breaks, a line that is shorter than this share of the longest ends what it says. */
const SHORT_LINE = 0.6;
const LINE_WIDTH = 100;
const PARAGRAPH = /^\s*(?:para(?:graph)?\s*(?:no\.?\s*)?)?\(?(\d{1,3})\s?[.):]\s/iu;
/** A new line that begins something of its own: a numbered paragraph, "Date:", "Ref:", "Sub:". */
const OPENS = /^\s*(?:\(?(?:\d{1,3}|[a-z])[.)]\s|(?:date|dated|ref|subject|sub|to|दिनांक|विषय)\b\s*[:.-])/iu;
const FIGURES = /^[\d०-९]{1,2}[./-]/u;
/** No month has such a number. */
const SURELY_DAY = 13;
const BULLET = /^[\s•*–-]*(?:\(?\d{1,3}[.):]\s+)?/u;

/**
 * The dated events of a paper, in the order of the text, by the readers of dates: days, months and years as they are given, each with
 * its sentence. Figures such as 03/04/2024 are a question unless the same paper writes another date, such as 25/04/2024, that only the
 * day-first order allows.
 * @param reading of the same text; says which date is the paper's own, and what kind of paper it is
 */
export function datedEvents(text: string, reading: NoticeReading | null = null): DatedEvent[] {
  const spans = sentenceSpans(text);
  const paragraphs = paragraphStarts(text);
  const dates = readDates(text);
  const isDayFirst = dates.some(({ day, start, end }) => FIGURES.test(text.slice(start, end)) && Number(day.slice(8)) >= SURELY_DAY);
  const years = [...new Set(dates.map(({ day }) => Number(day.slice(0, 4))))];
  const own = reading?.values.find(({ field }) => field === 'notice-date');
  const title = reading && paperTitle(reading);
  const found: Pick<DatedEvent, 'day' | 'precision' | 'choices' | 'start' | 'end'>[] = [
    ...dates.map(({ day, monthFirst, start, end }) => {
      const choices = monthFirst !== null && !isDayFirst ? [day, monthFirst] : [];
      return { day, precision: 'day' as const, choices, start, end };
    }),
    ...readDaysOfYear(text).flatMap(({ day, month, start, end }) => {
      const choices = daysIn(years, month, day);
      return choices[0] === undefined ? [] : [{ day: choices[0], precision: 'day' as const, choices, start, end }];
    }),
    ...readMonths(text).map(({ year, month, start, end }) => {
      const precision = month === null ? ('year' as const) : ('month' as const);
      return { day: `${year}-${String(month ?? 1).padStart(2, '0')}-01`, precision, choices: [], start, end };
    }),
  ];
  const seen = new Set<string>();
  const events: DatedEvent[] = [];
  for (const { day, precision, choices, start, end } of found.sort((a, b) => a.start - b.start)) {
    const span = spans[lastAt(spans, start, ({ start: from }) => from)] ?? { start: 0, end: text.length };
    const words = sentenceAround(text, span, start, end);
    const key = `${precision} ${day} ${words}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const isOwn = own !== undefined && start < own.end && own.start < end;
    const paragraph = paragraphs[lastAt(paragraphs, start, ({ start: from }) => from)]?.label ?? null;
    events.push({ day, precision, choices, text: isOwn && title ? title : words, words, start, end, paragraph: isOwn ? null : paragraph });
    if (events.length >= EVENTS_OF_PAPER_MAX) break;
  }
  return events;
}

interface Span {
  start: number;
  end: number;
}

/** Sentences; a short line, an empty one and what a new line opens end them too. */
function sentenceSpans(text: string): Span[] {
  const ends = new Set(sentenceEnds(text, { atSemicolons: true }));
  const lines = text.split('\n');
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const short = SHORT_LINE * Math.min(width, LINE_WIDTH);
  let at = 0;
  for (const [index, line] of lines.entries()) {
    at += line.length + 1;
    if (line.length < short || OPENS.test(lines[index + 1]?.slice(0, 40) ?? '')) ends.add(Math.min(at, text.length));
  }
  const sorted = [...ends].sort((a, b) => a - b);
  return sorted.map((end, index) => ({ start: sorted[index - 1] ?? 0, end }));
}

/** The paragraphs that count from 1 up; other numbers in them are text. */
function paragraphStarts(text: string): { label: string; start: number }[] {
  const found: { label: string; start: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const label = PARAGRAPH.exec(line.slice(0, 40))?.[1];
    if (label !== undefined && Number(label) === found.length + 1) found.push({ label, start });
    start += line.length + 1;
  }
  return found;
}

/** Index of the last that begins at or before an offset; -1 for none. */
function lastAt<T>(sorted: readonly T[], offset: number, startOf: (one: T) => number): number {
  let [low, high] = [-1, sorted.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const one = sorted[middle];
    if (one !== undefined && startOf(one) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The sentence in one line, without a number or bullet before it; of a very long one what stands around the date. */
function sentenceAround(text: string, { start, end }: Span, from: number, to: number): string {
  const isLong = end - start > SENTENCE_MAX;
  const first = isLong ? Math.max(start, from - SENTENCE_MAX / 2) : start;
  const last = isLong ? Math.min(end, to + SENTENCE_MAX / 3) : end;
  const words = text.slice(first, last).replace(/\s+/gu, ' ').replace(BULLET, '').trim();
  return `${first > start ? '… ' : ''}${words}${last < end ? ' …' : ''}`.slice(0, SENTENCE_MAX);
}

/** The days of this number and month in the years that a paper names, the latest first. */
function daysIn(years: readonly number[], month: number, day: number): string[] {
  const dates = [...years]
    .sort((a, b) => b - a)
    .slice(0, YEARS_MAX)
    .map((year) => new Date(Date.UTC(year, month - 1, day)));
  return dates.filter((date) => date.getUTCMonth() === month - 1).map((date) => date.toISOString().slice(0, 10));
}
