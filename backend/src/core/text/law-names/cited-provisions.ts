import { fromRoman } from '../roman.js';
import type { TextSpan } from '../text-span.js';
import type { IsStop } from './unit-number.js';
import { plainNumber } from './plain-number.js';
import { COUNTS, type ListedNumber, numbersAt } from './number-list.js';
import { isNumberWord, spokenNumberAt } from './spoken-number.js';
import { BEFORE_NUMBER, kindOf, UNIT, type UnitKind } from './unit-words.js';

/** Provisions that are cited with one word for their kind, or with the name of their act alone; offsets of the text. */
export interface CitedProvision extends TextSpan {
  kind: UnitKind | 'order-rule';
  /** Of an order and its rules: 'VII', '39', in capitals; '' for all others. */
  order: string;
  numbers: readonly ListedNumber[];
}

const RULE_WORD = /[ ,.]{0,3}(?:rules?|rr?(?= ?\.? ?\d)\.?|नियम)[ .]{0,2}(?:nos?\b\.? {0,2})?/iuy;
const OF_ORDER = / ?,? ?(?:of )?orders? ([ivxlc]{1,7}|\d{1,2})(?![\p{L}\p{N}])/iuy;
const ORDER_NUMBER = /([ivxlc]{1,7}|\d{1,3})(?:[- ]?([A-Z])(?= {0,2},? ?[Rr]))?(?![\p{L}\p{M}\p{N}])/iuy;
/** One letter is a word as often as a number: "order I placed". */
const ROMAN_ALONE = /^[ivxl]{2,7}$/iu;
const HINDI = /\p{Script=Devanagari}|^dha/iu;
/** Text in which every blank is one space, offsets unchanged. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** After the name of an act: "IPC 420", "RTI 8(1)(j)". */
const AFTER_LAW = /[ ,:(–-]{0,3}/uy;
const READ_WITH = / ?,? ?(?:r ?\/ ?w\b\.?|read (?:along )?with|सहपठित) ?/iuy;
/** Before it: "302 IPC", "498A of the IPC". */
const BEFORE_LAW = / {0,2}(?:of (?:the )?|ki |की )?/iuy;
const BEFORE_REACH = 80;
/** The last word before the name of an act. */
const LAST_WORD = /([\p{L}\p{M}\p{N}]{1,14}|\)) {0,2}(?:of (?:the )?|ki |की )?$/iu;
const LAST_REACH = 26;
/** Where a list before the name of an act may begin: not within another number, and not at a sum or the number of a paper. */
const BEGINS = /(?<![\p{L}\p{M}\p{N}.,/₹-]|(?:rs|no|nos)[. ]{1,2}|₹ )(?=[\p{L}\p{N}])/giu;
/** So many words at least make a number of a section where only the name of an act is beside it. */
const LEAST_WORDS = 2;

/**
 * The provisions that a text cites: "s. 26", "Sections 138 and 141", "u/s 323/341/506/34", "Art. 21", "O. VII R. 11", "धारा 5", "para 12",
 * and numbers beside the name of an act ("IPC 420 467", "302 IPC"). In the order of the text; none overlap.
 * @param laws where acts are named
 */
export function citedProvisions(text: string, laws: readonly TextSpan[] = []): CitedProvision[] {
  const line = plain(text);
  const starts = new Set(laws.map(({ start }) => start));
  const isStop: IsStop = (offset) => starts.has(offset);
  const found: CitedProvision[] = [];
  for (const match of line.matchAll(UNIT)) {
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    const provision = provisionAt(line, match, isStop);
    if (provision) found.push(provision);
  }
  return merged(
    found,
    laws.flatMap((law) => [besideBefore(line, law, isStop) ?? [], besideAfter(line, law, isStop) ?? []].flat()),
  );
}

/** Both in order; those with a word for their kind come first where two overlap. */
function merged(worded: readonly CitedProvision[], beside: readonly CitedProvision[]): CitedProvision[] {
  const kept: CitedProvision[] = [];
  const all = [...worded.map((each) => ({ each, first: true })), ...beside.map((each) => ({ each, first: false }))];
  all.sort((a, b) => a.each.start - b.each.start || Number(b.first) - Number(a.first));
  let next = 0;
  for (const { each, first } of all) {
    while (next < worded.length && (worded[next]?.start ?? 0) < each.start) next += 1;
    if (first || (each.start >= (kept.at(-1)?.end ?? 0) && each.end <= (worded[next]?.start ?? Infinity))) kept.push(each);
  }
  return kept;
}

