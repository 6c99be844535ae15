import { fromRoman } from '../roman.js';

/** Words by which schedules, provisos and the like are counted, for patterns. */
export const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
export const ORDINALS: readonly string[] = ORDINAL.split('|');
/** Larger ones are letters. */
const ROMAN_MAX = 399;

/** What was inserted after a number: 'XIII-A', 'XXA'. */
const LETTERED = /^([ivxl]{1,7})\s?[-–]?\s?([a-h])$/u;

/** '7' for 'VII', '7' and 'seventh', '13A' for 'XIII-A'; letters stay letters. */
export function plainNumber(label: string): string {
  const lower = label.toLowerCase();
  const ordinal = ORDINALS.indexOf(lower) + 1;
  const whole = ordinal || fromRoman(lower, ROMAN_MAX);
  if (whole) return String(whole);
  const [, roman = '', letter = ''] = LETTERED.exec(lower) ?? [];
  const number = fromRoman(roman, ROMAN_MAX);
  return number ? `${number}${letter.toUpperCase()}` : lower.toUpperCase();
}
