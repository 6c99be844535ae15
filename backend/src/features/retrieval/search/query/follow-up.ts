import { findCitedUnits } from './cited-units.js';
import { questionTerms } from './query-terms.js';

/** "And for shops?", "what about a widow", "then who pays": the question goes on with what was asked before. */
const CONTINUES = /^\s*(?:and|but|or|so|then|also|otherwise|what about|how about|what of|what if|what else|why|why not|same for|for)\b/iu;
/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|its|that|this|they|them|their|those|these|such|same|there|he|she|him|her|his)\b/iu;
/** Telling terms up to which a question of each sort cannot stand alone. */
const MOST_TERMS = { continuing: 6, pointing: 5, bare: 1 };
const MAX_EARLIER = 3;

function standsAlone(question: string): boolean {
  if (findCitedUnits(question).length > 0) return true;
  const terms = new Set(questionTerms(question)).size;
  const most = CONTINUES.test(question) ? MOST_TERMS.continuing : POINTS_BACK.test(question) ? MOST_TERMS.pointing : MOST_TERMS.bare;
  return terms > most;
}

/**
 * What to search for: the question itself, or, where it only makes sense after the ones before ("And for shops?"), those
 * up to the last that stands alone, and then it.
 * @param earlier questions of the same conversation, oldest first
 */
export function standaloneQuestion(question: string, earlier: readonly string[]): string {
  const parts = [question];
  for (const before of earlier.slice(-MAX_EARLIER).reverse()) {
    if (standsAlone(parts[0] ?? '')) break;
    parts.unshift(before);
  }
  return parts.join(' ');
}
