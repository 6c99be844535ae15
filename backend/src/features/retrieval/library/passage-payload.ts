import type { Subunit } from '../reading/passages.js';
import type { DocumentType, Unit } from '../reading/structure/unit.js';

/** What the index stores with a passage and gives back with a hit; offsets refer to the canonical text of the document. */
export interface PassagePayload {
  documentId: string;
  title: string;
  documentType: DocumentType;
  /** From the outside in, down to the unit: ['Chapter II — Control of rents', 'Section 26']. */
  headingPath: readonly string[];
  /** Which part of the unit the passage holds: ['Sub-sections (2) to (4)']; empty where that is the whole. */
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
  /** Some of the words were read from a picture of their page; absent where none was. */
  fromScan?: boolean;
  /** The file has the words of this section in place of the unit's own; absent where it has its own. */
  wordsOf?: string;
  /** It is a row of a table whose columns run together in the text; absent for all others. */
  joinedColumns?: true;
  start: number;
  end: number;
  text: string;
  /** What stands between the passage before in the same chapter and this one (white space, a heading); null where they do not adjoin. */
  gap: string | null;
}

/** The whole path to a passage, as a reader sees it. */
export const fullPath = ({ headingPath, within }: Pick<PassagePayload, 'headingPath' | 'within'>): string[] => [...headingPath, ...within];

/** A stretch of a joined passage, with the place that a reader would cite for it. */
export type PassagePart = Pick<PassagePayload, 'headingPath' | 'unit' | 'start' | 'end'>;

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
