import { normalized } from '../normalized.js';
import { latinDigits } from './latin-digits.js';

/** Many leave out the dots below of Devanagari. */
const plain = (word: string): string => normalized(word.toLowerCase(), 'NFD').replace(/\u093c/gu, '');

const words = (scale: number, list: string): [string, number][] => list.split(' ').map((word) => [plain(word), scale]);
/** What figures are counted in, by every word for it. */
const SCALES = new Map([
  ...words(1_000_000_000, 'billion billions bn'),
  ...words(10_000_000, 'crore crores cr crs करोड़'),
  ...words(1_000_000, 'million millions mn'),
  ...words(100_000, 'lakh lakhs lac lacs l लाख'),
  ...words(1000, 'thousand thousands k हज़ार'),
  ...words(100, 'hundred सौ'),
]);
const PART = /^(?<figures>\d[\d,]{0,17}(?:\.\d{1,7})?)\s{0,3}(?<word>[\p{L}\p{M}]{1,10})\.?(?:\s{1,3}(?:(?:and|और)\s{1,3})?|$)/iu;
const FIGURES = /^(?:\d{1,13}|\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?:,\d{2}){1,5},\d{3})(?:\.\d{1,7})?$/;
/** More parts than a sum has: crore, lakh, thousand, hundred. */
const MOST_PARTS = 4;
/** No sum has more digits before the point. */
const BOUND = 1e13;

/**
 * A number counted in lakh, crore and the like: "1.5 crore", "2 लाख 50 हज़ार"; figures alone are none.
 * @returns the value in whole ones, with at most two decimals, and what stands after it; null for anything that is no such number
 */
export function readScaled(text: string): { value: number; rest: string } | null {
  let rest = text;
  let value = 0;
  let last: { scale: number; whole: boolean } | null = null;
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const part = PART.exec(rest);
    const { figures = '', word = '' } = part?.groups ?? {};
    const scale = SCALES.get(plain(word));
    if (scale === undefined) break;
    const number = FIGURES.test(figures) ? Number(figures.replaceAll(',', '')) : NaN;
    // "1.5 crore 20 lakh" and "2 lakh 3 crore" could mean two things.
    const fits = last === null || (last.whole && number * scale < last.scale);
    if (Number.isNaN(number) || !fits) return null;
    value += number * scale;
    last = { scale, whole: Number.isInteger(number) };
    rest = rest.slice(part?.[0].length ?? 0);
  }
  const hundredths = Math.round(value * 100);
  const isExact = Math.abs(value * 100 - hundredths) < 0.001;
  return last === null || value >= BOUND || !isExact ? null : { value: hundredths / 100, rest };
}

const RUPEES = String.raw`rupees?|रुपये|रुपए|रुपया|रूपये|रूपए|रु|रू`;
const BEFORE = new RegExp(String.raw`^(?:${RUPEES})\.?\s{0,3}(?=\d)`, 'iu');
const AFTER = new RegExp(String.raw`(?<=[\d\p{L}\p{M}.])\s{0,3}(?:${RUPEES})\.?$`, 'iu');
const ONLY = /\s{0,3}(?:only|मात्र)\.?$/iu;

/** An amount in the digits 0 to 9, without the words for rupees and "only" around it; says whether there were any. */
export function withoutRupees(text: string): { line: string; inRupees: boolean } {
  const line = latinDigits(text.trim()).replace(ONLY, '');
  const bare = line.replace(BEFORE, '').replace(AFTER, '');
  return { line: bare, inRupees: bare !== line };
}
