import { plainHindi } from '../../../../core/text/values/hindi-numbers.js';
import { unitOf } from '../../../../core/text/values/quantities.js';
import { numberAt, type Token, tokensOf } from '../../../../core/text/values/written-number.js';

type Unit = 'hour' | 'day' | 'week' | 'month' | 'year' | 'rupees' | 'per cent' | 'times' | 'part' | null;

/** A number of a text with what it counts: 60 days, 25 per cent, twice. */
export interface Quantity {
  value: number;
  /** Null where the text does not say. */
  unit: Unit;
  start: number;
  end: number;
}

/** What the words of `unitOf` are here. */
const COUNTED = new Map<string, Unit>([
  ...(['hour', 'day', 'week', 'month', 'year'] as const).map((unit): [string, Unit] => [unit, unit]),
  ['share', 'per cent'],
  ['sum', 'rupees'],
]);
const TIMES = new Set('times fold गुना गुने गुनी'.split(' ').map(plainHindi));
/** What is a quantity by itself. */
const ALONE = new Map<string, Pick<Quantity, 'value' | 'unit'>>(
  (
    [
      [2, 'times', 'twice double doubled दुगुना दुगुनी दुगुने दोगुना दोगुनी दोगुने दुगना दुगनी दूना'],
      [3, 'times', 'thrice treble triple तिगुना तिगुनी तिगुने'],
      [0.5, 'part', 'half आधा आधी आधे'],
    ] as const
  ).flatMap(([value, unit, words]) =>
    words.split(' ').map((word): [string, Pick<Quantity, 'value' | 'unit'>] => [plainHindi(word), { value, unit }]),
  ),
);
/** "one third", "तीन चौथाई". */
const PARTS = new Map<string, number>(
  (
    [
      [3, 'third thirds तिहाई'],
      [4, 'fourth fourths quarter quarters चौथाई'],
      [10, 'tenth tenths दसवाँ दसवें'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [plainHindi(word), value])),
);
const CURRENCY = new Set(['rs', 'inr', 'rupees', '₹', plainHindi('रु')]);
/** "15 working days", "one or more months". */
const BETWEEN = new Set([
  ...'clear working calendar complete completed full whole consecutive continuous such of'.split(' '),
  plainHindi('पूरे'),
]);
/** "sixty or ninety days": the unit stands once. */
const LISTED = new Set(['or', 'to', 'and', ',', plainHindi('या'), plainHindi('से'), plainHindi('और')]);
const WORD_OR_COMMA = /[\p{L}\p{M}]+|[,%₹\d]/gu;
const MOST_BETWEEN = 2;
/** "section 138", "धारा 138(b)": numbers of provisions count nothing. */
const PROVISION =
  /(?:\b(?:sub-?sections?|sections?|articles?|clauses?|rules?|orders?|chapters?|parts?|acts?|forms?)|धारा|अनुच्छेद)\s{1,3}[\dIVX]{1,5}[A-Z]{0,3}(?:\(\w{1,4}\)){0,4}(?:(?:,| and| or| to) \d{1,4}[A-Z]{0,3}\b(?! (?:days|months|years|hours|weeks)))*/giu;
/** "(4)", "(2 of 1974)", "Act, 1973": labels and years of acts, not of days. */
const YEAR =
  /\(\d{1,3}[A-Z]{0,2}\)|\(?\b\d{1,3} of \d{4}\)?|(?<!\b(?:January|February|March|April|May|June|July|August|September|October|November|December)),\s{1,3}(?:18|19|20)\d\d\b/gu;
const blanked = (text: string): string =>
  text.replace(PROVISION, (found) => ' '.repeat(found.length)).replace(YEAR, (found) => ' '.repeat(found.length));

/** The unit that stands after a number; -1 words where none does. */
function unitAt(tokens: readonly Token[], at: number): { unit: Unit; count: number } | null {
  let place = at;
  while (place - at < MOST_BETWEEN && BETWEEN.has(tokens[place]?.word ?? '')) place++;
  const word = tokens[place]?.word ?? '';
  if (word === 'per' && /^cent(?:um)?$/u.test(tokens[place + 1]?.word ?? '')) return { unit: 'per cent', count: place + 2 - at };
  const unit = TIMES.has(word) ? 'times' : COUNTED.get(unitOf(word) ?? '');
  return unit ? { unit, count: place + 1 - at } : null;
}

/**
 * The numbers of a text in English or Hindi with their units, in its order. "One" alone counts nothing, nor do the numbers of sections and
 * the years of acts.
 */
export function quantitiesIn(text: string): Quantity[] {
  const line = blanked(text);
  const tokens = tokensOf(line);
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const alone = ALONE.get(token.word);
    if (alone) found.push({ ...alone, start: token.start, end: token.end });
    if (alone) continue;
    const isSum = CURRENCY.has(token.word) && numberAt(line, tokens, at + 1) !== null;
    const first = isSum ? at + 1 : at;
    const number = numberAt(line, tokens, first);
    // Texts of the law have no Hindi in Latin letters: "do" is not two.
    if (!number || number.hinglish) continue;
    const after = first + number.count;
    const part = PARTS.get(tokens[after]?.word ?? '');
    const said = isSum ? { unit: 'rupees' as const, count: 0 } : part ? { unit: 'part' as const, count: 1 } : unitAt(tokens, after);
    const end = tokens[after + (said?.count ?? 0) - 1]?.end ?? token.end;
    const value = part && !isSum ? number.value / part : number.value;
    // "शून्य" without a unit is void, not nought.
    if (said || (value !== 0 && value !== 1)) found.push({ value, unit: said?.unit ?? null, start: token.start, end });
    at = after + (said?.count ?? 0) - 1;
  }
  return shareUnits(found, text);
}

/** "Thirty or forty-five days": gives the first number the unit of the second. */
function shareUnits(found: readonly Quantity[], text: string): Quantity[] {
  return found.map((each, at) => {
    const next = found[at + 1];
    if (each.unit !== null || !next?.unit) return each;
    const between = text.slice(each.end, next.start).match(WORD_OR_COMMA) ?? [];
    return between.length > 0 && between.length < 3 && between.every((word) => LISTED.has(plainHindi(word)))
      ? { ...each, unit: next.unit }
      : each;
  });
}

/** Whether a number of one text may be that of another: where one of them names no unit, the values decide. */
export const isSame = (one: Quantity, other: Quantity): boolean =>
  Math.abs(one.value - other.value) < 1e-9 && (one.unit === null || other.unit === null || one.unit === other.unit);

/** "60 days", "250 rupees", "twice" as "2 times". */
export const quantityWords = ({ value, unit }: Quantity): string =>
  `${Math.round(value * 100) / 100}${unit === null ? '' : ` ${unit === 'part' ? 'part' : unit}`}`;
