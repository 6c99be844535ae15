import { plainHindi } from './hindi-numbers.js';
import { adjoin, numberAt, type Token, tokensOf, type WrittenNumber } from './written-number.js';

export type PeriodUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** A number of something that a text names; offsets of the text. */
export interface Quantity<C extends string = never> {
  amount: number;
  unit: PeriodUnit | 'share' | 'sum' | C;
  start: number;
  end: number;
  /** With what is said after it: "/-", the same in words. */
  wholeEnd: number;
}

/** What is counted besides periods, shares and sums: the thing by the words for it, as `unitWords` has them. */
export type Counted<C extends string> = Readonly<Record<'english' | 'hindi', ReadonlyMap<string, C>>>;

const split = (words: string): string[] => words.trim().split(/\s+/u);

/** By each of the words, in small letters, what it means. */
export const unitWords = <C extends string>(meaning: Readonly<Partial<Record<C, string>>>): Map<string, C> =>
  new Map(
    Object.entries<string | undefined>(meaning).flatMap(([unit, words]) =>
      split(words ?? '').map((word): [string, C] => [plainHindi(word), unit as C]),
    ),
  );

type Unit = PeriodUnit | 'fortnight' | 'share' | 'sum' | 'paise';
const ENGLISH = unitWords<Unit>({
  hour: 'hour hours hr hrs',
  day: 'day days',
  week: 'week weeks wk wks',
  fortnight: 'fortnight fortnights',
  month: 'month months mnth mnths mth mths',
  year: 'year years yr yrs',
  share: '% percent percentum',
  sum: 'rupee rupees inr',
  paise: 'paise paisa',
});
const HINDI = unitWords<Unit>({
  hour: 'घंटे घंटा घंटों घण्टे घण्टा घण्टों ghante ghanta ghanton',
  day: 'दिन दिनों दिवस दिवसों din dino dinon',
  week: 'हफ्ते हफ्ता हफ्तों सप्ताह hafte hafta',
  month: 'महीने महीना महीनों माह मास mahine mahina mahino',
  year: 'साल सालों वर्ष वर्षों बरस saal sal saalon varsh',
  share: 'प्रतिशत फीसदी फ़ीसद pratishat feesadi fisadi',
  sum: 'रुपये रुपए रुपया रुपयों रूपये रु रु. रु० रू रू. रू० rupaye rupay rupaya rupaiye',
  paise: 'पैसे पैसा',
});
/** What a word counts, in small letters; undefined for other words. */
export const unitOf = (word: string): Unit | undefined => ENGLISH.get(word) ?? HINDI.get(word);
/** What stands before a sum. */
const CURRENCY = new Set(split('rs inr rupees ₹ रु रु. रु0 रू रू. रू0 रुपये रुपए'));
const AFTER_CURRENCY = /^[.,:\s]{0,3}$/u;
/** "15 working days", "two or more witnesses", "2 पूरे साल". */
const BETWEEN = new Set(split('working clear calendar complete full consecutive or more adult पूरे'));
const MOST_BETWEEN = 2;
const BRACKET = /^ {0,2}\( ?[\p{L}\p{M}\p{Nd} -]{0,30}\)/u;
const DASH = /^ ?\/ ?[-=]{1,2}/u;
const TAIL = /^(?: ?\/ ?[-=]{1,2})?(?: ?\([^()]{3,160}\))?/u;
const ONLY = /^ ?only\b/iu;
const WORDED = /rupees|only|lakh|lac|thousand|hundred|crore|रुपये|मात्र|लाख|हजार/iu;
/** Within a date, the number of a paper, a fraction. */
const INSIDE = /[\d०-९][./,-]$|[./][\d०-९]$/u;
const GOES_ON = /^[./-][\d०-९]/u;
const DAYS_OF_FORTNIGHT = 14;

interface Named {
  unit: string;
  /** Tokens up to the end of the unit. */
  next: number;
}

