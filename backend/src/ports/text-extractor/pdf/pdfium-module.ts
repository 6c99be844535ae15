import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileBounded } from '../../../core/workers/wasm-memory.js';

/** Compiles PDFium for instances of at most `maxBytes`. */
export const compilePdfium = async (maxBytes: number): Promise<WebAssembly.Module> =>
  compileBounded(await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')), maxBytes);
