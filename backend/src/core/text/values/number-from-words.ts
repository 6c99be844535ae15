import { ComposedNumber } from './composed-number.js';
import { ENGLISH_NUMBERS, ENGLISH_SCALES } from './english-numbers.js';

/** Words that accompany a number and are not part of it. */
const SILENT = new Set('and only rupee indian us american dollar euro pound sterling british percent per cent'.split(' '));
/** "… and Fifty Paise": hundredths of the amount before the last "and". */
const AND = /\band\b/g;
const HUNDREDTHS = /\b(?:paise|paisa|cents|pence)\b/g;
/** "ten point five per cent": digits one by one. */
const POINT = /\bpoint\b/g;

/**
 * "Rupees One Lakh Twenty-five Thousand and Fifty Paise only" is 125000.5.
 * @returns null for words that are no number, or more than one
 */
export function numberFromWords(text: string): number | null {
  const lower = text.toLowerCase();
  const point = splitAtLast(lower, POINT);
  if (point) return decimal(...point);
  const beforeHundredths = splitAtLast(lower, HUNDREDTHS)?.[0];
  const amount = beforeHundredths === undefined ? undefined : splitAtLast(beforeHundredths, AND);
  if (!amount) return wholeNumber(lower);
  const [units, hundredths] = [wholeNumber(amount[0]), wholeNumber(amount[1])];
  return units === null || hundredths === null ? null : units + hundredths / 100;
}

/** What stands before and after the last match of a pattern. */
function splitAtLast(text: string, pattern: RegExp): [string, string] | undefined {
  const last = [...text.matchAll(pattern)].at(-1);
  return last && [text.slice(0, last.index), text.slice(last.index + last[0].length)];
}

function decimal(before: string, after: string): number | null {
  const digits = (after.match(/[^\s,.\-/&]+/g) ?? []).filter((word) => !SILENT.has(word)).map((word) => ENGLISH_NUMBERS.get(word) ?? 10);
  const whole = wholeNumber(before);
  if (whole === null || digits.length === 0 || digits.some((digit) => digit > 9)) return null;
  return Number(`${whole}.${digits.join('')}`);
}

function wholeNumber(text: string): number | null {
  const number = new ComposedNumber();
  for (const raw of text.match(/[^\s,.\-/&]+/g) ?? []) {
    const word = ENGLISH_NUMBERS.has(raw) || raw === 'us' ? raw : raw.replace(/s$/, '');
    const small = ENGLISH_NUMBERS.get(word);
    const scale = ENGLISH_SCALES.get(word);
    if (small !== undefined) {
      if (!number.add(small)) return null;
    } else if (scale !== undefined) number.scale(scale);
    else if (!SILENT.has(word)) return null;
  }
  return number.value;
}
