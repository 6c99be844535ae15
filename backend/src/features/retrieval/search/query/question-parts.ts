import { questionTerms } from './query-terms.js';

/** Where one question ends and the next begins: a question mark, or "and" or a comma before a word that asks. */
const BOUNDARY =
  /\? |; |,? and (?=(?:also )?(?:what|how|when|where|who|which|whether|can|could|is|are|do|does|must|within|will)\b)|, (?=(?:what|how|when|where|who|which|within)\b)/giu;
const MOST_PARTS = 4;
/** A part with fewer telling words says nothing without the rest. */
const LEAST_TERMS = 2;

/** The questions that a question is made of, in order; one that asks a single thing is its only part. */
export function questionParts(question: string): string[] {
  const parts = question
    .replace(/\s+/gu, ' ')
    .split(BOUNDARY)
    .map((part) => part.trim())
    .filter((part) => new Set(questionTerms(part)).size >= LEAST_TERMS);
  return parts.length > 1 ? parts.slice(0, MOST_PARTS) : [question];
}
