import { FairQueue } from '../../../core/concurrency/fair-queue.js';
import { loggers } from '../../../core/observability/loggers.js';
import { WorkerPool } from '../../../core/concurrency/worker-pool.js';
import type { MENDING_TASKS } from './mending-tasks.js';
import { hasShapedText } from './shaped-text.js';

const LIMIT_MS = 5000;
const IDLE_MS = 60_000;
/** Everyone who prints has been let in by the engine already, one document for each page. */
const EVERYONE = '';

/** Makes Indic text in printed files fit to be copied, in threads: a long document keeps no other waiting. */
export class TextMender {
  private readonly threads: WorkerPool<typeof MENDING_TASKS>;

  /** @param atOnce files that come at the same time at most */
  constructor(atOnce: number, limitMs = LIMIT_MS) {
    this.threads = new WorkerPool(new URL('./shaped-text.worker.js', import.meta.url), {
      threads: atOnce,
      queue: new FairQueue({ concurrency: atOnce, perKey: atOnce, maxWaitingPerKey: atOnce }),
      timeoutMs: limitMs,
      idleMs: IDLE_MS,
      onAbort: 'end',
    });
  }

  /**
   * @param html what was printed: nothing is done for documents without such letters
   * @returns the file as it was when it could not be mended: it looks the same, and only its copied text has wrong spaces
   * @throws the signal's reason
   */
  async mend(pdf: Uint8Array, html: string, signal?: AbortSignal): Promise<Uint8Array> {
    if (!hasShapedText(html)) return pdf;
    try {
      return await this.threads.call(EVERYONE, 'mend', pdf, { signal });
    } catch (error) {
      signal?.throwIfAborted();
      loggers.pdf.warn({ err: error, bytes: pdf.length }, 'the text of a PDF was not mended');
      return pdf;
    }
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}
