import { amountOf } from '../../../../core/text/values/amounts.js';
import { dateOf, tellsDay } from '../../../../core/text/values/dates.js';
import { daysAfter, monthsAfter } from '../../../../core/calendar/deadline.js';
import {
  cashOver,
  columnBelow,
  daysIn,
  hoursOver,
  leavesOut,
  linesOf,
  maternityBelow,
  namesOffence,
  namesOnly,
  otherDays,
  ownerBeside,
  sumsIn,
  yearEndsIn,
} from './readings.js';
import type { Condition } from './trap.js';

const DAY_MS = 86_400_000;

/** The values of a form; '' for a field without one. */
export type ValueOf = (field: string) => string;

/** Whether a condition holds. A comparison with a value that the form does not have never does. */
export function holds(condition: Condition, value: ValueOf): boolean {
  if ('any' in condition) return condition.any.some((each) => holds(each, value));
  if ('all' in condition) return condition.all.every((each) => holds(each, value));
  if ('none' in condition) return !condition.none.some((each) => holds(each, value));
  const text = value(condition.field);
  if ('is' in condition) return condition.is.includes(text.toLowerCase());
  if ('isNot' in condition) return !condition.isNot.includes(text.toLowerCase());
  if ('says' in condition) return says(text, condition.says);
  if ('lacks' in condition) return !says(text, condition.lacks);
  if ('over' in condition) return compares(text, limitOf(condition.over, value), (a, b) => a > b);
  if ('atLeast' in condition) return compares(text, limitOf(condition.atLeast, value), (a, b) => a >= b);
  if ('below' in condition) return compares(text, limitOf(condition.below, value), (a, b) => a < b);
  if ('after' in condition) return differs(dayOf(text), spanEnd(condition.after, value), (a, b) => a > b);
  if ('before' in condition) return differs(dayOf(text), spanEnd(condition.before, value), (a, b) => a < b);
  return reads(condition, text, value);
}

type Reading = Exclude<
  Extract<Condition, { field: string }>,
  | { is: object }
  | { isNot: object }
  | { says: object }
  | { lacks: object }
  | { over: unknown }
  | { atLeast: unknown }
  | { below: unknown }
  | { after: object }
  | { before: object }
>;

function reads(condition: Reading, text: string, value: ValueOf): boolean {
  if ('leavesOut' in condition) return leavesOut(text, value(condition.leavesOut));
  if ('undated' in condition) return text !== '' && !tellsDay(text);
  if ('cashOver' in condition) return cashOver(text, condition.cashOver, amountOf(value('sum')));
  if ('line' in condition) {
    const { says: wordLists, lacks = [] } = condition.line;
    return linesOf(text).some((line) => wordLists.every((words) => says(line, words)) && !says(line, lacks));
  }
  if ('sameAs' in condition) return text !== '' && folded(text) === folded(value(condition.sameAs));
  if ('names' in condition) return namesOnly(text, value(condition.names));
  if ('entriesBelow' in condition) return text !== '' && linesOf(text).length < condition.entriesBelow;
  if ('columnBelow' in condition) return columnBelow(text, condition.columnBelow);
  if ('sumsBelow' in condition) {
    const { of, also = [] } = condition.sumsBelow;
    const told = sumsIn([text, ...also.map(value)].join('\n'));
    return differs(told, numberOf(value(of)), (sum, wanted) => sum > 0 && sum < wanted);
  }
  if ('ownerBeside' in condition) return ownerBeside(text, condition.ownerBeside.map(value).join('\n'));
  if ('hoursOver' in condition) return hoursOver(text, condition.hoursOver);
  if ('maternityBelow' in condition) return maternityBelow(text, condition.maternityBelow);
  if ('offence' in condition) return namesOffence(text, condition.offence);
  if ('otherDays' in condition) return value(condition.otherDays) !== '' && otherDays(text, Number(value(condition.otherDays)));
  if ('dayAfter' in condition) return daysIn(text).some((day) => differs(day, dayOf(value(condition.dayAfter)), (a, b) => a > b));
  if ('repaysOnly' in condition) return repaysOnly(text, condition.repaysOnly, value);
  const last = [...daysIn(text), ...yearEndsIn(text)].reduce<number | null>((latest, day) => Math.max(latest ?? day, day), null);
  if ('lastDayAfter' in condition) return differs(last, spanEnd(condition.lastDayAfter, value), (a, b) => a > b);
  return differs(last, spanEnd(condition.lastDayBefore, value), (a, b) => a < b);
}

const MONTHS_A_YEAR = 12;
/** The part of the interest of a loan that is repaid evenly which instalments must at least contain. */
const PART_OF_INTEREST = 0.5;

/** Whether instalments cover the principal and less than half of the interest on what is still owed. */
function repaysOnly(text: string, { principal, count, rate }: { principal: string; count: string; rate: string }, value: ValueOf): boolean {
  const [amount, loan, number, percent] = [text, value(principal), value(count), value(rate)].map(numberOf);
  if (!amount || !loan || !number || !percent) return false;
  const interest = (loan * percent * (number + 1)) / (2 * MONTHS_A_YEAR * 100);
  const repaid = amount * number;
  return repaid >= loan && repaid < loan + interest * PART_OF_INTEREST;
}

const differs = (a: number | null, b: number | null, test: (a: number, b: number) => boolean): boolean =>
  a !== null && b !== null && test(a, b);

const numberOf = (text: string): number | null => amountOf(text.replace(/\s?%$/u, ''));

const compares = (text: string, limit: number | null, test: (a: number, b: number) => boolean): boolean =>
  text !== '' && differs(numberOf(text), limit, test);

const limitOf = (limit: number | { of: string; times?: number }, value: ValueOf): number | null => {
  if (typeof limit === 'number') return limit;
  const number = numberOf(value(limit.of));
  return number === null ? null : number * (limit.times ?? 1);
};

/** Days since 1 January 1970. */
function dayOf(text: string): number | null {
  const date = dateOf(text);
  return date && Date.UTC(date.year, date.month - 1, date.day) / DAY_MS;
}

/** A negative span counts back, day by day. */
function spanEnd({ of, days = 0, months = 0 }: { of: string; days?: number; months?: number }, value: ValueOf): number | null {
  const from = value(of);
  return dayOf((months !== 0 ? monthsAfter(from, months) : daysAfter(from, days)) ?? '');
}

/** Words alone, in small letters, each between blanks. */
const folded = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}₹]+/gu, ' ')
    .trim()} `;

/** The words of the rows, folded once. */
const wanted = new Map<string, string>();

function says(text: string, words: readonly string[]): boolean {
  const read = folded(text);
  return words.some((word) => {
    const known = wanted.get(word) ?? (word.endsWith('*') ? folded(word).trimEnd() : folded(word));
    wanted.set(word, known);
    return read.includes(known);
  });
}
