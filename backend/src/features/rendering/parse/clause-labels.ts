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
  const isWord = /^[a-z]+$/i.test(token) && token.length > 1 && !isRoman(token) && !isRepeatedLetter(token);
  if (isWord || (before === '(' && after !== ')')) return null;
  // "A. K. Sharma", "e. g.": initials and abbreviations are not clause numbers.
  if (before === '' && /^[a-z]$/i.test(token) && /^[A-Za-z]\.(\s|$)/.test(rest)) return null;
  const text = open !== undefined && close === undefined ? open + rest : rest;
  return { before, after, token, rest: text };
}

/** 0 where the token is no Roman number. */
export const romanValue = (token: string): number => fromRoman(token, ROMAN_LABEL_MAX);
export const isRoman = (token: string): boolean => romanValue(token) > 0;
const isRepeatedLetter = (token: string): boolean => /^([a-z])\1$/i.test(token);

/** 1 for a, 26 for z, 27 for aa, 28 for bb. */
export const letterValue = (token: string): number => token.toLowerCase().charCodeAt(0) - 96 + 26 * (token.length - 1);

export function toLabel(line: LabelledLine, style: NumberStyle): ClauseLabel {
  const { before, after, token } = line;
  const parts = style === 'decimal' ? token.split('.').map(Number) : [style.endsWith('roman') ? romanValue(token) : letterValue(token)];
  return { text: `${before}${token}${after}`, style, parts, before, after };
}
