import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { fileHash } from './file-hash.js';

export interface DownloadOptions {
  url: string;
  /** Where the file is to be; what has come so far stands beside it, with `.part` at the end. */
  target: string;
  /** Hexadecimal. */
  sha256: string;
  signal?: AbortSignal;
  /** Longest silence of the server. */
  silenceMs?: number;
  /** Called with the bytes of the file that are there. */
  onProgress?: (phase: 'fetching' | 'verifying', bytes: number) => void;
  /** A larger file is refused. */
  maxBytes?: number;
}

/** A file arrived whole but is not the one that was expected; trying again soon would not help. */
export class WrongContentError extends Error {
  override name = 'WrongContentError';
}

const SILENCE_MS = 30_000;
const MAX_BYTES = 2 * 1024 ** 3;

/**
 * Fetches a file, going on where an earlier try stopped, and puts it in its place only when it is whole and what it should be.
 * @returns its size in bytes
 * @throws WrongContentError; Error when the server does not answer, refuses, stops or sends less than it said
 */
export async function download({
  url,
  target,
  sha256,
  signal,
  silenceMs = SILENCE_MS,
  onProgress,
  maxBytes = MAX_BYTES,
}: DownloadOptions): Promise<number> {
  const part = `${target}.part`;
  const tag = `${part}.tag`;
  const had = await sizeOf(part);
  const etag = had > 0 ? await readFile(tag, 'utf8').catch(() => '') : '';
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error(`the source was silent for ${silenceMs} ms`)), silenceMs);
  const either = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
  try {
    const headers = etag ? { range: `bytes=${had}-`, 'if-range': etag } : undefined;
    const response = await fetch(url, { headers, signal: either }).catch((error: unknown) => {
      throw either.aborted ? either.reason : unreachable(error);
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      // What is there is longer than the file, or all of it: begin again.
      if (response.status === 416) await rm(part, { force: true });
      throw new Error(`the source answered ${response.status}`);
    }
    const goesOn = response.status === 206;
    const start = goesOn ? had : 0;
    // Compressed on the way, the length is another one.
    const said = response.headers.get('content-encoding') ? null : Number(response.headers.get('content-length') ?? NaN);
    const expected = said === null || Number.isNaN(said) ? null : start + said;
    if ((expected ?? 0) > maxBytes) throw new WrongContentError(`the file has ${expected} bytes, more than ${maxBytes}`);
    await writeFile(tag, response.headers.get('etag') ?? '');
    const bytes = await store(response.body, part, start, maxBytes, (there) => {
      timer.refresh();
      onProgress?.('fetching', there);
    });
    if (expected !== null && bytes !== expected) throw new Error(`the source sent ${bytes} of ${expected} bytes`);
    onProgress?.('verifying', bytes);
    const found = await fileHash(part);
    if (found !== sha256) {
      await rm(part, { force: true });
      throw new WrongContentError(`the file has the SHA-256 ${found} instead of ${sha256}`);
    }
    await rename(part, target);
    await rm(tag, { force: true });
    return bytes;
  } finally {
    clearTimeout(timer);
  }
}

/** The reason is in the cause: `fetch` itself only says that it failed. */
function unreachable(error: unknown): Error {
  const { cause } = error as Error;
  return new Error(`the source cannot be reached: ${(cause instanceof Error ? cause : (error as Error)).message}`, { cause: error });
}

/** @returns the size of the file afterwards */
async function store(
  body: ReadableStream<Uint8Array>,
  part: string,
  start: number,
  maxBytes: number,
  onPiece: (there: number) => void,
): Promise<number> {
  const file = await open(part, start > 0 ? 'r+' : 'w');
  try {
    let at = start;
    await file.truncate(start);
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      onPiece(at);
      if (at + piece.length > maxBytes) throw new WrongContentError(`the file has more than ${maxBytes} bytes`);
      await file.write(piece, 0, piece.length, at);
      at += piece.length;
    }
    await file.sync();
    return at;
  } finally {
    await file.close();
  }
}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => null))?.size ?? 0;
