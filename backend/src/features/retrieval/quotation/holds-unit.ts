import { UNIT_WORDS } from '../../../core/text/law-names/unit-words.js';

/** Whether a text has a unit of this number, at the head of a line or in a reference of its own. */
export function holdsUnit(text: string, unit: string): boolean {
  const number = unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/(?<=\d)(?=[A-Z])/g, '[-\\s]?');
  // eslint-disable-next-line patterns/known-pattern -- linear: a constant part whose one loop no other can share, and escaped digits and letters
  return new RegExp(
    String.raw`(?:(?:^|\n)[^\p{L}\p{N}\n]{0,4}|(?:${UNIT_WORDS})\W{0,4}(?:[\d\s,()A-Z-]{0,40}(?:,|and|or|to)\s+)?)${number}(?![\p{L}\p{N}])`,
    'iu',
  ).test(text);
}
