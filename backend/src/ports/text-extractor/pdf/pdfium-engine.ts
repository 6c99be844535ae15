import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf, startPdfium } from '../../../core/pdfium/pdfium.js';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { PageImage } from '../ocr/ocr-engine.js';
import type { Report } from '../pool/extraction-messages.js';
import { type PdfiumText, readPages } from './page-reading.js';
import { allocate, PdfiumAbortedError } from './pdfium-memory.js';
import { drawPage, type RasterRequest } from './pdfium-raster.js';

/** FPDF_GetLastError values of fpdfview.h. */
const FPDF_ERR_PASSWORD = 4;
const FPDF_ERR_SECURITY = 5;
/** WebAssembly memory never shrinks, so an instance that has grown beyond this is replaced after the file. */
const RECYCLE_BYTES = 64 * 1024 * 1024;

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
