import type { PassageMatch } from './query/passage-match.js';
import type { DocumentType, Unit } from './structure/unit.js';

/** What the index stores with a passage and gives back with a hit; offsets refer to the canonical text of the document. */
export interface PassagePayload {
  documentId: string;
  title: string;
  documentType: DocumentType;
  /** From the outside in: ['Chapter II — Control of rents', 'Section 26']. */
  headingPath: readonly string[];
  /** Words of the section's heading, or ''. */
  heading: string;
  /** The number that a reader would cite, or ''. */
  unit: string;
  kind: Unit['kind'];
  /** First and last page, counted as the file counts; null where it has no pages. */
  pageFrom: number | null;
  pageTo: number | null;
  start: number;
  end: number;
  text: string;
  /** What stands between the passage before in the same chapter and this one (white space, a heading); null where they do not adjoin. */
  gap: string | null;
}

/** A stretch of a joined passage, with the place that a reader would cite for it. */
export type PassagePart = Pick<PassagePayload, 'headingPath' | 'unit' | 'start' | 'end'>;

/** A passage as a search returns it. */
export interface RetrievedPassage extends PassagePayload {
  documentVersion: number;
  ordinals: readonly number[];
  /** The passages that it was joined from, in the order of the text; itself alone where nothing was joined. */
  parts: readonly PassagePart[];
  score: number;
  /** How it was found: by the reference in the question, or by ranking. */
  found: 'reference' | 'ranking';
  scoreParts: { lexical?: number; lexicalRank?: number; denseRank?: number };
  /** How it meets the question; absent where a cited unit was opened directly. */
  match?: PassageMatch;
}
