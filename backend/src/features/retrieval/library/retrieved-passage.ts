import type { PassagePart, PassagePayload } from './passage-payload.js';

/** How a passage meets a question; every share is weighted by IDF and lies between 0 and 1. */
export interface PassageMatch {
  /** Of the question's concepts, those that the passage, its headings or its title hold. */
  coverage: number;
  /** Of the concepts, those that the unit's own heading holds. */
  heading: number;
  /** Of the heading's terms, those that the question holds: a heading that is all about the question. */
  headingPrecision: number;
  /** Of the concepts, those that the passage's first words hold: a rule names its subject before its details. */
  opening: number;
  /** Of the pairs of neighbouring concepts, those that follow each other in the text too (stop words aside). */
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
  /** Id of the topic of the guide that led to it, where one did. */
  topic?: string;
  /** How near a question that it was written to answer is to this one, 0 to 1; absent where none was found near. */
  asked?: number;
  /** Whether its source is in force, in words; null where nobody knows. */
  stamp?: string | null;
  scoreParts: { lexical?: number; lexicalRank?: number; denseRank?: number };
  /** How it meets the question; absent where a cited unit was opened directly. */
  match?: PassageMatch;
}
