interface Place {
  /** The document in the library; null for the user's own file, which is not opened here. */
  documentId: string | null;
  documentTitle: string;
  headingPath: string;
  /** Null where the source has no pages. */
  pageStart: number | null;
  pageEnd: number | null;
  /** The words were read from a picture of their page (OCR). */
  fromScan?: boolean;
  /** In UTF-16 units of the source's whole text. */
  spanStart: number;
  spanEnd: number;
}

/** Words of a source and their place in it. */
export interface QuotedPlace extends Place {
  quotation: string;
  /** Whether the source is in force, such as "in force"; absent where that is not known. */
  stamp?: string | null;
}

/** A whole section, known by its number and heading instead of its words. */
export interface SectionPlace extends Place {
  unit: string;
  /** Empty where it has none. */
  heading: string;
}

/** A source from its beginning. */
export interface WholeSource extends Place {
  whole: true;
}

/** What can be opened in a source. */
export type SourcePlace = QuotedPlace | SectionPlace | WholeSource;

/** The section that a place lies in, by its number, or with what it is ("Section 138"); undefined for a source from its beginning. */
export const sectionOf = (place: SourcePlace): string | undefined =>
  ('unit' in place && place.unit) || place.headingPath.split(' › ').at(-1) || undefined;

export const wholeSource = (documentId: string, documentTitle: string): WholeSource => ({
  whole: true,
  documentId,
  documentTitle,
  headingPath: '',
  pageStart: null,
  pageEnd: null,
  spanStart: 0,
  spanEnd: 0,
});

/** A quotation with its number in the text that cites it. */
export interface NumberedPlace extends QuotedPlace {
  marker: number;
}
