import { setTimeout as delay } from 'node:timers/promises';
import { LawFileError, LawSourceError } from './law-source-errors.js';
import { type LawFile, LawSource } from './law-source.js';

export interface HttpLawSourceOptions {
  /** Asked instead of where the files are published; with a slash at its end. */
  mirror?: string | null;
  /** Longest that one file may take. */
  timeoutMs?: number;
  /** Shortest time from the beginning of one request to that of the next. */
  paceMs?: number;
}

const TIMEOUT_MS = 20_000;
/** Six requests a second: a public source is nobody's own. */
const PACE_MS = Math.ceil(1000 / 6);
/** Answers that say that this file is not there, whatever is asked next. */
const NOT_THERE = new Set([404, 410, 451]);

/** A public repository over HTTPS, or a mirror of it. */
export class HttpLawSource extends LawSource {
  private readonly mirror: string | null;
  private readonly timeoutMs: number;
  private readonly paceMs: number;
  private nextAt = 0;

  constructor({ mirror = null, timeoutMs = TIMEOUT_MS, paceMs = PACE_MS }: HttpLawSourceOptions = {}) {
    super();
    this.mirror = mirror;
    this.timeoutMs = timeoutMs;
    this.paceMs = paceMs;
  }

  describe(base: string): string {
    return new URL(this.mirror ?? base).host;
  }

  async read({ base, path, bytes }: LawFile, signal?: AbortSignal): Promise<Buffer> {
    await this.turn(signal);
    const limit = AbortSignal.timeout(this.timeoutMs);
    try {
      const either = signal ? AbortSignal.any([signal, limit]) : limit;
      const response = await fetch(new URL(path, this.mirror ?? base), { signal: either });
      if (response.ok && response.body) return await wholeOf(response.body, path, bytes);
      await response.body?.cancel();
      if (NOT_THERE.has(response.status)) throw new LawFileError(`${path} is not there (${response.status})`);
      throw new LawSourceError(`the source answered ${response.status}`);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof LawFileError || error instanceof LawSourceError) throw error;
      throw new LawSourceError(limit.aborted ? `the source took more than ${this.timeoutMs / 1000} s` : reasonOf(error), { cause: error });
    }
  }

  /** Waits until the next request may begin; those that wait come one after the other. */
  private async turn(signal?: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.nextAt);
    this.nextAt = at + this.paceMs;
    if (at > now) await delay(at - now, undefined, { signal });
    signal?.throwIfAborted();
  }
}

/** @throws LawFileError as soon as there is more than there should be */
async function wholeOf(body: ReadableStream<Uint8Array>, path: string, bytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let had = 0;
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    had += piece.length;
    if (had > bytes) throw new LawFileError(`${path} has more than ${bytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** `fetch` itself only says that it failed; the reason is in the cause. */
function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  const { code, message } = (cause instanceof Error ? cause : error) as NodeJS.ErrnoException;
  return `the source cannot be reached (${code ?? message})`;
}
