import { FairQueue } from '../../../core/concurrency/fair-queue.js';
import { WorkerPool } from '../../../core/concurrency/worker-pool.js';
import { UnavailableError } from '../../../core/errors/common-errors.js';
import type { SpawnedWorker, ThreadVerdict } from '../../../core/workers/worker-client.js';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionAnswer, ExtractionMethods, ExtractionNote, ExtractionRequest, Reading } from './extraction-messages.js';

export interface ExtractionThreadsOptions {
  threads: number;
  /** Files that may wait; beyond them a call fails at once. */
  queueLimit: number;
  /** Done before every file, such as compiling once what threads are started with. */
  prepare: () => Promise<unknown>;
  spawn: (url: URL) => SpawnedWorker;
}

export interface ReadingOptions {
  /** Whose file it is; files of different owners are read in turn. */
  owner?: string;
  signal?: AbortSignal;
  onProgress?: (progress: { page: number; pages: number }) => void;
}

const MODULE = new URL('./extraction.worker.js', import.meta.url);
/** Files without an owner, such as those of the library. */
const NOBODY = '';
const MEMORY_WATCH_MS = 50;
/** Growth of the process during the JavaScript PDF engine, in engine limits: others may be growing at the same time. */
const WATCHED_ENGINES = 3;
/** For a call that is no file. */
const START_LIMIT_MS = 30_000;

/** Threads that read one file each, kept warm and replaced when a file breaks or outlives them; owners of files are served in turn. */
export class ExtractionThreads {
  private readonly pool: WorkerPool<ExtractionMethods>;
  private readonly stopping = new AbortController();

  constructor(private readonly options: ExtractionThreadsOptions) {
    const { threads, queueLimit, spawn } = options;
    this.pool = new WorkerPool<ExtractionMethods>(MODULE, {
      threads,
      // An owner who is alone may use every thread; the jobs that call here have their own limit for each user.
      queue: new FairQueue({ concurrency: threads, perKey: threads, maxWaitingPerKey: queueLimit, maxWaiting: queueLimit }),
      timeoutMs: START_LIMIT_MS,
      spawn,
      onAbort: 'end',
      unavailable: (message, cause) => unreadable(cause ?? new Error(message)),
      died: (_message, cause) => new ExtractionError(isOutOfMemory(cause) ? 'too-large' : 'corrupt', undefined, { cause }),
      overdue: () => new ExtractionError('timeout'),
    });
  }

  /** Starts every thread, so that the first file does not wait for one. @throws UnavailableError */
  async warm(): Promise<void> {
    await this.prepared();
    await this.pool.warm('start', null);
  }

  /** @throws ExtractionError; TooManyWaitingError and UnavailableError when the queue is full, UnavailableError when the threads are closed */
  async read(request: ExtractionRequest, { owner = NOBODY, signal, onProgress }: ReadingOptions): Promise<Reading> {
    if (this.stopping.signal.aborted) throw new UnavailableError('The server is shutting down. Please try again later.');
    const { limits } = request;
    const memory = new MemoryWatch(limits.maxEngineBytes * WATCHED_ENGINES);
    const gone = AbortSignal.any([this.stopping.signal, memory.signal, ...(signal ? [signal] : [])]);
    const onNote = (value: unknown): number | undefined => {
      const note = value as ExtractionNote;
      if (note.type === 'slow-engine') memory.begin();
      else onProgress?.({ page: note.page, pages: note.pages });
      return note.type === 'progress' ? limits.timeoutMs + note.pages * limits.timeoutPerPageMs : undefined;
    };
    try {
      await this.prepared();
      const answer = await this.pool.call(owner, 'read', ownBytes(request), { signal: gone, timeoutMs: limits.timeoutMs, onNote, verdict });
      if ('failure' in answer) throw new ExtractionError(answer.failure, answer.page, { detail: answer.detail });
      return answer;
    } catch (error) {
      throw gone.aborted && !(error instanceof ExtractionError) ? new ExtractionError('cancelled', undefined, { cause: error }) : error;
    } finally {
      memory.end();
    }
  }

  /** Ends the threads; files in work and in the queue fail with `cancelled`. */
  async close(): Promise<void> {
    this.stopping.abort();
    await this.pool.close();
  }

  private async prepared(): Promise<void> {
    await this.options.prepare().catch((cause: unknown) => {
      throw unreadable(cause);
    });
  }
}

/** Ends a file in the JavaScript PDF engine, whose memory no limit of a thread bounds. */
class MemoryWatch {
  private readonly grown = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  readonly signal = this.grown.signal;

  constructor(private readonly growth: number) {}

  begin(): void {
    const limit = process.memoryUsage.rss() + this.growth;
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      if (process.memoryUsage.rss() > limit) this.grown.abort(new ExtractionError('too-large'));
    }, MEMORY_WATCH_MS);
  }

  end(): void {
    clearInterval(this.timer);
  }
}

/** A file that broke the engine gets a fresh one, unless memory ran out: that is the file's doing, as engines are renewed before they grow large. */
function verdict(value: unknown): ThreadVerdict {
  const answer = value as ExtractionAnswer;
  if (!('failure' in answer) || !answer.broke) return 'keep';
  return answer.failure === 'too-large' ? 'replace' : 'again';
}

/** Without what else is in the buffer that the bytes are a part of: all of it would be copied. */
const ownBytes = (request: ExtractionRequest): ExtractionRequest =>
  request.bytes.byteLength === request.bytes.buffer.byteLength ? request : { ...request, bytes: new Uint8Array(request.bytes) };

const isOutOfMemory = (cause: unknown): boolean => (cause as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

const unreadable = (cause: unknown): UnavailableError =>
  new UnavailableError('Files cannot be read at the moment. Please try again later.', undefined, { cause });
