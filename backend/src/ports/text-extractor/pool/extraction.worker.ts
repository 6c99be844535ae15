import { workerData } from 'node:worker_threads';
import { handedOver, serveWorker } from '../../../core/workers/serve-worker.js';
import { yieldToEventLoops } from '../../../core/workers/thread-priority.js';
import { ExtractionError } from '../extraction-error.js';
import { PdfiumEngine } from '../pdf/pdfium-engine.js';
import { PdfiumAbortedError } from '../pdf/pdfium-memory.js';
import type { ExtractionAnswer, ExtractionMethods, ExtractionRequest, ReadText, Report, ThreadSetup } from './extraction-messages.js';

const pdfium = new PdfiumEngine((workerData as ThreadSetup).pdfium);

async function read(request: ExtractionRequest, report: Report): Promise<ExtractionAnswer> {
  const { limits, raster } = request;
  if (!raster) return { text: await textOf(request, report) };
  const image = await pdfium.draw(await pageOf(request, raster.dpi), raster, limits);
  return handedOver({ text: { pages: [], engine: 'pdfium', warnings: [] }, image }, image.pixels.buffer as ArrayBuffer);
}

async function pageOf({ bytes, limits, picture }: ExtractionRequest, dpi: number): Promise<Uint8Array> {
  if (!picture) return bytes;
  const { picturePage } = await import('../pictures/picture-page.js');
  return picturePage(bytes, picture.shown, dpi, limits.maxScanPixels);
}

/** Each reader is loaded for the first file of its kind. */
async function textOf({ kind, bytes, limits }: ExtractionRequest, report: Report): Promise<ReadText> {
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await import('../pdf/pdf-reader.js');
      return readPdf(bytes, pdfium, limits, report);
    }
    case 'docx': {
      const { readDocx } = await import('../docx/docx-reader.js');
      return readDocx(bytes, limits);
    }
    case 'doc': {
      const { readDoc } = await import('../doc/doc-reader.js');
      return readDoc(bytes, limits);
    }
    case 'txt': {
      const { readTxt } = await import('../txt/txt-reader.js');
      return readTxt(bytes, limits);
    }
  }
}

function failureOf(error: unknown): ExtractionAnswer {
  if (error instanceof ExtractionError) return { failure: error.failure, page: error.page, detail: error.detail, broke: false };
  return { failure: error instanceof PdfiumAbortedError && error.outOfMemory ? 'too-large' : 'corrupt', broke: true };
}

yieldToEventLoops();
await pdfium.warm();
serveWorker<ExtractionMethods>({ start: () => null, read: (request, report) => read(request, report).catch(failureOf) });
