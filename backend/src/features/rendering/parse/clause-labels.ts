import { fromRoman } from '../../../core/text/roman.js';
import type { ClauseLabel, NumberStyle } from '../document-model.js';

/** A line that begins with something like a clause number. Letters may turn out to be roman numerals or the reverse. */
export interface LabelledLine {
  before: '' | '(';
  after: '' | '.' | ')';
  token: string;
  rest: string;
}

const LINE =
  /^(?<open>\*\*|__)?(?<label>\((?:\d{1,3}|[A-Za-z]{1,6})\)|(?:\d{1,3}(?:\.\d{1,3}){1,3})[.)]?|\d{1,3}[.)]|(?:[A-Za-z]|[ivxl]{1,6}|[IVXL]{1,6})[.)])(?<close>\*\*|__)?(?:\s+(?<rest>\S.*)?)?$/s;
/** No document has more clauses on one level; above it, letters are letters. */
const ROMAN_LABEL_MAX = 89;

/** Splits a trimmed line into label and text; emphasis around the label goes to the text. */
export function readLabel(line: string): LabelledLine | null {
  const groups = LINE.exec(line)?.groups;
  if (groups?.label === undefined) return null;
  const { label, open, close, rest = '' } = groups;
  const before = label.startsWith('(') ? '(' : '';
  const after = label.endsWith(')') ? ')' : label.endsWith('.') ? '.' : '';
  const token = label.slice(before.length, label.length - after.length);
  const isWord = /^[a-z]{2,}$/i.test(token) && !isRoman(token) && !isRepeatedLetter(token);
  if ((isWord && !(before === '(' && isLateLabel(token))) || (before === '(' && after !== ')')) return null;
  // "A. K. Sharma", "e. g.": initials and abbreviations are not clause numbers.
  if (before === '' && /^[a-z]$/i.test(token) && /^[A-Za-z]\.(\s|$)/.test(rest)) return null;
  const text = open !== undefined && close === undefined ? open + rest : rest;
  return { before, after, token, rest: text };
}

/** 0 where the token is no Roman number. */
export const romanValue = (token: string): number => fromRoman(token, ROMAN_LABEL_MAX);
export const isRoman = (token: string): boolean => romanValue(token) > 0;
const isRepeatedLetter = (token: string): boolean => /^([a-z])\1$/i.test(token);
/** "(ab)", "(AZ)", "(bbb)": what may follow "(z)", and is a word anywhere else. */
const isLateLabel = (token: string): boolean => /^(?:[a-z]{2}|[A-Z]{2}|([a-z])\1\1)$/.test(token);

/** Whether a label is one only where it continues a list: "(to)" is no item. */
export const needsSequence = ({ token }: LabelledLine): boolean => isLateLabel(token) && !isRoman(token) && !isRepeatedLetter(token);

/**
 * 1 for a, 26 for z, 27 for aa. After that lists go on with ab, ac or, as Word has it, with bb, cc: both are 28 and 29.
 * @param last the number of the item before it, which tells bb, the 28th, from bb, the 54th
 */
export function letterValue(token: string, last?: number): number {
  const places = [...token.toLowerCase()].map((letter) => letter.charCodeAt(0) - 96);
  const counted = places.reduce((value, place) => value * 26 + place, 0);
  const [first = 0] = places;
  const isRepeated = places.every((place) => place === first);
  return isRepeated && counted - 1 !== last ? first + 26 * (places.length - 1) : counted;
}

/** @param last the number of the item before it in its list, if there is one */
export function toLabel(line: LabelledLine, style: NumberStyle, last?: number): ClauseLabel {
  const { before, after, token } = line;
  const parts =
    style === 'decimal' ? token.split('.').map(Number) : [style.endsWith('roman') ? romanValue(token) : letterValue(token, last)];
  return { text: `${before}${token}${after}`, style, parts, before, after };
}
