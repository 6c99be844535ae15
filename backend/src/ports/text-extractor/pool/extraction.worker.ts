import { parentPort, workerData } from 'node:worker_threads';
import { yieldToEventLoops } from '../../../core/workers/thread-priority.js';
import { ExtractionError } from '../extraction-error.js';
import { PdfiumAbortedError, PdfiumEngine } from '../pdf/pdfium-engine.js';
import type { DocumentInfo, ReadText, WorkerMessage, WorkerRequest, WorkerSetup } from './extraction-messages.js';

const NO_INFO = 'The document information could not be read.';
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
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await import('../pdf/pdf-reader.js');
      const { text, info } = await readPdf(bytes, pdfium, limits, post);
      return finish(text, info);
    }
    case 'docx': {
      const { readDocx } = await import('../docx/docx-reader.js');
      const { text, info } = readDocx(bytes, limits);
      return finish(text, () => Promise.resolve(info));
    }
    case 'doc': {
      const { readDoc } = await import('../doc/doc-reader.js');
      return finish(await readDoc(bytes, limits), () => Promise.resolve({}));
    }
    case 'txt': {
      const { readTxt } = await import('../txt/txt-reader.js');
      return finish(readTxt(bytes, limits), () => Promise.resolve({}));
    }
  }
}

async function finish(text: ReadText, readInfo: () => Promise<DocumentInfo>): Promise<void> {
  post({ type: 'text', text });
  try {
    post({ type: 'info', info: await readInfo(), warnings: [] });
  } catch {
    post({ type: 'info', info: {}, warnings: [NO_INFO] });
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
