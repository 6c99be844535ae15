import { fromRoman } from '../../../core/text/roman.js';
import type { TextLine } from './text-lines.js';

const NUMBER = /^[\s*_#>]*(?:(?:clause|article)\s+)?(\d{1,3}(?:\.\d{1,3}){0,3})(?:([.):])\**\s|\s+(?=\S))/i;
const LETTER = /^[\s*_]*\(([a-z]{1,5})\)\s/;
/** Headings, and what follows the clauses. */
const AFTER_CLAUSES = /^\s{0,3}(?:#|\**(?:IN WITNESS|SIGNED|EXECUTED)\b)/i;
/** Larger ones are letters: no item has as many parts. */
const ROMAN_LABEL_MAX = 39;

/** Labels of all clauses as a reference would write them: `3`, `3.1`, `3.1(a)`, `3.1(a)(ii)`. */
export function clauseLabels(lines: readonly TextLine[]): Set<string> {
  const labels = new Set<string>();
  let clause = '';
  let item = '';
  for (const { text } of lines) {
    const number = NUMBER.exec(text);
    // A lone number without a stop is a quantity unless it has several parts: "11 months" against "3.1 The Tenant".
    if (number?.[1] && (number[1].includes('.') || number[2] !== undefined)) {
      clause = number[1];
      item = '';
      labels.add(clause);
      continue;
    }
    const letter = LETTER.exec(text)?.[1];
    if (!letter || !clause) continue;
    if (isRoman(letter, item)) labels.add(`${clause}(${item})(${letter})`);
    else {
      item = letter;
      labels.add(`${clause}(${letter})`);
    }
  }
  return labels;
}

/** Of each line the number of the clause or paragraph that it belongs to; undefined before the first and after the last one. */
export function clauseOfLines(lines: readonly TextLine[]): (string | undefined)[] {
  let clause: string | undefined;
  return lines.map(({ text }) => {
    const number = NUMBER.exec(text);
    if (number?.[1] && (number[1].includes('.') || number[2] !== undefined)) clause = number[1];
    else if (AFTER_CLAUSES.test(text)) clause = undefined;
    return clause;
  });
}

/** "(i)" is the letter after "(h)", and otherwise the number one under the last letter. */
function isRoman(label: string, item: string): boolean {
  if (item === '' || fromRoman(label, ROMAN_LABEL_MAX) === 0) return false;
  return !(label.length === 1 && item.length === 1 && label.charCodeAt(0) === item.charCodeAt(0) + 1);
}
