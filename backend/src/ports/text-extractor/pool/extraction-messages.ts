import type { ExtractionFailure } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { PageImage } from '../ocr/ocr-engine.js';
import type { RasterRequest } from '../pdf/pdfium-raster.js';
import type { DocumentKind, ExtractedPage } from '../text-extractor.js';

/** What a worker gets once, when it starts. */
export interface WorkerSetup {
  /** Compiled PDFium, shared by all workers of the process. */
  pdfium: WebAssembly.Module;
}

export interface WorkerRequest {
  kind: DocumentKind;
  bytes: Uint8Array;
  limits: ExtractionLimits;
  /** Draw one page of a PDF instead of reading it. */
  raster?: RasterRequest;
}

export interface ReadText {
  pages: ExtractedPage[];
  engine: string;
  warnings: string[];
  /** Pages, counted from 0, that show a picture but say next to nothing. */
  pictured?: number[];
}

/** In order: any number of `progress`, perhaps `slow-engine`, then `text`; or `failed` instead of what is left. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'progress'; page: number; pages: number }
  /** The JavaScript PDF engine starts, whose memory only the main thread can watch. */
  | { type: 'slow-engine' }
  | { type: 'text'; text: ReadText }
  /** The only answer to a request for a picture. */
  | { type: 'image'; image: PageImage }
  | { type: 'failed'; failure: ExtractionFailure; page?: number; detail?: string; worker: 'usable' | 'broken' };

/** Tells the main thread what a reader is doing. */
export type Report = (message: Extract<WorkerMessage, { type: 'progress' | 'slow-engine' }>) => void;
