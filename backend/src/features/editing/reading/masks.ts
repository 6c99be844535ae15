import { readDates, readDaysOfYear } from '../../../core/text/values/dates.js';
import { readQuantities } from '../../../core/text/values/quantities.js';
import { numberAt, tokensOf } from '../../../core/text/values/written-number.js';

/** What a value of a text is a measure of. A `number` says nothing of it. */
export type Dimension = 'sum' | 'share' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'date' | 'clock' | 'number';

/** A figure, a sum, a share, a period or a day that a text names; offsets of the text. */
export interface WrittenValue {
  dimension: Dimension;
  /** The amount; of a day its ISO form is in `day`, of a time of day the minutes since midnight. */
  amount: number;
  day: string | null;
  /** The other day that figures such as 03/04/2025 could mean. */
  otherDay: string | null;
  /** A day without its year: `day` has the year 0000. */
  yearless?: true;
  start: number;
  end: number;
}

/** A piece of an instruction that stands for itself, and is not read by the grammar. */
export type Mask =
  | { kind: 'quote'; text: string }
  | { kind: 'value'; text: string; value: WrittenValue }
  /** Numbers of clauses; `itself` where what stands below it is not meant. */
  | { kind: 'place'; text: string; cited: string[]; itself?: true };

/** An instruction with its masks in the place of what they stand for: `⟦0⟧`. */
export interface Masked {
  text: string;
  masks: Mask[];
}

const OPEN = '⟦';
const CLOSE = '⟧';
/** What stands for a mask in a masked text, as a part of a pattern with one group. */
export const MASK = `${OPEN}(\\d{1,3})${CLOSE}`;
const EACH = new RegExp(MASK, 'g');

