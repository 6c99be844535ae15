import { z } from 'zod';

/** Where words stand in a source, as every quotation says it; to be asked for with `PLACE_FIELDS`. */
export const PLACE = {
  document_title: z.string().describe('The source.'),
  heading_path: z.string().describe('For example "Chapter II › Section 26".'),
  page_start: z.int().nullable().describe('First page of the words; null where the source has no pages.'),
  page_end: z.int().nullable(),
  from_scan: z.boolean().describe('Read from a picture of the page (OCR): compare the words with the original.'),
  span_start: z.int().describe('First UTF-16 unit of the words in the text of the source.'),
  span_end: z.int().describe('First unit after the words.'),
};
export const PLACE_FIELDS = `document_title: documentTitle heading_path: headingPath page_start: pageStart page_end: pageEnd
  from_scan: fromScan span_start: spanStart span_end: spanEnd`;

export const STAMP = z
  .string()
  .nullable()
  .describe('Whether the law is in force, such as "repealed on 1 July 2024, replaced by …"; null where that is not known.');

export const DOCUMENT_ID = z.string().min(1).max(100);

type Place = z.output<z.ZodObject<typeof PLACE>>;

/** A place in one line, such as `Rent Act, 1958, Chapter II › Section 26, p. 12 [in force]`. */
export function placeLine(place: Place, stamp?: string | null): string {
  const { document_title, heading_path, page_start, page_end, from_scan } = place;
  const pages =
    page_start === null ? '' : page_end === null || page_end === page_start ? `p. ${page_start}` : `pp. ${page_start}–${page_end}`;
  const where = [document_title, heading_path, pages].filter(Boolean).join(', ');
  return [where, stamp ? `[${stamp}]` : '', from_scan ? '(read from a scan)' : ''].filter(Boolean).join(' ');
}

/** Where a client finds the words again: the document and the span. */
export const spanLine = (documentId: string | null, { span_start, span_end }: Place): string =>
  `document_id ${documentId ?? '(own file)'}, span ${span_start}–${span_end}`;
