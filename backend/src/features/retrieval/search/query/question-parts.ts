import { questionTerms } from './query-terms.js';

/**
 * Where one question ends and the next begins: a question mark, or "and" or a comma before a word that asks. What continues the story ("and
 * will not leave", "and when I asked") asks nothing.
 */
const BOUNDARY =
  /\? |; |,? and (?=(?:also )?(?:what|how|whether|within|(?:when|where|who|which)(?! (?:i|he|she|we|they|it)\b)|(?:can|could|is|are|do|does|must|will)(?! (?:not|never)\b))\b)|, (?=(?:what|how|when|where|who|which|within)\b)/giu;
const MOST_PARTS = 4;
/** A part with fewer content words says nothing without the rest. */
const LEAST_TERMS = 2;

/** The questions that a question consists of, in order; one that asks a single thing is its only part. */
export function questionParts(question: string): string[] {
  const parts = question
    .replace(/\s+/gu, ' ')
    .split(BOUNDARY)
    .map((part) => part.trim())
    .filter((part) => new Set(questionTerms(part)).size >= LEAST_TERMS);
  return parts.length > 1 ? parts.slice(0, MOST_PARTS) : [question];
}
