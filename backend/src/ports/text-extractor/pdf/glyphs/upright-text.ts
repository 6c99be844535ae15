import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** Letters from which it is told which way the text stands. */
const LETTERS = 400;
const QUARTER = Math.PI / 2;

/**
 * The text of a page with its lines from top to bottom. PDFium orders them by how the page is shown: where the file turns a page and its
 * text does not stand upright then, they would come from bottom to top.
 * @returns 0 where there is none
 */
export function loadTextPage(pdfium: WrappedPdfiumModule, page: number): number {
  const textPage = pdfium.FPDFText_LoadPage(page);
  const rotation = pdfium.FPDFPage_GetRotation(page);
  if (!textPage || rotation <= 0) return textPage;
  const upright = quartersOf(pdfium, textPage);
  if (upright === rotation) return textPage;
  pdfium.FPDFText_ClosePage(textPage);
  pdfium.FPDFPage_SetRotation(page, upright);
  try {
    return pdfium.FPDFText_LoadPage(page);
  } finally {
    pdfium.FPDFPage_SetRotation(page, rotation);
  }
}

/** By how many quarters to the right the page must be turned for most of its letters to stand upright. */
function quartersOf(pdfium: WrappedPdfiumModule, textPage: number): number {
  const counts = [0, 0, 0, 0];
  const count = Math.min(pdfium.FPDFText_CountChars(textPage), LETTERS);
  for (let at = 0; at < count; at++) {
    const angle = pdfium.FPDFText_GetCharAngle(textPage, at);
    if (angle < 0) continue;
    const quarters = Math.round(angle / QUARTER) % counts.length;
    counts[quarters] = (counts[quarters] ?? 0) + 1;
  }
  return counts.reduce((best, of, quarters) => (of > (counts[best] ?? 0) ? quarters : best), 0);
}
