import { FairQueue } from '../../core/concurrency/fair-queue.js';
import { WorkerPool } from '../../core/concurrency/worker-pool.js';
import { isPdfRefusal, PdfPagesUnavailableError, PdfRefusedError } from './pdf-pages-errors.js';
import { type DrawnPages, type PagesTurn, PdfPages, type PdfPlaces, type PreparedPdf } from './pdf-pages.js';
import type { PAGE_TASKS } from './page-tasks.js';

const THREADS = 2;
const MAX_WAITING_PER_OWNER = 40;
/** Of a thread's own work on one file, or on drawing a whole bundle. */
const LIMIT_MS = 20_000;
/** On a busy machine a thread has a processor for a part of the time only. */
const STRETCH = 4;
const IDLE_MS = 60_000;
/** JavaScript heap of a thread; the memory of PDFium is bounded by itself. */
const HEAP_MIB = 512;

/** PDFium reads, checks and flattens files of any origin; pdf-lib draws what it wrote. Both work in threads that can be ended. */
export class LocalPdfPages extends PdfPages {
  private readonly threads: WorkerPool<typeof PAGE_TASKS>;

  constructor(limitMs = LIMIT_MS) {
    super();
    this.threads = new WorkerPool(new URL('./pdf-pages.worker.js', import.meta.url), {
      threads: THREADS,
      queue: new FairQueue({ concurrency: THREADS, maxWaitingPerKey: MAX_WAITING_PER_OWNER }),
      timeoutMs: limitMs,
      stretch: STRETCH,
      idleMs: IDLE_MS,
      onAbort: 'end',
      worker: { resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB } },
      reviveError: (name, message) => (name === 'PdfRefusal' && isPdfRefusal(message) ? new PdfRefusedError(message) : undefined),
      overdue: () => new PdfRefusedError('complex'),
      unavailable: (_message, cause) =>
        (cause as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new PdfRefusedError('complex', { cause })
          : new PdfPagesUnavailableError(cause),
    });
  }

  override describe(): string {
    return 'PDFium and pdf-lib in threads of this process';
  }

  override prepare(bytes: Uint8Array, maxPages: number, { owner, signal }: PagesTurn): Promise<PreparedPdf> {
    return this.threads.call(owner, 'prepare', { bytes, maxPages }, { signal });
  }

  override places(printed: Uint8Array, { owner, signal }: PagesTurn): Promise<PdfPlaces> {
    return this.threads.call(owner, 'places', printed, { signal });
  }

  override draw(printed: Uint8Array, files: readonly DrawnPages[], { owner, signal }: PagesTurn): Promise<Uint8Array> {
    return this.threads.call(owner, 'draw', { printed, files }, { signal });
  }

  override close(): Promise<void> {
    return this.threads.close();
  }
}
