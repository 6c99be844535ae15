import { dateOf } from '../../../../core/text/values/dates.js';
import { numberFromWords } from '../../../../core/text/values/number-from-words.js';

export type ValueKind = 'money' | 'percent' | 'period' | 'date' | 'day' | 'number';

/** A figure that stands in a sentence. */
export interface WrittenValue {
  kind: ValueKind;
  /** Rupees, per cent, units of time, day of the month; a date as yyyy-mm-dd. */
  value: number | string;
  /** Of a period: day, week, month, year, hour or minute. */
  unit: string;
  from: number;
  to: number;
}

const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|lakhs?|lacs?|crores?)';
const WORDS = String.raw`${NUMBER_WORD}(?:[ -]${NUMBER_WORD}){0,5}`;
const FIGURE = String.raw`\d[\d,]{0,17}(?:\.\d{1,4})?`;
const SCALE = 'k|thousand|lpa|lakhs?|lacs?|l|crores?|cr';
const SCALES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, lpa: 1e5, lakh: 1e5, lac: 1e5, l: 1e5, crore: 1e7, cr: 1e7 };
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const IN_WORDS = String.raw`(?: ?\([a-z][a-z -]{2,60}\))?`;

/** Each kind with how it is written; an earlier one has the place of a later one. */
const KINDS: readonly [ValueKind, RegExp][] = [
  [
    'date',
    new RegExp(
      String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)?[ -]${MONTH},?[ -]\d{4}\b|\b${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b`,
      'gi',
    ),
  ],
  ['percent', new RegExp(String.raw`\b(\d{1,3}(?:\.\d{1,4})?|${WORDS}) ?(?:%|per ?cent\b)${IN_WORDS}`, 'gi')],
  [
    'period',
    new RegExp(
      String.raw`\b(\d{1,4}|${WORDS})${IN_WORDS}[ -](?:consecutive )?(?:working |business |clear |calendar |full |more |calender |consecutive )?(day|week|month|year|hour|minute|yr)s?\b`,
      'gi',
    ),
  ],
  ['period', /\b(?<=(?:within|of|after|for|by|to|give|least) )(an?|one) (day|week|fortnight|month|year|hour)\b(?! (?:ago|old)\b)/gi],
  ['day', /\b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|party|partner|witness))/gi],
  [
    'money',
    new RegExp(
      String.raw`(?:\brs\.? ?|₹ ?|\binr ?)(${FIGURE})(?: ?(${SCALE})\b)?(?:\/-)?(?: ?\(rupees [a-z -]{3,160}\))?|\b(${FIGURE}) ?(${SCALE})\b(?: rupees)?|\b(\d{1,3}(?:,\d{2,3}){1,5}(?:\.\d{1,2})?|\d{4,9})\b(?: rupees|\/-)?|\b(?:rupees )?(${WORDS}) rupees\b|\b((?:\d{1,3}|${NUMBER_WORD})(?: ${NUMBER_WORD})? (?:thousand|lakhs?|lacs?|crores?))\b`,
      'gi',
    ),
  ],
  ['number', new RegExp(String.raw`\b(\d{1,3}(?:\.\d{1,2})?|${WORDS})\b`, 'gi')],
];
/** Characters of a sentence in which figures are looked for. */
const LONGEST = 6000;

/** The figures of a sentence, in their order. */
export function valuesIn(text: string): WrittenValue[] {
  if (text.length > LONGEST) return [];
  const found: WrittenValue[] = [];
  for (const [kind, pattern] of KINDS)
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((each) => from < each.to && each.from < to)) continue;
      const read = valueOf(kind, match);
      if (read !== null) found.push({ kind, ...read, from, to });
    }
  return found.sort((a, b) => a.from - b.from);
}

function valueOf(kind: ValueKind, match: RegExpExecArray): { value: number | string; unit: string } | null {
  const [whole, first = ''] = match;
  if (kind === 'date') {
    const date = dateOf(
      whole
        .replace(/(\d)(?:st|nd|rd|th)/i, '$1')
        .replace(/ of /i, ' ')
        .replace(/(?<=[a-z]),/gi, ''),
    );
    return date && { value: `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`, unit: '' };
  }
  if (kind === 'money') {
    const value = rupees(match);
    return value === null ? null : { value, unit: '' };
  }
  const value = /^an?$/i.test(first) ? (match[2] === 'fortnight' ? 14 : 1) : numeral(first);
  if (value === null || (kind === 'day' && (value < 1 || value > 31))) return null;
  return { value, unit: kind === 'period' ? (match[2] ?? '').toLowerCase().replace('yr', 'year').replace('fortnight', 'day') : '' };
}

function rupees(match: RegExpExecArray): number | null {
  const [, marked, scale, scaled, itsScale, plain, words, inWords] = match;
  const figure = marked ?? scaled ?? plain;
  if (figure === undefined) {
    const text = words ?? inWords ?? '';
    const mixed = /^(\d{1,3}) (\w+)$/.exec(text);
    return mixed
      ? Number(mixed[1]) * (SCALES[(mixed[2] ?? '').toLowerCase().replace(/s$/, '')] ?? NaN)
      : numberFromWords(text.toLowerCase().replace(/s\b/g, ''));
  }
  const times = SCALES[(scale ?? itsScale ?? '').toLowerCase().replace(/(?<=.)s$/, '')] ?? 1;
  return Math.round(Number(figure.replaceAll(',', '')) * times * 100) / 100;
}

const numeral = (text: string): number | null => (/^\d/.test(text) ? Number(text) : numberFromWords(text.replace(/-/g, ' ')));
