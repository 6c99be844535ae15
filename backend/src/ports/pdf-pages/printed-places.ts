import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import type { PdfPlaces } from './pdf-pages.js';

/** Chromium lists the anchors that links of the document lead to in the catalogue's `/Dests`. */
export async function placesOf(printed: Uint8Array): Promise<PdfPlaces> {
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  const pages = document.getPages().map(({ ref }) => ref.toString());
  const named: Record<string, number> = {};
  for (const [name, place] of document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)?.entries() ?? []) {
    const target = document.context.lookupMaybe(place, PDFArray)?.get(0);
    const page = target ? pages.indexOf(target.toString()) : -1;
    if (page >= 0) named[name.decodeText()] = page;
  }
  return { pages: pages.length, named };
}
