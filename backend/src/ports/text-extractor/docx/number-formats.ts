const ROMAN: readonly [value: number, digits: string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const MAX_ROMAN = 3_999;
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
      return roman(value);
    case 'upperRoman':
      return roman(value).toUpperCase();
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

function roman(value: number): string {
  if (value < 1 || value > MAX_ROMAN) return String(value);
  let rest = value;
  let text = '';
  for (const [amount, digits] of ROMAN) {
    for (; rest >= amount; rest -= amount) text += digits;
  }
  return text;
}
