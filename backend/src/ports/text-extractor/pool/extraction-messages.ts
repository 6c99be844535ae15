import type { ExtractionFailure } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { PageImage } from '../ocr/ocr-engine.js';
import type { PicturedPage } from '../ocr/pictured-page.js';
import type { PictureBeside } from '../pdf/page-coverage.js';
import type { RasterRequest } from '../pdf/pdfium-raster.js';
import type { EmbeddedPicture, Size } from '../pictures/embedded-picture.js';
import type { DocumentKind, ExtractedPage } from '../text-extractor.js';

/** What a thread gets once, when it starts. */
export interface ThreadSetup {
  /** Compiled PDFium, shared by all threads of the process. */
  pdfium: WebAssembly.Module;
}

export interface ExtractionRequest {
  kind: DocumentKind;
  bytes: Uint8Array;
  limits: ExtractionLimits;
  /** Draw one page of a PDF instead of reading it. */
  raster?: RasterRequest;
  /** The bytes are a picture instead, which is put on a page first; in points, where the size is known. */
  picture?: { shown?: Size };
}

export interface ReadText {
  pages: ExtractedPage[];
  engine: string;
  warnings: string[];
  /** What the file holds that is not in its text, for people. */
  omitted?: string[];
  /** Pages that show more than their text says. */
  pictured?: PicturedPage[];
  /** Pages, counted from 0, whose text lies on pictures: it may be what a scanner took it for. */
  layered?: number[];
  /** Pages, counted from 0, of whose text most is not shown, but lies behind or under pictures. */
  behind?: number[];
  /** Pages, counted from 0, set in fonts whose letters are not what their codes say. */
  unknownFonts?: number[];
  /** Pages, counted from 0, whose text no other reader has. */
  settled?: number[];
  /** Pages, counted from 0, whose columns the file writes line by line in turns. */
  columns?: number[];
  /** Pictures beside the text of pages, which may hold words. */
  beside?: PictureBeside[];
  /** What the marks in the text stand for. */
  pictures?: EmbeddedPicture[];
}

export interface Reading {
  text: ReadText;
  /** The answer to a request for a picture, which has no text. */
  image?: PageImage;
}

/** What came of a file: its text or picture, or why there is none, and whether it broke the engine. */
export type ExtractionAnswer = Reading | { failure: ExtractionFailure; page?: number; detail?: string; broke: boolean };

/** What a reader is doing; `slow-engine` is the JavaScript PDF engine, whose memory only the main thread can watch. */
export type ExtractionNote = { type: 'progress'; page: number; pages: number } | { type: 'slow-engine' };

/** Tells the main thread what a reader is doing. */
export type Report = (note: ExtractionNote) => void;

/** What a thread serves. */
export interface ExtractionMethods {
  /** Nothing: answered once the engine is there. */
  start(none: null): null;
  read(request: ExtractionRequest, report: Report): Promise<ExtractionAnswer>;
}
