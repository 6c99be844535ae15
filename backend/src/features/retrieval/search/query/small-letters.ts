import { analyse } from '../../encoding/analyser.js';
import { isEverydayWord } from '../../encoding/everyday-words.js';
import { actsNamedIn } from '../../encoding/languages/act-names.js';
import { QUESTION_WORDS, STOP_WORDS } from '../../encoding/stop-words.js';

const WORD = /(?<![\p{L}\p{M}\p{N}])\p{Lu}{1,40}(?![\p{L}\p{M}\p{N}])/gu;
/** So many words in capitals at least; fewer may all be abbreviations: "IPC NI CPC". */
const LEAST_WORDS = 3;
/** The share of letters that may be small in a question that is typed in capitals: "u/s", "v". */
const MOST_SMALL = 0.1;
/** No abbreviation that is read by its initials has so many letters. */
const LONG = 5;

/**
 * A question that is typed in capitals, in small letters but for what may abbreviate a name: there capitals do not tell "IS" from the
 * Indian Succession Act, nor "US" from a country. Any other question as it is; the length stays.
 */
export function inSmallLetters(question: string): string {
  const small = question.match(/\p{Ll}/gu)?.length ?? 0;
  const large = question.match(/\p{Lu}/gu)?.length ?? 0;
  if (small > MOST_SMALL * (small + large) || (question.match(WORD)?.length ?? 0) < LEAST_WORDS) return question;
  return question.replace(WORD, (word) => (mayAbbreviate(word) ? word : word.toLowerCase()));
}

function mayAbbreviate(word: string): boolean {
  const plain = word.toLowerCase();
  if (STOP_WORDS.has(plain) || QUESTION_WORDS.has(plain)) return false;
  if (actsNamedIn(word).length > 0) return true;
  return word.length < LONG && !isEverydayWord(analyse(word)[0] ?? plain);
}
