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
  /** White space between the passage before in the same unit and this one; null where they do not adjoin. */
  gap: string | null;
}

/** A passage as a search returns it. */
export interface RetrievedPassage extends PassagePayload {
  documentVersion: number;
  ordinals: readonly number[];
  score: number;
  /** How it was found: by the reference in the question, or by ranking. */
  found: 'reference' | 'ranking';
  scoreParts: { lexical?: number; lexicalRank?: number; denseRank?: number };
}