const QUOTED = /“([^”]{1,4000})”|"([^"]{1,4000})"|‘([^’]{2,400})’|(?<![\p{L}\p{N}])'((?:[^'\n]|'(?=\p{L})){2,400})'(?![\p{L}\p{N}])/gu;
/** No label is what a unit follows: "clause 15.1 to 90 days", "clause 2 to 30,000". */
const LABEL = String.raw`\d{1,3}(?:\.\d{1,3}){0,3}(?: ?\([a-z]{1,4}\)){0,2}(?![\d%\p{L}]|,\d|\s(?:%|per\b|days?\b|weeks?\b|months?\b|years?\b|hours?\b|lakhs?\b|crores?\b|rupees\b))`;
const KIND = String.raw`(?:sub-?)?(?:clause|section|paragraph|para|item|article|point|ground|khand|dhara|cl\.)s?|खंड|पैरा|धारा|क्लॉज|अनुच्छेद`;
const PLACE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${KIND})\s(?:no\.?\s|number\s)?(${LABEL}(?:\s?(?:,|and|or|to|&|और)\s(?:(?:${KIND})\s)?${LABEL}){0,8})|(?<![\d.,/₹])(\d{1,3}\.\d{1,3}(?: ?\([a-z]{1,4}\)){0,2})(?![\d.,/]?\d|\s?(?:%|per|lakh|crore|lac|cr\b|k\b))`,
  'giu',
);
const LABELS = new RegExp(LABEL, 'giu');
/** "As 8.3: “…”", "in 3: “…”", "delete 14": a number that is called nothing. */
const BARE =
  /(?<=(?:^|\s)(?<side>as|in|under|to|insert|add|delete|remove|omit) )(?<label>\d{1,3}(?:\.\d{1,3})?(?:\([a-z]\))?)(?<tail>[:,-]? ?⟦\d{1,3}⟧|: |[.;]?\s*$)/i;
/** "Sub-clause (d) of clause 10.3", "item b of 4.2". */
const ITEM_OF =
  /(?:(?<![\p{L}\p{M}])(?:sub-?clause|sub-?paragraph|item|point|part)\s\(?([a-z]{1,4})\)?|(?<![\p{L}\p{M}\d])\(([a-z]{1,3})\))\s(?:of|in|under)\s(?:the\s)?(?:clause\s|section\s|paragraph\s|para\s)?(\d{1,3}(?:\.\d{1,3})?)(?!\.?\d)/giu;
/** "11 a.m.", "9.30 am". */
const CLOCK = /(?<![\p{L}\p{N}.,:])(1[0-2]|0?[1-9])(?:[.:]([0-5]\d))? ?([ap])\.?m(?:\.|(?![\p{L}]))/giu;
/** "Give them a month": one of a unit, where it is no rate. */
const A_PERIOD = /(?<=\b(?:give|allow|after|within|for|them|him|her|us|me|of) )an? (?:day|week|month|year)\b(?!['’])/giu;
/** A number in words from which no word of the language is taken for one. */
const WORDED_MIN = 11;
/** Of the words that may stand behind a number. */
const scaleOf = (word: string): number => (/^cr/i.test(word) ? 1e7 : /^l/i.test(word) ? 1e5 : 1e3);
const NUMBER =
  /(?<![\p{L}\p{N}.,])(?:(?:rs\.?|₹|inr)\s?)?(\d{1,12}(?:,\d{2,3}){0,5}(?:\.\d{1,2})?)(?:\s?(?:(k|thousand|ha[zj]a+r|ह(?:ज़|ज़)ार|हजार|lpa|lakhs?|lacs?|l|cr|crore)(?![\p{L}\p{M}])|(st|nd|rd|th)(?![\p{L}])|(%|per ?cent)))?(?:\s?(rs\.?|rupees?|rupa[iy]?ye|रुपये|रुपए|रु\.?)(?![\p{L}\p{M}]))?(?:\s?\/-)?(?!\p{L}|,?\d)/giu;
/** The number of a telephone or of a case, which is no measure. */
const OF_PAPER = /\+\d{1,3}[ -]?\d[\d -]{6,13}\d|(?<![\p{L}\d])\d{1,5} of (?:19|20)\d\d(?!\d)/gu;
/** The code of a place, behind its name. */
const PIN = /(?<=\p{Lu}[\p{L}.]{2,30} -? ?)[1-9]\d{5}(?![\d,.]?\d)/gu;
const CURRENCY = /^(?:rs|₹|inr)/i;
/** "In 2024" is a year and no sum. */
const YEAR =
  /(?<=\b(?:in|since|during|year|before|after|till|until) )(?:19|20)\d\d(?![\d,.]?\d|[ /-]?(?:%|lakh|crore|per\b|days?|months?|k\b))/giu;
/** "22 Textile Market, Surat 395003": the number of a house. */
const ADDRESS = /(?<![\p{L}\d])\d{1,4}[A-Z]?,? (?=(?:\p{Lu}[\p{L}.]{0,20},? ){1,8}[-–]? ?[1-9]\d{5}(?!\d))/gu;

/**
 * Every value that a text names, in its order; none overlap.
 * @param wordedMin the least number that one word alone may say
 */
export function valuesIn(text: string, wordedMin = WORDED_MIN): WrittenValue[] {
  const dates = readDates(text).map(({ day, monthFirst, start, end }): WrittenValue => ({
    dimension: 'date',
    amount: 0,
    day,
    otherDay: monthFirst,
    start,
    end,
  }));
  const counted = readQuantities(text).map(({ amount, unit, start, wholeEnd }): WrittenValue => ({
    dimension: unit,
    amount,
    day: null,
    otherDay: null,
    start,
    end: wholeEnd,
  }));
  const figures = /\d/.test(text) ? text : '';
  const numbers = [...figures.matchAll(NUMBER)].map((match): WrittenValue => {
    const [whole, written = '', scale, , percent, behind] = match;
    const amount = Number(written.replaceAll(',', '')) * (scale ? scaleOf(scale) : 1);
    const dimension = percent ? 'share' : scale || behind !== undefined || CURRENCY.test(whole) || written.includes(',') ? 'sum' : 'number';
    return {
      dimension,
      amount: Math.round(amount * 100) / 100,
      day: null,
      otherDay: null,
      start: match.index,
      end: match.index + whole.length,
    };
  });
  const days = readDaysOfYear(text).map(({ day, month, start, end }): WrittenValue => {
    const iso = `0000-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return { dimension: 'date', amount: 0, day: iso, otherDay: null, yearless: true, start, end };
  });
  const clocks = [...figures.matchAll(CLOCK)].map(({ 0: whole, 1: hour = '', 2: minutes = '0', 3: half = '', index }): WrittenValue => {
    const amount = ((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + Number(minutes);
    return { dimension: 'clock', amount, day: null, otherDay: null, start: index, end: index + whole.length };
  });
  const papers = [OF_PAPER, PIN, YEAR]
    .flatMap((pattern) => [...figures.matchAll(pattern)])
    .map(({ 0: whole, index }) => ({
      start: index,
      end: index + whole.length,
    }));
  const kept: WrittenValue[] = [];
  for (const value of [...dates, ...days, ...clocks, ...counted, ...numbers, ...worded(text, wordedMin)])
    if (![...kept, ...papers].some(({ start, end }) => value.start < end && start < value.end)) kept.push(value);
  return kept.sort((a, b) => a.start - b.start);
}

/** Months of half a year. */
const HALF_YEAR = 6;

/** What a few words say that are a value and nothing else: "five", "a week", "half a year"; null for other words. */
export function spokenValue(text: string): WrittenValue | null {
  const words = text.trim().replace(/^(?:the|about|only|just) /i, '');
  const span = { day: null, otherDay: null, start: 0, end: words.length };
  const [, half, unit] = /^(half )?(?:an?|one) (hour|day|week|month|year)$/i.exec(words) ?? [];
  if (unit)
    return half && unit === 'year'
      ? { dimension: 'month', amount: HALF_YEAR, ...span }
      : half
        ? null
        : { dimension: unit.toLowerCase() as Dimension, amount: 1, ...span };
  const tokens = tokensOf(words);
  const number = numberAt(words, tokens, 0);
  return number && number.count === tokens.length ? { dimension: 'number', amount: number.value, ...span } : null;
}

/** Numbers in words alone: "thirty thousand", "तीस हजार". */
function worded(text: string, least: number): WrittenValue[] {
  const tokens = tokensOf(text);
  const found: WrittenValue[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(text, tokens, at);
    const [first, last] = [tokens[at], tokens[at + (number?.count ?? 0) - 1]];
    if (!number?.worded || !first || !last || (number.count < 2 && number.value < least)) continue;
    found.push({ dimension: 'number', amount: number.value, day: null, otherDay: null, start: first.start, end: last.end });
    at += number.count - 1;
  }
  return found;
}

/**
 * An instruction with its quotations, the numbers of clauses, and its values set aside, so that the grammar reads what is left.
 * @param cited whether the draft has a line of that number; a bare "4.1" is a place only then
 */
export function masked(instruction: string, cited: (label: string) => boolean): Masked {
  const masks: Mask[] = [];
  const put = (mask: Mask): string => `${OPEN}${masks.push(mask) - 1}${CLOSE}`;
  let text = instruction.replace(QUOTED, (_whole, curly?: string, straight?: string, single?: string, plain?: string) =>
    put({ kind: 'quote', text: (curly ?? straight ?? single ?? plain ?? '').trim() }),
  );
  text = text.replace(ITEM_OF, (whole: string, item: string | undefined, letter: string | undefined, clause: string) =>
    put({ kind: 'place', text: whole, cited: [`${clause}(${(item ?? letter ?? '').toLowerCase()})`] }),
  );
  text = text.replace(PLACE, (whole: string, listed?: string, bare?: string) => {
    const labels = (listed ?? bare ?? '').match(LABELS)?.map((label) => label.replace(/\s/g, '')) ?? [];
    return bare !== undefined && !cited(labels[0] ?? '')
      ? whole
      : put({ kind: 'place', text: whole, cited: labels, ...(instruction.includes(`${whole} itself `) ? { itself: true } : {}) });
  });
  const bare = BARE.exec(text)?.groups;
  // "Aged as 41" is no place, and neither is a number that the draft has not, unless something is put there.
  if (
    bare &&
    (/^(?:as|insert|add)$/i.test(bare.side ?? '')
      ? (bare.tail ?? '').includes(OPEN)
      : cited(bare.label ?? '') && (/^[dro]/i.test(bare.side ?? '') || /[⟦:]/.test(bare.tail ?? '')))
  )
    text = text.replace(
      BARE,
      (_whole, _side: string, label: string, tail: string) => put({ kind: 'place', text: label, cited: [label] }) + tail,
    );
  let made = '';
  let end = 0;
  const bareText = text.replace(EACH, (mask) => ' '.repeat(mask.length));
  const periods = [...bareText.matchAll(A_PERIOD)].flatMap(({ 0: words, index }) => {
    const value = spokenValue(words);
    return value ? [{ ...value, start: index, end: index + words.length }] : [];
  });
  const houses = [...bareText.matchAll(ADDRESS)].map(({ index }) => index);
  for (const value of [...valuesIn(bareText), ...periods].sort((a, b) => a.start - b.start)) {
    if (value.start < end || houses.includes(value.start)) continue;
    made += text.slice(end, value.start) + put({ kind: 'value', text: text.slice(value.start, value.end), value });
    end = value.end;
  }
  return { text: made + text.slice(end), masks };
}

/** The words that a masked text stands for. */
export const unmasked = (text: string, masks: readonly Mask[]): string =>
  text.replace(EACH, (_whole, index: string) => {
    const mask = masks[Number(index)];
    return mask?.kind === 'quote' ? `“${mask.text}”` : (mask?.text ?? '');
  });

/** The mask that a part of a masked text is, where it is nothing else. */
export function maskAt(text: string, masks: readonly Mask[]): Mask | null {
  const index = new RegExp(`^${MASK}$`).exec(text.trim())?.[1];
  return index === undefined ? null : (masks[Number(index)] ?? null);
}
/** All masks of a part of a masked text. */
export const masksIn = (text: string, masks: readonly Mask[]): Mask[] =>
  [...text.matchAll(EACH)].flatMap(({ 1: index }) => masks[Number(index)] ?? []);
/** The numbers of clauses that a part of a masked text names. */
export const citedIn = (text: string, masks: readonly Mask[]): string[] =>
  masksIn(text, masks).flatMap((mask) => (mask.kind === 'place' ? mask.cited : []));
/** The values that it names. */
export const saidValues = (text: string, masks: readonly Mask[]): WrittenValue[] =>
  masksIn(text, masks).flatMap((mask) => (mask.kind === 'value' ? [mask.value] : []));
/** A masked text with the masks of clauses alone. */
export const withPlaces = (text: string, masks: readonly Mask[]): string =>
  text.replace(EACH, (mask, index: string) => (masks[Number(index)]?.kind === 'place' ? mask : ' '));
/** A masked text without its masks. */
export const withoutMasks = (text: string): string => text.replace(EACH, ' ').replace(/\s+/g, ' ').trim();
/** The same without the signs that stand for Hindi particles and verbs. */
export const bareWords = (text: string): string => withoutMasks(text).replace(/[~!]\w+/g, ' ');
