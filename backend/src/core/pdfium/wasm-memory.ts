const WASM_HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;
const PAGE_BYTES = 64 * 1024;

/**
 * Compiles WebAssembly so that no instance of it can hold more than `maxBytes`: the resource limits of a thread do not bound it.
 * @param maxBytes rounded down to 64 KiB pages
 */
export const compileBounded = (wasm: Uint8Array, maxBytes: number): Promise<WebAssembly.Module> =>
  WebAssembly.compile(new Uint8Array(withMemoryMaximum(wasm, Math.floor(maxBytes / PAGE_BYTES))));

/** Rewrites the maximum in the memory section (WebAssembly core specification 5.5.8) of a module that defines one memory. */
export function withMemoryMaximum(wasm: Uint8Array, maxPages: number): Uint8Array {
  let at = WASM_HEADER_BYTES;
  while (at < wasm.length) {
    const id = wasm[at];
    const size = readLeb(wasm, at + 1);
    if (id === MEMORY_SECTION) {
      const minimum = readLeb(wasm, size.next + 2);
      const body = [1, HAS_MAXIMUM, ...leb(minimum.value), ...leb(Math.max(maxPages, minimum.value))];
      return Buffer.concat([
        wasm.subarray(0, at),
        Uint8Array.from([MEMORY_SECTION, ...leb(body.length), ...body]),
        wasm.subarray(size.next + size.value),
      ]);
    }
    at = size.next + size.value;
  }
  throw new Error('The PDF engine has no memory section');
}

function readLeb(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if ((byte & 0x80) === 0) return { value, next: at };
  }
}

function leb(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ;) {
    const low = rest & 0x7f;
    rest >>>= 7;
    if (rest === 0) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}