function provisionAt(text: string, match: RegExpExecArray, isStop: IsStop): CitedProvision | null {
  const { 0: word, index: start } = match;
  const kind = kindOf(match);
  const gap = matchAt(BEFORE_NUMBER, text, start + word.length)?.[0] ?? '';
  const at = start + word.length + gap.length;
  const hindi = HINDI.test(word);
  if (kind === 'order') return orderAt(text, start, at, gap !== '', isStop);
  const numbers = numbersAt(text, at, { kind, isStop, spoken: gap !== '', hindi });
  const end = numbers.at(-1)?.end;
  if (end === undefined) return null;
  const order = kind === 'rule' ? matchAt(OF_ORDER, text, end) : null;
  if (order && isNumber(order[1] ?? ''))
    return { kind: 'order-rule', order: (order[1] ?? '').toUpperCase(), numbers, start, end: end + order[0].length };
  return { kind, order: '', numbers, start, end };
}

const isNumber = (text: string): boolean => /^\d/u.test(text) || fromRoman(text) > 0;

/** "Order VII Rule 11", and an order of its own in figures. */
function orderAt(text: string, start: number, at: number, spoken: boolean, isStop: IsStop): CitedProvision | null {
  const figures = matchAt(ORDER_NUMBER, text, at);
  const words = figures || !spoken ? null : spokenNumberAt(text, at);
  const order = figures && isNumber(figures[1] ?? '') ? (figures[1] ?? '') + (figures[2] ?? '') : words?.unit;
  const after = order === undefined ? at : (words?.end ?? at + (figures?.[0].length ?? 0));
  const rule = order === undefined ? null : matchAt(RULE_WORD, text, after);
  if (order !== undefined && rule) {
    const numbers = numbersAt(text, after + rule[0].length, { kind: 'rule', isStop, spoken: rule[0].endsWith(' ') });
    const end = numbers.at(-1)?.end;
    if (end !== undefined) return { kind: 'order-rule', order: order.toUpperCase(), numbers, start, end };
  }
  const roman = figures && ROMAN_ALONE.test(figures[1] ?? '') && order !== undefined;
  if (roman)
    return {
      kind: 'order',
      order: '',
      numbers: [{ unit: plainNumber(order), steps: [], readWith: false, start: at, end: after }],
      start,
      end: after,
    };
  const numbers = numbersAt(text, at, { kind: 'order', isStop, spoken: false });
  const end = numbers.at(-1)?.end;
  return end === undefined ? null : { kind: 'order', order: '', numbers, start, end };
}

const asSection = (numbers: readonly ListedNumber[]): CitedProvision | null => {
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first && last ? { kind: 'section', order: '', numbers, start: first.start, end: last.end } : null;
};

function besideAfter(text: string, law: TextSpan, isStop: IsStop): CitedProvision | null {
  const joined = matchAt(READ_WITH, text, law.end)?.[0];
  const gap = joined ?? matchAt(AFTER_LAW, text, law.end)?.[0] ?? '';
  const at = law.end + gap.length;
  const numbers = numbersAt(text, at, { kind: 'section', isStop, spoken: false });
  if (numbers.length > 0)
    return COUNTS.test(text.slice(numbers.at(-1)?.end, (numbers.at(-1)?.end ?? 0) + 24))
      ? null
      : asSection(withFirst(numbers, joined !== undefined));
  const words = gap === '' ? null : spokenNumberAt(text, at);
  return words && words.words >= LEAST_WORDS && !COUNTS.test(text.slice(words.end, words.end + 24))
    ? asSection([{ unit: words.unit, steps: [], readWith: false, start: words.start, end: words.end }])
    : null;
}

const withFirst = (numbers: readonly ListedNumber[], readWith: boolean): ListedNumber[] =>
  numbers.map((number, at) => (at === 0 ? { ...number, readWith } : number));

function besideBefore(text: string, law: TextSpan, isStop: IsStop): CitedProvision | null {
  const [, last = ''] = LAST_WORD.exec(text.slice(Math.max(0, law.start - LAST_REACH), law.start)) ?? [];
  // Most acts are named without a number before them.
  if (!/[\d०-९)]|^[A-Za-z]$/u.test(last) && !isNumberWord(last)) return null;
  const from = Math.max(0, law.start - BEFORE_REACH);
  /** A list that ends too early ends there wherever in it one begins. */
  let read = 0;
  const reaches = (end: number): boolean => end + (matchAt(BEFORE_LAW, text, end)?.[0].length ?? 0) === law.start;
  for (const { index } of text.slice(from, law.start).matchAll(BEGINS)) {
    const at = from + index;
    if ((index === 0 && from > 0) || at < read) continue;
    const numbers = numbersAt(text, at, { kind: 'section', isStop, spoken: false });
    const end = numbers.at(-1)?.end;
    if (end !== undefined && reaches(end)) return asSection(numbers);
    read = end ?? read;
    const words = end !== undefined ? null : spokenNumberAt(text, at);
    if (words && words.words >= LEAST_WORDS && reaches(words.end))
      return asSection([{ unit: words.unit, steps: [], readWith: false, start: words.start, end: words.end }]);
  }
  return null;
}
