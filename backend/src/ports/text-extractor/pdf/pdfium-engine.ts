import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf, startPdfium } from '../../../core/pdfium/pdfium.js';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { PageImage } from '../ocr/ocr-engine.js';
import type { Report } from '../pool/extraction-messages.js';
import { drawPage, type RasterRequest } from './pdfium-raster.js';

/** FPDF_GetLastError values of fpdfview.h. */
const FPDF_ERR_PASSWORD = 4;
const FPDF_ERR_SECURITY = 5;
const FPDF_PAGEOBJ_IMAGE = 3;
const UTF16_BYTES = 2;
/** Visible characters below which a page with a picture is taken for a scan. */
const FEW_CHARACTERS = 20;
/** Objects of a page that are looked at for a picture. */
const MAX_OBJECTS = 5_000;
/** So many shapes are a drawing, of letters perhaps, and not the frame of an empty page. */
const DRAWN_OBJECTS = 20;
const PROGRESS_PAGES = 25;
/** WebAssembly memory never shrinks, so an instance that has grown beyond this is replaced after the file. */
const RECYCLE_BYTES = 64 * 1024 * 1024;

export interface PdfiumText {
  /** Raw text by page: `\r\n` line ends, U+FFFE for a hyphen at a line's end. */
  pages: string[];
  /** Pages, counted from 0, that show something but say next to nothing, as scans do. */
  pictured: number[];
  /** Whether a page without text shows an image, as a scan does. */
  hasImages: boolean;
  hasObjects: boolean;
  /** False when the table of objects had to be rebuilt or a page could not be loaded, as in a damaged or truncated file. */
  intact: boolean;
}

/** The instance is gone after a WebAssembly trap; the whole worker is to be replaced. */
export class PdfiumAbortedError extends Error {
  constructor(
    readonly outOfMemory: boolean,
    cause: unknown,
  ) {
    super('The PDF engine stopped', { cause });
  }
}

/** The file is not a PDF that PDFium can open. */
export class PdfiumFormatError extends Error {}

/** PDFium through its C functions. One file at a time; not safe after `PdfiumAbortedError`. */
export class PdfiumEngine {
  private instance?: WrappedPdfiumModule;

  constructor(private readonly module: WebAssembly.Module) {}

  /** Creates the instance ahead of the first file. */
  async warm(): Promise<void> {
    this.instance ??= await startPdfium(this.module);
  }

  /** @throws ExtractionError, PdfiumFormatError, PdfiumAbortedError */
  async read(bytes: Uint8Array, limits: ExtractionLimits, report: Report): Promise<PdfiumText> {
    return this.use(limits, (pdfium) => withDocument(pdfium, bytes, (document) => readPages(pdfium, document, limits, report)));
  }

  /** Draws one page. @throws ExtractionError, PdfiumFormatError, PdfiumAbortedError */
  async draw(bytes: Uint8Array, request: RasterRequest, limits: ExtractionLimits): Promise<PageImage> {
    return this.use(limits, (pdfium) =>
      withDocument(pdfium, bytes, (document) => drawPage(pdfium, document, request, () => memoryOf(pdfium))),
    );
  }

  private async use<T>(limits: ExtractionLimits, work: (pdfium: WrappedPdfiumModule) => T): Promise<T> {
    await this.warm();
    const pdfium = this.instance as WrappedPdfiumModule;
    try {
      return work(pdfium);
    } catch (error) {
      if (error instanceof ExtractionError || error instanceof PdfiumFormatError) throw error;
      throw new PdfiumAbortedError(memoryOf(pdfium).length > limits.maxEngineBytes / 2, error);
    } finally {
      if (memoryOf(pdfium).length > RECYCLE_BYTES) this.instance = undefined;
    }
  }
}

function withDocument<T>(pdfium: WrappedPdfiumModule, bytes: Uint8Array, work: (document: number) => T): T {
  const data = allocate(pdfium, bytes.length);
  memoryOf(pdfium).set(bytes, data);
  const document = pdfium.FPDF_LoadMemDocument(data, bytes.length, '');
  try {
    if (!document) throw openError(pdfium.FPDF_GetLastError());
    return work(document);
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(data);
  }
}

function openError(code: number): Error {
  if (code === FPDF_ERR_PASSWORD || code === FPDF_ERR_SECURITY) return new ExtractionError('encrypted');
  return new PdfiumFormatError(`FPDF error ${code}`);
}

function readPages(pdfium: WrappedPdfiumModule, document: number, limits: ExtractionLimits, report: Report): PdfiumText {
  const count = pdfium.FPDF_GetPageCount(document);
  if (count > limits.maxPages) throw new ExtractionError('too-large');
  const result: PdfiumText = {
    pages: [],
    pictured: [],
    hasImages: false,
    hasObjects: false,
    intact: pdfium.FPDF_DocumentHasValidCrossReferenceTable(document),
  };
  let total = 0;
  for (let index = 0; index < count; index++) {
    if (index % PROGRESS_PAGES === 0) report({ type: 'progress', page: index, pages: count });
    const text = readPage(pdfium, document, index, limits, result);
    total += text.length;
    if (total > limits.maxCharacters) throw new ExtractionError('too-large', index + 1);
    result.pages.push(text);
  }
  report({ type: 'progress', page: count, pages: count });
  return result;
}

/** A page that cannot be loaded is left empty, as viewers show it. */
function readPage(pdfium: WrappedPdfiumModule, document: number, index: number, limits: ExtractionLimits, result: PdfiumText): string {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (!page) {
    result.intact = false;
    return '';
  }
  const textPage = pdfium.FPDFText_LoadPage(page);
  try {
    const characters = textPage ? pdfium.FPDFText_CountChars(textPage) : 0;
    if (characters > limits.maxPageCharacters) throw new ExtractionError('too-large', index + 1);
    const text = characters > 0 ? copyText(pdfium, textPage, characters) : '';
    if (visible(text) < FEW_CHARACTERS) noteObjects(pdfium, page, index, result);
    return text;
  } finally {
    if (textPage) pdfium.FPDFText_ClosePage(textPage);
    pdfium.FPDF_ClosePage(page);
  }
}

function copyText(pdfium: WrappedPdfiumModule, textPage: number, characters: number): string {
  const buffer = allocate(pdfium, (characters + 1) * UTF16_BYTES);
  try {
    const written = pdfium.FPDFText_GetText(textPage, 0, characters, buffer) - 1;
    const memory = memoryOf(pdfium);
    return Buffer.from(memory.buffer, memory.byteOffset + buffer, Math.max(0, written) * UTF16_BYTES).toString('utf16le');
  } finally {
    pdfium.pdfium.wasmExports.free(buffer);
  }
}

const visible = (text: string): number => text.replace(/\s+/gu, '').length;

/** A page of nothing but a page number or a stamp in letters beside its picture is a scan all the same. */
function noteObjects(pdfium: WrappedPdfiumModule, page: number, index: number, result: PdfiumText): void {
  const count = pdfium.FPDFPage_CountObjects(page);
  if (count > 0) result.hasObjects = true;
  let image = false;
  for (let i = 0; i < Math.min(count, MAX_OBJECTS) && !image; i++)
    image = pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page, i)) === FPDF_PAGEOBJ_IMAGE;
  if (image) result.hasImages = true;
  // Letters may also be drawn as curves.
  if (image || count >= DRAWN_OBJECTS) result.pictured.push(index);
}

function allocate(pdfium: WrappedPdfiumModule, bytes: number): number {
  const pointer = pdfium.pdfium.wasmExports.malloc(bytes);
  if (!pointer) throw new PdfiumAbortedError(true, undefined);
  return pointer;
}
