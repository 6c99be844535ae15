import { parentPort, workerData } from 'node:worker_threads';
import { yieldToEventLoops } from '../../../core/workers/thread-priority.js';
import { ExtractionError } from '../extraction-error.js';
import { PdfiumAbortedError, PdfiumEngine } from '../pdf/pdfium-engine.js';
import type { ReadText, WorkerMessage, WorkerRequest, WorkerSetup } from './extraction-messages.js';

const pdfium = new PdfiumEngine((workerData as WorkerSetup).pdfium);

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function read(request: WorkerRequest): Promise<void> {
  const { kind, bytes, limits, raster } = request;
  if (raster) {
    const image = await pdfium.draw(bytes, raster, limits);
    return parentPort?.postMessage({ type: 'image', image } satisfies WorkerMessage, [image.pixels.buffer as ArrayBuffer]);
  }
  post({ type: 'text', text: await textOf({ kind, bytes, limits }) });
}

/** Each reader is loaded for the first file of its kind. */
async function textOf({ kind, bytes, limits }: WorkerRequest): Promise<ReadText> {
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await import('../pdf/pdf-reader.js');
      return readPdf(bytes, pdfium, limits, post);
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

function fail(error: unknown): void {
  if (error instanceof ExtractionError) {
    post({ type: 'failed', failure: error.failure, page: error.page, worker: 'usable' });
  } else if (error instanceof PdfiumAbortedError) {
    post({ type: 'failed', failure: error.outOfMemory ? 'too-large' : 'corrupt', worker: 'broken' });
  } else {
    post({ type: 'failed', failure: 'corrupt', worker: 'broken' });
  }
}

yieldToEventLoops();
parentPort?.on('message', (request: WorkerRequest) => void read(request).catch(fail));
await pdfium.warm();
post({ type: 'ready' });
