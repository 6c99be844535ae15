import { findCitedUnits } from '../citing/cited-units.js';
import { questionTerms } from './query-terms.js';

/** "And for shops?", "what about a widow", "then who pays": the question goes on with what was asked before. */
const CONTINUES = /^\s*(?:and|but|or|so|then|also|otherwise|what about|how about|what of|what if|what else|why|why not|same for|for)\b/iu;
/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|its|that|this|they|them|their|those|these|such|same|there|he|she|him|her|his)\b/iu;
/** Telling terms up to which a question of each sort cannot stand alone. */
const MOST_TERMS = { continuing: 12, pointing: 12, bare: 9 };
const MAX_EARLIER = 3;

function standsAlone(question: string): boolean {
  if (findCitedUnits(question).length > 0) return true;
  const terms = new Set(questionTerms(question)).size;
  const most = CONTINUES.test(question) ? MOST_TERMS.continuing : POINTS_BACK.test(question) ? MOST_TERMS.pointing : MOST_TERMS.bare;
  return terms > most;
}

/** Telling terms up to which a question that goes on stays with the very document that was spoken of. */
const CLOSE = { continuing: 6, pointing: 5, bare: 2 };

/** Whether a question says so little by itself that it must be about the document of the one before: "clause (e) of it", "And for shops?". */
export function followsClosely(question: string): boolean {
  const terms = new Set(questionTerms(question)).size;
  return terms <= (CONTINUES.test(question) ? CLOSE.continuing : POINTS_BACK.test(question) ? CLOSE.pointing : CLOSE.bare);
}

/**
 * What a question goes on with: those before it, up to the last that stands alone ("And for shops?" after one on houses); '' for a
 * question that needs none.
 * @param earlier questions of the same conversation, oldest first
 */
export function contextOf(question: string, earlier: readonly string[]): string {
  const context: string[] = [];
  for (const before of earlier.slice(-MAX_EARLIER).reverse()) {
    if (standsAlone(context[0] ?? question)) break;
    context.unshift(before);
  }
  return context.join(' ');
}
