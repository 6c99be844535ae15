/** A stretch of a document that its own numbering or headings mark off: a section, a numbered paragraph, a headed part. */
export interface Unit {
  kind: 'section' | 'schedule' | 'paragraph' | 'clause' | 'text';
  /** The number that a reader would cite ('26', '14D', '4.10.1.(2)'), or '' where there is none. */
  label: string;
  /** Names from the outside in: 'Chapter II — Control of rents', 'Section 26'. */
  path: readonly string[];
  /** The words of the heading itself, or ''. */
  heading: string;
  /** Offsets in the canonical text; the heading, where there is one, stands in [start, bodyStart). */
  start: number;
  bodyStart: number;
  end: number;
  /** It is a row of a table whose columns run together in the text; absent for all others. */
  joinedColumns?: true;
}

export type DocumentType = 'act' | 'judgment' | 'rule' | 'other';
