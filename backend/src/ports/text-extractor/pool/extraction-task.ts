import type { Worker } from 'node:worker_threads';
import { ExtractionError } from '../extraction-error.js';
import type { PageImage } from '../ocr/ocr-engine.js';
import type { ReadText, WorkerMessage, WorkerRequest } from './extraction-messages.js';

export interface ExtractionTaskOptions {
  signal?: AbortSignal;
  onProgress?: (progress: { page: number; pages: number }) => void;
}

export interface WorkerReading {
  text: ReadText;
  /** The answer to a request for one, which has no text. */
  image?: PageImage;
}

const MEMORY_WATCH_MS = 50;
/** Growth of the process during the JavaScript PDF engine, in engine limits: others may be growing at the same time. */
const WATCHED_ENGINES = 3;

/** One file in one worker: follows its messages, watches time and memory, and says whether the worker is still good. */
export class ExtractionTask {
  /** The worker may read the next file. */
  usable = false;
  /** It stopped for a reason that lies in itself, so the file deserves a fresh one. */
  broken = false;
  private pages = 0;
  private deadline?: NodeJS.Timeout;
  private memoryWatch?: NodeJS.Timeout;
  private settle!: { resolve: (reading: WorkerReading) => void; reject: (error: unknown) => void };

  constructor(
    private readonly worker: Worker,
    private readonly options: ExtractionTaskOptions,
  ) {}

  /** @throws ExtractionError */
  async run(request: WorkerRequest): Promise<WorkerReading> {
    const { limits } = request;
    const startedAt = performance.now();
    const listeners = {
      message: (message: WorkerMessage) => this.receive(message, request, startedAt),
      error: (error: NodeJS.ErrnoException) => this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'corrupt', error),
      exit: () => this.fail('corrupt'),
    };
    const cancel = () => this.fail('cancelled');
    try {
      return await new Promise<WorkerReading>((resolve, reject) => {
        this.settle = { resolve, reject };
        if (this.options.signal?.aborted) return cancel();
        this.options.signal?.addEventListener('abort', cancel, { once: true });
        for (const [event, listener] of Object.entries(listeners)) this.worker.on(event, listener);
        this.setDeadline(limits.timeoutMs);
        const bytes = new Uint8Array(request.bytes);
        this.worker.postMessage({ ...request, bytes }, [bytes.buffer]);
      });
    } finally {
      clearTimeout(this.deadline);
      clearInterval(this.memoryWatch);
      this.options.signal?.removeEventListener('abort', cancel);
      for (const [event, listener] of Object.entries(listeners)) this.worker.off(event, listener);
    }
  }

  private receive(message: WorkerMessage, { limits }: WorkerRequest, startedAt: number): void {
    switch (message.type) {
      case 'progress':
        if (message.pages !== this.pages) {
          this.pages = message.pages;
          this.setDeadline(limits.timeoutMs + this.pages * limits.timeoutPerPageMs - (performance.now() - startedAt));
        }
        this.options.onProgress?.({ page: message.page, pages: message.pages });
        break;
      case 'slow-engine':
        this.watchMemory(limits.maxEngineBytes * WATCHED_ENGINES);
        break;
      case 'text':
        this.usable = true;
        this.settle.resolve({ text: message.text });
        break;
      case 'image':
        this.usable = true;
        this.settle.resolve({ text: { pages: [], engine: 'pdfium', warnings: [] }, image: message.image });
        break;
      case 'failed':
        this.usable = message.worker === 'usable';
        // Memory that ran out is the file's doing: engines are renewed before they grow large.
        this.broken = message.worker === 'broken' && message.failure !== 'too-large';
        this.settle.reject(new ExtractionError(message.failure, message.page, { detail: message.detail }));
        break;
    }
  }

  private fail(failure: 'timeout' | 'cancelled' | 'corrupt' | 'too-large', cause?: unknown): void {
    this.settle.reject(new ExtractionError(failure, undefined, { cause }));
  }

  private setDeadline(milliseconds: number): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.fail('timeout'), milliseconds);
  }

  private watchMemory(growth: number): void {
    const limit = process.memoryUsage.rss() + growth;
    clearInterval(this.memoryWatch);
    this.memoryWatch = setInterval(() => {
      if (process.memoryUsage.rss() > limit) this.fail('too-large');
    }, MEMORY_WATCH_MS);
  }
}