/** What the tokens after a number say it counts. */
function unitAt<C extends string>(
  text: string,
  tokens: readonly Token[],
  at: number,
  hinglish: boolean,
  counted?: Counted<C>,
): Named | null {
  let place = at;
  const bracket = BRACKET.exec(text.slice(tokens[at - 1]?.end ?? 0, (tokens[at - 1]?.end ?? 0) + 36))?.[0];
  if (bracket !== undefined) {
    const after = (tokens[at - 1]?.end ?? 0) + bracket.length;
    while ((tokens[place]?.start ?? Infinity) < after) place += 1;
    if (!/^[\s-]{0,3}$/u.test(text.slice(after, tokens[place]?.start ?? after))) return null;
  } else {
    const dash = DASH.exec(text.slice(tokens[at - 1]?.end ?? 0, (tokens[at - 1]?.end ?? 0) + 5))?.[0].length ?? 0;
    if (dash === 0 && !adjoin(text, tokens[at - 1], tokens[at])) return null;
    if (dash > 0 && !/^[\s]{0,3}$/u.test(text.slice((tokens[at - 1]?.end ?? 0) + dash, tokens[at]?.start ?? 0))) return null;
  }
  let skipped = 0;
  while (skipped < MOST_BETWEEN && BETWEEN.has(tokens[place]?.word ?? '') && adjoin(text, tokens[place], tokens[place + 1])) {
    skipped += 1;
    place += 1;
  }
  const word = tokens[place]?.word ?? '';
  if (word === 'per' && /^cent(?:um)?$/u.test(tokens[place + 1]?.word ?? '')) return { unit: 'share', next: place + 2 };
  const english = hinglish ? undefined : (ENGLISH.get(word) ?? counted?.english.get(word));
  const unit = HINDI.get(word) ?? counted?.hindi.get(word) ?? english;
  return unit === undefined ? null : { unit, next: place + 1 };
}

/**
 * The periods, shares, sums of money and, where asked for, numbers of other things that a text in English or Hindi, in either script, names;
 * in its order. None overlap. A sum has a word or sign for rupees, or counts in lakh or crore.
 */
export function readQuantities<C extends string = never>(text: string, counted?: Counted<C>): Quantity<C>[] {
  const tokens = tokensOf(text);
  const found: Quantity<C>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const currency = CURRENCY.has(token.word) && AFTER_CURRENCY.test(text.slice(token.end, tokens[at + 1]?.start ?? 0)) ? 1 : 0;
    const number = numberAt(text, tokens, at + currency);
    if (!number) continue;
    const read = quantityAt(text, tokens, at, currency, number, counted);
    if (!read) {
      at += currency + number.count - 1;
      continue;
    }
    found.push(read.quantity);
    at = read.next - 1;
  }
  return found;
}

function quantityAt<C extends string>(
  text: string,
  tokens: readonly Token[],
  at: number,
  currency: number,
  number: WrittenNumber,
  counted: Counted<C> | undefined,
): { quantity: Quantity<C>; next: number } | null {
  const start = tokens[at]?.start ?? 0;
  const after = at + currency + number.count;
  const numberEnd = tokens[after - 1]?.end ?? start;
  const named = currency ? null : unitAt(text, tokens, after, number.hinglish, counted);
  if (!named && !currency && !number.large) return null;
  if (named?.unit === 'paise') return null;
  if (!currency && INSIDE.test(text.slice(Math.max(0, start - 2), start)) && !number.worded) return null;
  if (!named && GOES_ON.test(text.slice(numberEnd, numberEnd + 2))) return null;
  const unit = named?.unit ?? 'sum';
  let next = named?.next ?? after;
  let amount = number.value;
  let end = tokens[next - 1]?.end ?? numberEnd;
  if (unit === 'sum') {
    const paise = paiseAt(text, tokens, next);
    if (paise) {
      amount += paise.value / 100;
      next = paise.next;
      end = tokens[next - 1]?.end ?? end;
    }
  }
  const wholeEnd = unit === 'sum' ? end + tailAt(text.slice(end, end + 180), number.worded) : end;
  while ((tokens[next]?.start ?? Infinity) < wholeEnd) next += 1;
  const fortnight = unit === 'fortnight';
  return {
    quantity: {
      amount: fortnight ? amount * DAYS_OF_FORTNIGHT : amount,
      unit: (fortnight ? 'day' : unit) as Quantity<C>['unit'],
      start,
      end,
      wholeEnd,
    },
    next,
  };
}

/** "and Fifty Paise" after a sum. */
function paiseAt(text: string, tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const joins = /^(?:and|और|aur)$/u.test(tokens[at]?.word ?? '') ? 1 : 0;
  const number = numberAt(text, tokens, at + joins);
  const unit = number && tokens[at + joins + number.count]?.word;
  const isPaise = unit !== undefined && unit !== null && (ENGLISH.get(unit) ?? HINDI.get(unit)) === 'paise';
  return number && isPaise && number.value < 100 ? { value: number.value, next: at + joins + number.count + 1 } : null;
}

/** How much of what follows a sum says it again: "/-", "(Rupees Five Lakh only)", "only" after words. */
function tailAt(after: string, worded: boolean): number {
  const only = worded ? ONLY.exec(after)?.[0].length : undefined;
  if (only !== undefined) return only;
  const [whole = ''] = TAIL.exec(after) ?? [];
  const bracket = whole.indexOf('(');
  return bracket >= 0 && !WORDED.test(whole) ? whole.slice(0, bracket).trimEnd().length : whole.length;
}
