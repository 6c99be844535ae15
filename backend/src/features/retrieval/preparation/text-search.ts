import { weightsOf } from '../encoding/encoder.js';
import { passageFields } from './indexing.js';
import { type PassagePart, partsOf, type PassagePayload } from '../library/passage-payload.js';
import { concepts, weightedTerms } from '../search/query/expand.js';

/** A file that is no longer than this, in UTF-16 units, is read whole. */
const WHOLE_FILE = 6000;
/** The passages with which a file begins, for a question of which it has no word. */
const OPENING = 3;
const MOST_HEADINGS = 12;
const HEADING_MAX = 80;
/** A number or a date at the head of a part names nothing. */
const NO_HEADING = /^\W*(?:\d|dated?\b|\(?[ivx]{1,5}\)|\(?[a-z]\)|sub-|part \d)|^\W*$/iu;

/** A text beside the passages of it that bear on a question. */
export interface FileOutline {
  /** Its first passages. */
  opening: PassagePayload[];
  /** The parts of a short text, which is read whole; null for a long one. */
  parts: PassagePart[] | null;
  /** What its parts are called, each once and bounded; its first line where they have no names. */
  headings: string[];
}

export function outlineOfFile(payloads: readonly PassagePayload[], text: string): FileOutline {
  const names = payloads.flatMap(({ headingPath, heading }) => [
    ...headingPath.filter((name) => !heading || !name.includes(heading)),
    heading,
  ]);
  const plain = names
    .map((name) => name.replace(/\s+/gu, ' ').trim())
    .filter((name) => name.length <= HEADING_MAX && !NO_HEADING.test(name));
  const first = (/\S[^\n]*/u.exec(text)?.[0] ?? '').trim().slice(0, HEADING_MAX);
  const headings = [...new Set(first && plain.length < 2 ? [first, ...plain] : plain)].slice(0, MOST_HEADINGS);
  return {
    opening: payloads.slice(0, OPENING),
    parts: text.length <= WHOLE_FILE ? payloads.flatMap((payload) => partsOf(payload)) : null,
    headings,
  };
}

/**
 * Ranks the passages of one text for a question with the index's own formula, the text being the whole collection.
 * Used for a user's document, which never enters the shared index.
 * @returns at most `first` payloads, best first; none that shares no term with the question
 */
export function searchText(payloads: readonly PassagePayload[], question: string, first: number): PassagePayload[] {
  const query = weightedTerms(concepts(question));
  const wanted = new Set(query.map(([term]) => term));
  // Most of a long file shares no term with the question; only the parts that do are kept.
  const sharing: { payload: PassagePayload; weights: Map<string, number> }[] = [];
  const frequency = new Map<string, number>();
  for (const payload of payloads) {
    const weights = weightsOf(wanted, passageFields(payload));
    if (weights.size > 0) sharing.push({ payload, weights });
    for (const term of weights.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const idf = (term: string): number => {
    const holding = frequency.get(term) ?? 0;
    return Math.log(1 + (payloads.length - holding + 0.5) / (holding + 0.5));
  };
  const factors = query.map(([term, weight]) => ({ term, factor: weight * idf(term) }));
  return sharing
    .map(({ payload, weights }) => ({
      payload,
      score: factors.reduce((sum, { term, factor }) => sum + factor * (weights.get(term) ?? 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.payload.start - b.payload.start)
    .slice(0, first)
    .map(({ payload }) => payload);
}
