import { fromRoman } from '../roman.js';

/** Words by which schedules, provisos and the like are counted, for patterns. */
export const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
export const ORDINALS: readonly string[] = ORDINAL.split('|');
/** Larger ones are letters. */
const ROMAN_MAX = 399;

/** '7' for 'VII', '7' and 'seventh'; letters stay letters. */
export function plainNumber(label: string): string {
  const lower = label.toLowerCase();
  const ordinal = ORDINALS.indexOf(lower) + 1;
  return String(ordinal || fromRoman(lower, ROMAN_MAX) || lower.toUpperCase());
}
