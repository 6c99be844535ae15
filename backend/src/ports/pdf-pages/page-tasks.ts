import { drawPages } from './draw-pages.js';
import { flattened } from './flatten.js';
import { refuseWhatWouldBeLost } from './lost-content.js';
import type { DrawnPages, PdfPlaces, PreparedPdf } from './pdf-pages.js';
import { placesOf } from './printed-places.js';

/** What the threads do. */
export const PAGE_TASKS = {
  prepare: async ({ bytes, maxPages }: { bytes: Uint8Array; maxPages: number }): Promise<PreparedPdf> => {
    const prepared = await flattened(bytes, maxPages);
    await refuseWhatWouldBeLost(prepared.bytes);
    return prepared;
  },
  places: (printed: Uint8Array): Promise<PdfPlaces> => placesOf(printed),
  draw: ({ printed, files }: { printed: Uint8Array; files: readonly DrawnPages[] }): Promise<Uint8Array> => drawPages(printed, files),
};
