import type { Subunit } from './passages.js';
import type { PassageMatch } from './query/passage-match.js';
import type { DocumentType, Unit } from './structure/unit.js';

/** What the index stores with a passage and gives back with a hit; offsets refer to the canonical text of the document. */
export interface PassagePayload {
  documentId: string;
  title: string;
  documentType: DocumentType;
  /** From the outside in, down to the unit: ['Chapter II — Control of rents', 'Section 26']. */
  headingPath: readonly string[];
  /** What of the unit the passage holds: ['Sub-sections (2) to (4)']; empty where that is the whole. */
  within: readonly string[];
  /** The parts of the unit in the passage that can be cited, in order. */
  subunits: readonly Subunit[];
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

/** The whole way to a passage, as a reader sees it. */
export const fullPath = ({ headingPath, within }: Pick<PassagePayload, 'headingPath' | 'within'>): string[] => [...headingPath, ...within];

/** A stretch of a joined passage, with the place that a reader would cite for it. */
export type PassagePart = Pick<PassagePayload, 'headingPath' | 'unit' | 'start' | 'end'>;

/** A passage as a search returns it. */
export interface RetrievedPassage extends PassagePayload {
  documentVersion: number;
  ordinals: readonly number[];
  /** Its sub-sections, clauses and so on, and the passages that it was joined from, in the order of the text. */
  parts: readonly PassagePart[];
  score: number;
  /** How it was found: by the reference in the question, as the rest of a unit of which a part is cited, or by ranking. */
  found: 'reference' | 'context' | 'ranking';
  scoreParts: { lexical?: number; lexicalRank?: number; denseRank?: number };
  /** How it meets the question; absent where a cited unit was opened directly. */
  match?: PassageMatch;
}

/** Each stretch of a passage with what a reader would cite for it. */
export function partsOf({ headingPath, unit, start, end, subunits }: PassagePayload): PassagePart[] {
  const first = subunits[0]?.start ?? end;
  const lead = first > start ? [{ headingPath, unit, start, end: first }] : [];
  return [
    ...lead,
    ...subunits.map((part, i) => ({
      headingPath: [...headingPath, ...part.names],
      unit,
      start: part.start,
      end: subunits[i + 1]?.start ?? end,
    })),
  ];
}
