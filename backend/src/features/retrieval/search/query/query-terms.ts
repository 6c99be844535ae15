import { analyse, tokens } from '../../encoding/analyser.js';
import { DEVANAGARI, plainDevanagari } from '../../encoding/languages/devanagari.js';
import { HINGLISH_STOP_WORDS } from '../../../../core/text/hinglish/hinglish-words.js';
import { HINDI_STOP_WORDS } from '../../encoding/languages/hindi-stop-words.js';
import { QUESTION_WORDS, STOP_WORDS } from '../../encoding/stop-words.js';

const QUESTION_STEMS = new Set([...QUESTION_WORDS].flatMap((word) => analyse(word)));

const frames = (term: string): boolean =>
  QUESTION_STEMS.has(term) || (DEVANAGARI.test(term) && HINDI_STOP_WORDS.has(plainDevanagari(term)));

/** The terms of a question that describe what is sought, in order, with repetitions; all its terms if none would be left. */
export function questionTerms(question: string): string[] {
  const all: string[] = [];
  const telling: string[] = [];
  for (const token of tokens(question)) {
    all.push(token.term);
    if (!frames(token.term)) telling.push(token.term);
  }
  return telling.length ? telling : all;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const FUNCTION_WORDS = [STOP_WORDS, QUESTION_WORDS, HINGLISH_STOP_WORDS, HINDI_STOP_WORDS];

/** The words of a question without those that say nothing by themselves in English, Hindi or Hinglish; in small letters, as written. */
export const tellingWords = (question: string): string[] =>
  (plainDevanagari(question).toLowerCase().match(WORD) ?? []).filter(
    (word) => word.length > 1 && !FUNCTION_WORDS.some((words) => words.has(word)),
  );
