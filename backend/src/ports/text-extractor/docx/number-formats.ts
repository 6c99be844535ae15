import { toRoman } from '../../../core/text/roman.js';

const ORDINAL_SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

/** One number of a list label in a number format of WordprocessingML (ISO/IEC 29500-1, 17.18.59); unknown formats are decimal. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'none':
      return '';
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return toRoman(value);
    case 'upperRoman':
      return toRoman(value).toUpperCase();
    case 'ordinal':
      return `${value}${ORDINAL_SUFFIXES[ordinalRules.select(value)]}`;
    case 'hindiNumbers':
      return String(value).replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
    default:
      return String(value);
  }
}

/** After z Word doubles the letter: aa, bb. */
function letters(value: number): string {
  if (value < 1) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(Math.ceil(value / 26), 30));
}
