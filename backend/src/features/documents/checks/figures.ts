import { findingAt, type Finding } from './finding.js';
import { numberFromWords } from '../../../core/text/values/number-from-words.js';
import type { TextLine } from './text-lines.js';

const FIGURES_FIRST = /(?<![\d.,])(\d[\d,]{0,24}(?:\.\d{1,2})?)\s?(?:%|\/-)?\s?\(([A-Za-z][A-Za-z,\s-]{1,200})\)/g;
const FIGURES_IN_BRACKETS = /\((?:Rs\.?|INR|USD|EUR|GBP|US\$|[₹$€£])?\s?(\d[\d,]{0,24}(?:\.\d{1,2})?)(?:\s?\/-)?\s?%?\)/g;
const WORDS_AT_END = /(?:[A-Za-z]{2,12}[\s-]{1,2}){1,24}$/;
/** As far back as the longest number in words reaches. */
const WORDS_REACH = 240;

/** Amounts and numbers written twice, in figures and in words, that do not say the same; lakh and crore or million and billion. */
export function* findFigures(lines: readonly TextLine[]): Generator<Finding> {
  for (const line of lines) {
    for (const match of line.text.matchAll(FIGURES_FIRST)) {
      const words = numberFromWords(match[2] ?? '');
      if (words !== null && words !== numberFromFigures(match[1] ?? '')) yield differing(line, match.index, match[0], match[1], match[2]);
    }
    for (const match of line.text.matchAll(FIGURES_IN_BRACKETS)) {
      const before = line.text.slice(Math.max(0, match.index - WORDS_REACH), match.index);
      const phrase = numberPhrase(WORDS_AT_END.exec(before)?.[0] ?? '');
      if (!phrase || phrase.value === numberFromFigures(match[1] ?? '')) continue;
      const at = line.text.lastIndexOf(phrase.words, match.index);
      yield differing(line, at, line.text.slice(at, match.index + match[0].length), match[1], phrase.words);
    }
  }
}

const differing = (line: TextLine, at: number, whole: string, figures = '', words = ''): Finding =>
  findingAt('figures-and-words', `The figures "${figures}" and the words "${words.trim()}" differ.`, line, at, whole.length);

const numberFromFigures = (figures: string): number => Number(figures.replaceAll(',', ''));

/** The longest end of a run of words that is a number: "for a term of twenty-four" → "twenty-four". */
function numberPhrase(run: string): { words: string; value: number } | null {
  const words = run.trimEnd();
  for (const start of words.matchAll(/\b[A-Za-z]/g)) {
    if (start.index > 0 && words[start.index - 1] === '-') continue;
    const value = numberFromWords(words.slice(start.index));
    if (value !== null) return { words: words.slice(start.index), value };
  }
  return null;
}
