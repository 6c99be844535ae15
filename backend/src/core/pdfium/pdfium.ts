import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { compileBounded } from './wasm-memory.js';

/** Compiles PDFium for instances that hold at most `maxBytes` of memory. */
export const compilePdfium = async (maxBytes: number): Promise<WebAssembly.Module> =>
  compileBounded(await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')), maxBytes);

/** A new instance of PDFium that prints nothing of its own. What one instance does to its memory, no other finds. */
export async function startPdfium(module: WebAssembly.Module): Promise<WrappedPdfiumModule> {
  const silent = () => undefined;
  const pdfium = await init({
    print: silent,
    printErr: silent,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void) {
      void WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
      return {};
    },
  });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/**
 * The memory of an instance as it is now. Ask again after each call: the view is replaced when the memory grows.
 * The typings extend a global Emscripten type that is not installed.
 */
export const memoryOf = (pdfium: WrappedPdfiumModule): Uint8Array => (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
