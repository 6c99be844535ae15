import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { compilePdfium, memoryOf, startPdfium } from '../../core/pdfium/pdfium.js';
import type { PageSize, PreparedPdf } from './pdf-pages.js';
import { PdfRefusal } from './pdf-refusal.js';

/** Values of fpdfview.h, fpdf_formfill.h, fpdf_annot.h and fpdf_flatten.h. */
const ERR_PASSWORD = 4;
const ERR_SECURITY = 5;
const NOT_ENCRYPTED = -1;
const FORM_XFA_FULL = 2;
const ANNOTATION_WIDGET = 20;
const FLAT_PRINT = 1;
const FLATTEN_FAIL = 0;

const MAX_ENGINE_BYTES = 256 * 1024 * 1024;
/** Annotations of one page that are looked at. */
const MAX_ANNOTATIONS = 20_000;
const FLOAT_BYTES = 4;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The file as PDFium rewrites it: with everything that is printed, annotations and form fields included, drawn in its pages.
 * @throws PdfRefusal for a file that is encrypted, damaged or larger than allowed, and for forms whose entries would be lost
 */
export async function flattened(bytes: Uint8Array, maxPages: number): Promise<PreparedPdf> {
  // A new instance for each file: what one file did to the memory, the next one does not find.
  const pdfium = await instance();
  try {
    return withDocument(pdfium, bytes, (document) => {
      if (pdfium.FPDF_GetSecurityHandlerRevision(document) !== NOT_ENCRYPTED) throw new PdfRefusal('encrypted');
      if (!pdfium.FPDF_DocumentHasValidCrossReferenceTable(document)) throw new PdfRefusal('damaged');
      if (pdfium.FPDF_GetFormType(document) === FORM_XFA_FULL) throw new PdfRefusal('form');
      const count = pdfium.FPDF_GetPageCount(document);
      if (count === 0) throw new PdfRefusal('damaged');
      if (count > maxPages) throw new PdfRefusal('pages');
      for (let index = 0; index < count; index++) flattenPage(pdfium, document, index);
      const pages = Array.from({ length: count }, (_, index) => sizeOf(pdfium, document, index));
      return { bytes: written(pdfium, document), pages };
    });
  } catch (error) {
    if (error instanceof PdfRefusal) throw error;
    // WebAssembly stopped: out of memory, or at something that PDFium does not stand.
    throw new PdfRefusal(memoryOf(pdfium).length > MAX_ENGINE_BYTES / 2 ? 'complex' : 'damaged');
  }
}

async function instance(): Promise<WrappedPdfiumModule> {
  compiled ??= compilePdfium(MAX_ENGINE_BYTES);
  return startPdfium(await compiled);
}

function withDocument<T>(pdfium: WrappedPdfiumModule, bytes: Uint8Array, work: (document: number) => T): T {
  const data = allocate(pdfium, bytes.length);
  memoryOf(pdfium).set(bytes, data);
  const document = pdfium.FPDF_LoadMemDocument(data, bytes.length, '');
  if (!document) {
    const code = pdfium.FPDF_GetLastError();
    throw new PdfRefusal(code === ERR_PASSWORD || code === ERR_SECURITY ? 'encrypted' : 'damaged');
  }
  return work(document);
}

function flattenPage(pdfium: WrappedPdfiumModule, document: number, index: number): void {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (!page) throw new PdfRefusal('damaged');
  refuseLostEntries(pdfium, page);
  if (pdfium.FPDFPage_Flatten(page, FLAT_PRINT) === FLATTEN_FAIL) throw new PdfRefusal('damaged');
  pdfium.FPDF_ClosePage(page);
}

/** A field with an entry and without a picture of it is drawn by viewers of forms only. */
function refuseLostEntries(pdfium: WrappedPdfiumModule, page: number): void {
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (!annotation) continue;
    const isField = pdfium.FPDFAnnot_GetSubtype(annotation) === ANNOTATION_WIDGET;
    const has = (key: string): boolean => pdfium.FPDFAnnot_HasKey(annotation, key);
    const lost = isField && !has('AP') && (has('V') || has('Parent'));
    pdfium.FPDFPage_CloseAnnot(annotation);
    if (lost) throw new PdfRefusal('form');
  }
}

function sizeOf(pdfium: WrappedPdfiumModule, document: number, index: number): PageSize {
  const place = allocate(pdfium, 2 * FLOAT_BYTES);
  const known = pdfium.FPDF_GetPageSizeByIndexF(document, index, place);
  const view = new DataView(memoryOf(pdfium).buffer, memoryOf(pdfium).byteOffset + place, 2 * FLOAT_BYTES);
  const [width, height] = [view.getFloat32(0, true), view.getFloat32(FLOAT_BYTES, true)];
  pdfium.pdfium.wasmExports.free(place);
  if (!known || !(width > 0 && height > 0)) throw new PdfRefusal('damaged');
  return { width, height };
}

function written(pdfium: WrappedPdfiumModule, document: number): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  if (!pdfium.PDFiumExt_SaveAsCopy(document, writer)) throw new PdfRefusal('damaged');
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const place = allocate(pdfium, size);
  pdfium.PDFiumExt_GetFileWriterData(writer, place, size);
  return memoryOf(pdfium).slice(place, place + size);
}

function allocate(pdfium: WrappedPdfiumModule, bytes: number): number {
  const pointer = pdfium.pdfium.wasmExports.malloc(bytes);
  if (!pointer) throw new PdfRefusal('complex');
  return pointer;
}
