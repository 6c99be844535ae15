import { latestBefore, readDates, readDaysOfYear } from '../../../core/text/values/dates.js';
import { toldAges } from './told-ages.js';
import { type ToldClause, wordsOf } from './dated-events.js';

/** A day that a question tells, with the words around it. */
export interface ToldDay extends ToldClause {
  day: string;
  /** Whether the year is told; otherwise it is the latest past one. */
  year: boolean;
  /** Where only an age is told, such as "nine months ago": its words, and the last day that they may mean. */
  age?: { words: string; latest: string };
}

/** Days of a question that are looked at. */
const MOST = 4;
const BREAK =
  /[,.;:?!।\n]|(?<![\p{L}\p{M}])(?:and|but|then|so|which|that|who|because|how|what|when|can|aur|lekin|phir|jo|kab|kitne|kya|और|लेकिन|फिर|जो|कब|कितने|क्या)(?![\p{L}\p{M}])/giu;
/** Figures with strokes may have the month first; with dots they never have it. */
const STROKES = /^[\d०-९]{1,2}[/-] ?[\d०-९]{1,2}[/-]/u;
const MONTHS = 12;
/** "3 November last year" is another day than the latest one. */
const OTHER_YEAR = /\b(?:last|previous|next|coming) year\b|\b(?:pichh?le|agle) sa+l\b|(?:पिछले|अगले|बीते) साल/iu;

/** "But it was nine months ago": what it was, the question before says. */
const BARE = new Set(
  wordsOf(
    'it this that was is happened has been all but actually already ye yeh wo woh vo baat hua hui tha thi hai यह ये वह वो बात हुआ हुई था थी है इसे उसे',
  ),
);
const isBare = ({ before, after }: ToldClause): boolean => wordsOf(`${before} ${after}`).every((word) => BARE.has(word));
const clausesOf = (text: string): ToldClause[] => text.split(BREAK).map((before) => ({ before, after: '' }));

/**
 * The days of a question of which it is sure which they are and what stands with them; none in the future, and none that may be two.
 * @param context the question that it follows up, whose event a bare "it was nine months ago" tells
 */
export function toldDays(question: string, today: string, context = ''): ToldDay[] {
  const isOtherYear = OTHER_YEAR.test(question);
  const days = [
    ...readDates(question).map(({ day, start, end }) => {
      const isUnsure = STROKES.test(question.slice(start, end)) && Number(day.slice(8)) <= MONTHS && day.slice(5, 7) !== day.slice(8);
      return { day: isUnsure ? null : day, year: true, start, end };
    }),
    ...readDaysOfYear(question).map(({ start, end, ...written }) => ({
      day: isOtherYear ? null : latestBefore(written, today),
      year: false,
      start,
      end,
    })),
    ...toldAges(question, today).map(({ day, latest, start, end }) => ({
      day,
      year: true,
      age: { words: question.slice(start, end).trim(), latest },
      start,
      end,
    })),
  ].sort((a, b) => a.start - b.start);
  const masked = days.reduce((text, { start, end }) => text.slice(0, start) + '0'.repeat(end - start) + text.slice(end), question);
  const breaks = [...masked.matchAll(BREAK)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return days.slice(0, MOST).flatMap(({ day, start, end, ...told }) => {
    const from = breaks.findLast((each) => each.end <= start)?.end ?? 0;
    const to = breaks.find((each) => each.start >= end)?.start ?? question.length;
    const isAlone = days.every((other) => other.start === start || other.end <= from || other.start >= to);
    if (day === null || day > today || !isAlone) return [];
    const clause = { before: question.slice(from, start), after: question.slice(end, to) };
    return [clause, ...(isBare(clause) ? clausesOf(context) : [])].map((each) => ({ ...told, day, ...each }));
  });
}
