import type { PassagePart, PassagePayload } from './passage-payload.js';

/** How well a passage matches a question; every share is weighted by IDF and lies between 0 and 1. */
export interface PassageMatch {
  /** The share of the question's concepts found in the passage, its headings or its title. */
  coverage: number;
  /** The share of the concepts found in the unit's own heading. */
  heading: number;
  /** The share of the heading's terms found in the question: 1 for a heading that is entirely about the question. */
  headingPrecision: number;
  /** The share of the concepts found in the passage's first words: a rule names its subject before its details. */
  opening: number;
  /** The share of the pairs of neighbouring concepts that are neighbours in the text too (ignoring stop words). */
  proximity: number;
}

/** A passage as a search returns it. */
export interface RetrievedPassage extends PassagePayload {
  documentVersion: number;
  ordinals: readonly number[];
  /** Its sub-sections, clauses and so on, and the passages that it was joined from, in the order of the text. */
  parts: readonly PassagePart[];
  score: number;
  /** How it was found: by the reference in the question, as what took the place of repealed law that is cited, as the rest of a unit of which a part is cited, or by ranking. */
  found: 'reference' | 'succession' | 'context' | 'ranking';
  /** Id of the topic of the guide that led to it, if one did. */
  topic?: string;
  /** How near a question that it was written to answer is to this one, 0 to 1; absent where none was found near. */
  asked?: number;
  /** Whether its source is in force, in words; null where it is not known. */
  stamp?: string | null;
  scoreParts: { lexical?: number; lexicalRank?: number; denseRank?: number };
  /** How well it matches the question; absent where a cited unit was opened directly. */
  match?: PassageMatch;
}
