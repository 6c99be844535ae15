import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib';
import { PdfRefusal } from './pdf-refusal.js';

/** Drawing instructions of all pages together, unpacked. */
const MAX_CONTENT_BYTES = 256 * 1024 * 1024;
const NEW_LINE = Buffer.from('\n');

/** Bytes that may still be unpacked. */
export interface ContentBudget {
  bytes: number;
}

export const contentBudget = (): ContentBudget => ({ bytes: MAX_CONTENT_BYTES });

/** All that a page draws, unpacked. @throws PdfRefusal when it cannot be, or is more than the budget */
export function contentOf(page: PDFPage, budget: ContentBudget): Uint8Array {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((part) => page.doc.context.lookup(part)) : [contents];
  const parts = streams.flatMap((stream) => {
    if (stream === undefined) return [];
    if (!(stream instanceof PDFRawStream)) throw new PdfRefusal('damaged');
    const part = unpacked(stream, budget.bytes);
    budget.bytes -= part.length;
    if (budget.bytes <= 0) throw new PdfRefusal('complex');
    return [part, NEW_LINE];
  });
  return Buffer.concat(parts);
}

/** PDFium has read it before within its own memory; the usual packing is undone by zlib, which can be told where to stop. */
function unpacked(stream: PDFRawStream, most: number): Uint8Array {
  const { dict, contents } = stream;
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (only !== PDFName.of('FlateDecode') || dict.has(PDFName.of('DecodeParms'))) return decodePDFRawStream(stream).decode();
  try {
    return inflateSync(contents, { maxOutputLength: most });
  } catch (error) {
    throw new PdfRefusal((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'complex' : 'damaged');
  }
}
