import { type IsStop, numberAt, type UnitNumber } from './unit-number.js';
import { spokenNumberAt } from './spoken-number.js';
import { SAME_UNIT, type UnitKind } from './unit-words.js';

/** A number in a list, with how it is joined to the one before. */
export interface ListedNumber extends UnitNumber {
  /** It is to be read with the number before it: "r/w". */
  readWith: boolean;
}

const SEPARATOR =
  / {0,3}(?:, {0,2})?(?:(?<with>\(?r ?\/ ?w\b\.?|read (?:along )?with\b|सहपठित)|(?<range>to\b|से(?!\p{M})|[–-])|and\b|&|or\b|aur\b|evam\b|tatha\b|ya\b|एवं|और|तथा|व(?= )|या|\/|(?<=, {0,2})) {0,3}/iuy;
const BLANK = / {1,2}(?=\d{2,3}(?!\d))/uy;
const MOST_NUMBERS = 40;
/** The longest range whose numbers are all meant: "sections 3 to 6". */
const MAX_RANGE = 10;
/** "Section 138, 15 days": figures that count something continue no list. */
export const COUNTS =
  /^[ -]{0,2}(?:%|(?:working |clear |more |other )?(?:hours?|hrs|days?|weeks?|months?|years?|yrs?|times|rupees|rs|inr|lakhs?|lacs?|crores?|thousand|hundred|percent|per cent|people|persons?|pages?|witness(?:es)?|others?|cheques?|copies|accused|shares?|questions?|metres?|kms?|kgs?|gms?|grams?|acres?|am|pm|din|mahine|saal|rupaye|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![\p{L}\p{M}])|(?:दिन|महीने|माह|साल|वर्ष|रुपये|रुपए|लाख|करोड़|हजार|प्रतिशत))/iu;
const REACH = 24;

const counts = (text: string, end: number): boolean => COUNTS.test(text.slice(end, end + REACH));

/** The number in figures or in words that begins at an offset; null for none. */
function oneAt(text: string, at: number, isStop: IsStop, spoken: boolean, hindi: boolean): UnitNumber | null {
  const figures = numberAt(text, at, isStop);
  if (figures || !spoken) return figures;
  const words = spokenNumberAt(text, at, hindi);
  return words && !counts(text, words.end) ? { unit: words.unit, steps: [], start: words.start, end: words.end } : null;
}

interface ListOptions {
  kind: UnitKind;
  isStop: IsStop;
  /** Whether numbers in words count. */
  spoken: boolean;
  /** Whether the word for the unit is Hindi. */
  hindi?: boolean;
}

/**
 * The numbers that begin at an offset: "420, 467, 468 and 471", "323/341/506/34", "406-420-120B", "420 467 468", "3 to 6" with all between.
 * The list ends before a number that counts something. [] where none begins there.
 */
export function numbersAt(text: string, at: number, { kind, isStop, spoken, hindi = false }: ListOptions): ListedNumber[] {
  const first = oneAt(text, at, isStop, spoken, hindi);
  if (!first) return [];
  const found: ListedNumber[] = [{ ...first, readWith: false }];
  /** Numbers that stand behind a hyphen: more than one, and they are a list, not a range. */
  const ranged: number[] = [];
  while (found.length < MOST_NUMBERS) {
    const next = nextNumber(text, found.at(-1)?.end ?? at, found.at(-1)?.steps.length === 0, { kind, isStop, spoken, hindi });
    if (!next) break;
    if (next.ranged) ranged.push(found.length);
    found.push({ ...next.number, readWith: next.readWith });
  }
  const [only] = ranged;
  return ranged.length === 1 && only !== undefined ? withRange(found, only) : found;
}

function nextNumber(
  text: string,
  end: number,
  plain: boolean,
  { kind, isStop, spoken, hindi = false }: ListOptions,
): { number: UnitNumber; readWith: boolean; ranged: boolean } | null {
  SEPARATOR.lastIndex = end;
  const separator = SEPARATOR.exec(text);
  if (separator) {
    const after = end + separator[0].length;
    const again = SAME_UNIT[kind];
    again.lastIndex = after;
    const word = again.exec(text)?.[0] ?? '';
    const number = oneAt(text, after + word.length, isStop, spoken, hindi);
    if (!number || isStop(after) || counts(text, number.end)) return null;
    return { number, readWith: separator.groups?.with !== undefined, ranged: separator.groups?.range !== undefined };
  }
  BLANK.lastIndex = end;
  const blank = plain ? BLANK.exec(text) : null;
  const number = blank && numberAt(text, end + blank[0].length, isStop);
  return number && !counts(text, number.end) ? { number, readWith: false, ranged: false } : null;
}

/** The list with the numbers between two that "to" or a hyphen joins. */
function withRange(found: readonly ListedNumber[], at: number): ListedNumber[] {
  const [low, high] = [found[at - 1], found[at]];
  const [from, to] = [Number(low?.unit), Number(high?.unit)];
  if (!low || !high || !(to > from && to - from <= MAX_RANGE)) return [...found];
  const place = { start: low.start, end: high.end };
  const between = Array.from({ length: to - from - 1 }, (_each, step): ListedNumber => ({
    unit: String(from + step + 1),
    steps: [],
    readWith: false,
    ...place,
  }));
  return [...found.slice(0, at), ...between, ...found.slice(at)];
}
