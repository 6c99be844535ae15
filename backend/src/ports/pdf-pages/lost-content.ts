import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { contentBudget, contentOf } from './page-content.js';
import { PdfRefusal } from './pdf-refusal.js';

/**
 * Refuses files whose pages would look different elsewhere: what they keep from being seen stays unseen only in a viewer that follows the
 * file's own rules.
 * @throws PdfRefusal
 */
export async function refuseWhatWouldBeLost(bytes: Uint8Array): Promise<void> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  if (catalog.has(PDFName.of('Collection'))) throw new PdfRefusal('portfolio');
  const shown = catalog.lookupMaybe(PDFName.of('OCProperties'), PDFDict)?.lookupMaybe(PDFName.of('D'), PDFDict);
  const off = shown?.lookupMaybe(PDFName.of('OFF'), PDFArray)?.size() ?? 0;
  const base = shown?.lookup(PDFName.of('BaseState'));
  if (off > 0 || base === PDFName.of('OFF')) throw new PdfRefusal('layers');
  // A viewer shows nothing, and says nothing, where instructions cannot be unpacked.
  const budget = contentBudget();
  for (const page of document.getPages()) contentOf(page, budget);
}
