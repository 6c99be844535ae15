import { analyse, tokens } from '../../encoding/analyser.js';
import { QUESTION_WORDS } from '../../encoding/stop-words.js';

const QUESTION_STEMS = new Set([...QUESTION_WORDS].flatMap((word) => analyse(word)));

/** The terms of a question that describe what is sought, in order, repetitions kept; all its terms when nothing would be left. */
export function questionTerms(question: string): string[] {
  const all: string[] = [];
  const telling: string[] = [];
  for (const token of tokens(question)) {
    all.push(token.term);
    if (!QUESTION_STEMS.has(token.term)) telling.push(token.term);
  }
  return telling.length ? telling : all;
}
