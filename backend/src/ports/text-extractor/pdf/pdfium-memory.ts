import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf } from '../../../core/pdfium/pdfium.js';

const DOUBLE_BYTES = 8;
const FLOAT_BYTES = 4;
const INT_BYTES = 4;
const UTF16_BYTES = 2;

/** Functions that are called for each object or letter of a page. Their wrappers take longer than they do. */
export interface HotFunctions {
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFTextObj_GetFont(object: number): number;
  FPDFTextObj_GetTextRenderMode(object: number): number;
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_GetTextObject(textPage: number, index: number): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, box: number): number;
  FPDFText_GetRect(textPage: number, index: number, left: number, top: number, right: number, bottom: number): number;
}

export const hot = (pdfium: WrappedPdfiumModule): HotFunctions => pdfium.pdfium.wasmExports as unknown as HotFunctions;

/** The instance is gone after a WebAssembly trap; the whole worker is to be replaced. */
export class PdfiumAbortedError extends Error {
  constructor(
    readonly outOfMemory: boolean,
    cause: unknown,
  ) {
    super('The PDF engine stopped', { cause });
  }
}

/** Memory of the engine, to be freed by whoever asks for it. @throws PdfiumAbortedError when there is none left */
export function allocate(pdfium: WrappedPdfiumModule, bytes: number): number {
  const pointer = pdfium.pdfium.wasmExports.malloc(bytes);
  if (!pointer) throw new PdfiumAbortedError(true, undefined);
  return pointer;
}

/** A few numbers that functions of PDFium write to and read from: up to eight doubles. */
export class NumberSlots {
  private readonly base: number;

  constructor(private readonly pdfium: WrappedPdfiumModule) {
    this.base = allocate(pdfium, 8 * DOUBLE_BYTES);
  }

  double(index: number): number {
    return this.base + index * DOUBLE_BYTES;
  }

  float(index: number): number {
    return this.base + index * FLOAT_BYTES;
  }

  int(index: number): number {
    return this.base + index * INT_BYTES;
  }

  /** As they are until the next call of PDFium. */
  doubles(count: number): Float64Array {
    const memory = memoryOf(this.pdfium);
    return new Float64Array(memory.buffer as ArrayBuffer, memory.byteOffset + this.base, count);
  }

  /** A copy: what is asked next may take the same places. */
  floats(count: number): number[] {
    const memory = memoryOf(this.pdfium);
    return [...new Float32Array(memory.buffer as ArrayBuffer, memory.byteOffset + this.base, count)];
  }

  ints(count: number): number[] {
    const memory = memoryOf(this.pdfium);
    return [...new Int32Array(memory.buffer as ArrayBuffer, memory.byteOffset + this.base, count)];
  }

  free(): void {
    this.pdfium.pdfium.wasmExports.free(this.base);
  }
}

/** Does something with the numbers, and frees them. */
export function withSlots<T>(pdfium: WrappedPdfiumModule, work: (slots: NumberSlots) => T): T {
  const slots = new NumberSlots(pdfium);
  try {
    return work(slots);
  } finally {
    slots.free();
  }
}

/** @param write fills a buffer of so many bytes and returns how many the whole text takes, with its NUL, as PDFium's functions do */
export function utf16Text(pdfium: WrappedPdfiumModule, maxBytes: number, write: (buffer: number, bytes: number) => number): string {
  const buffer = allocate(pdfium, maxBytes);
  try {
    const written = Math.min(write(buffer, maxBytes), maxBytes) - UTF16_BYTES;
    const memory = memoryOf(pdfium);
    return Buffer.from(memory.buffer, memory.byteOffset + buffer, Math.max(0, written)).toString('utf16le');
  } finally {
    pdfium.pdfium.wasmExports.free(buffer);
  }
}

/** The same for a text in UTF-8. */
export function utf8Text(pdfium: WrappedPdfiumModule, maxBytes: number, write: (buffer: number, bytes: number) => number): string {
  const buffer = allocate(pdfium, maxBytes);
  try {
    const written = Math.min(write(buffer, maxBytes), maxBytes) - 1;
    const memory = memoryOf(pdfium);
    return Buffer.from(memory.buffer, memory.byteOffset + buffer, Math.max(0, written)).toString('utf8');
  } finally {
    pdfium.pdfium.wasmExports.free(buffer);
  }
}

/** The text of a page as PDFium puts it together. */
export function textOfPage(pdfium: WrappedPdfiumModule, textPage: number, characters: number): string {
  const buffer = allocate(pdfium, (characters + 1) * UTF16_BYTES);
  try {
    const written = pdfium.FPDFText_GetText(textPage, 0, characters, buffer) - 1;
    const memory = memoryOf(pdfium);
    return Buffer.from(memory.buffer, memory.byteOffset + buffer, Math.max(0, written) * UTF16_BYTES).toString('utf16le');
  } finally {
    pdfium.pdfium.wasmExports.free(buffer);
  }
}
