/** Words of a source and their place in it. */
export interface SourcePlace {
  /** The document in the library; null for the user's own file, which is not opened here. */
  documentId: string | null;
  documentTitle: string;
  headingPath: string;
  /** Null where the source has no pages. */
  pageStart: number | null;
  pageEnd: number | null;
  quotation: string;
  /** In UTF-16 units of the source's whole text. */
  spanStart: number;
  spanEnd: number;
}

/** A place with its number in the text that cites it. */
export interface NumberedPlace extends SourcePlace {
  marker: number;
}
