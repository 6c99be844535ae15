import { FairQueue } from '../../core/concurrency/fair-queue.js';
import { spawnProcess } from '../../core/workers/spawn-process.js';
import { WorkerClient } from '../../core/workers/worker-client.js';
import { findHeifConvert, type HeifConvert } from './heif-convert.js';
import { heifPixels } from './heif-pixels.js';
import { photographKind } from './photograph-kind.js';
import { MAX_PIXELS } from './photograph-limits.js';
import type { PHOTOGRAPH_TASKS } from './photograph-tasks.js';
import {
  isPhotographRefusal,
  PhotographRefusedError,
  PhotographsTooLargeError,
  PhotographsUnavailableError,
} from './photographs-errors.js';
import { type Photograph, Photographs, type PhotographsTurn } from './photographs.js';

/** Sets of one owner that wait for their turn: as many as may be uploaded at once. */
const MAX_WAITING_PER_OWNER = 4;
/**
 * For one picture, on the clock: libvips works in a thread of its own, whose processor time is not told. Large pictures take a second on an
 * idle core.
 */
const PICTURE_LIMIT_MS = 20_000;
/** How long a set waits for its turn; programs and proxies give up a little later. */
const WAIT_LIMIT_MS = 120_000;
/** For all pictures of a set; others wait meanwhile. */
const SET_LIMIT_MS = 60_000;
const IDLE_MS = 60_000;
const HEAP_MIB = 128;
/** All memory of the process: a picture of 64 million pixels in four channels of 16 bits that is to be turned takes 512 MB. */
const MEMORY_MIB = 1024;
/** The process goes behind event loops, for which everybody waits; an idle core it has for itself. */
const PRIORITY = 5;
/** What a PDF adds to each picture, in bytes. */
const PAGE_BYTES = 2_048;

/** A refusal on its way to the name of its file. */
class Refused extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

export interface LocalPhotographsOptions {
  /** For one picture, in milliseconds. */
  limitMs?: number;
  /** Reads HEIC; the installed program unless given. */
  heif?: HeifConvert | null;
}

/**
 * libvips in a process of its own, which has a bound of memory and can be ended, reads pictures and writes them upright; one set after the
 * other, so that memory does not depend on how many are sent.
 */
export class LocalPhotographs extends Photographs {
  private readonly client: WorkerClient<typeof PHOTOGRAPH_TASKS>;
  private readonly turns = new FairQueue({ concurrency: 1, maxWaitingPerKey: MAX_WAITING_PER_OWNER });
  private readonly heif: HeifConvert | null;
  private readonly limitMs: number;

  constructor({ limitMs = PICTURE_LIMIT_MS, heif = findHeifConvert() }: LocalPhotographsOptions = {}) {
    super();
    this.limitMs = limitMs;
    this.heif = heif;
    this.client = new WorkerClient(new URL('./photographs.worker.js', import.meta.url), {
      timeoutMs: limitMs,
      idleMs: IDLE_MS,
      onAbort: 'end',
      spawn: (url) => spawnProcess(url, { heapMib: HEAP_MIB, memoryMib: MEMORY_MIB, priority: PRIORITY }),
      reviveError: (name, message) => (name === 'PhotographRefusal' ? new Refused(message) : undefined),
      overdue: () => new Refused('complex'),
      died: () => new Refused('complex'),
      unavailable: (_message, cause) => new PhotographsUnavailableError(cause),
    });
  }

  override describe(): string {
    return `libvips in a process of its own${this.heif ? '; HEIC with libheif' : ''}`;
  }

  override get readsHeic(): boolean {
    return this.heif !== null;
  }

  override pdf(photographs: readonly Photograph[], maxBytes: number, turn: PhotographsTurn): Promise<Uint8Array> {
    const tooLong = AbortSignal.timeout(WAIT_LIMIT_MS);
    const waiting = AbortSignal.any([tooLong, ...(turn.signal ? [turn.signal] : [])]);
    return this.turns
      .run(turn.owner, () => this.made(photographs, maxBytes, turn), waiting)
      .catch((error: unknown) => {
        throw error === tooLong.reason ? new PhotographsUnavailableError(error) : error;
      });
  }

  override async close(): Promise<void> {
    this.turns.close(new PhotographsUnavailableError());
    await this.client.close();
  }

  private async made(photographs: readonly Photograph[], maxBytes: number, { signal, onWorked }: PhotographsTurn): Promise<Uint8Array> {
    const jpegs: Uint8Array[] = [];
    let room = maxBytes - photographs.length * PAGE_BYTES;
    let left = SET_LIMIT_MS;
    const worked = (ms: number) => {
      left -= ms;
      onWorked?.(ms);
    };
    for (const photograph of photographs) {
      if (left <= 0) throw new PhotographRefusedError('complex', photograph.filename);
      // What the earlier ones did not need is left to the later ones.
      const share = Math.floor(room / (photographs.length - jpegs.length));
      const jpeg = await timed(worked, () => this.upright(photograph, share, signal)).catch((error: unknown) => {
        if (error instanceof Refused && isPhotographRefusal(error.reason)) {
          throw new PhotographRefusedError(error.reason, photograph.filename, { cause: error });
        }
        throw error;
      });
      room -= jpeg.byteLength;
      if (room < 0) throw new PhotographsTooLargeError();
      jpegs.push(jpeg);
    }
    const pdf = await timed(worked, () => this.client.call('pdf', jpegs, { signal })).catch((error: unknown) => {
      throw error instanceof Refused ? new PhotographsUnavailableError(error) : error;
    });
    if (pdf.byteLength > maxBytes) throw new PhotographsTooLargeError();
    return pdf;
  }

  private async upright(photograph: Photograph, maxBytes: number, signal?: AbortSignal): Promise<Uint8Array> {
    const bytes = await photograph.read();
    if (bytes.byteLength === 0) throw new Refused('empty');
    const kind = photographKind(bytes);
    if (kind === null) throw new Refused('unknown');
    if (kind !== 'heic') return this.client.call('upright', { bytes, maxBytes, turn: true }, { signal });
    // The program has turned it already, and what the camera noted beside it does not count in this format.
    return this.client.call('upright', { bytes: await this.fromHeic(bytes, signal), maxBytes, turn: false }, { signal });
  }

  private async fromHeic(bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array> {
    if (!this.heif) throw new Refused('heic');
    const pixels = heifPixels(bytes);
    if (pixels === null) throw new Refused('damaged');
    if (pixels > MAX_PIXELS) throw new Refused('pixels');
    const jpegs = await this.heif.jpegs(bytes, { timeoutMs: this.limitMs, signal });
    // The file is at fault, or the library was installed without the decoder: a JPG helps either way.
    if (!jpegs?.[0]) throw new Refused('heic');
    if (jpegs.length > 1) throw new Refused('several');
    return jpegs[0];
  }
}

/** Tells how long work took, in milliseconds, also when it fails. */
async function timed<T>(tell: (ms: number) => void, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    tell(performance.now() - begun);
  }
}
