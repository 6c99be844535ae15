import type { Worker } from 'node:worker_threads';
import { UnavailableError } from '../../../core/errors/common-errors.js';
import { FairQueue } from '../../../core/limits/fair-queue.js';
import { ExtractionError } from '../extraction-error.js';
import { ExtractionTask, type ExtractionTaskOptions, type WorkerReading } from './extraction-task.js';
import type { WorkerRequest } from './extraction-messages.js';

export interface PoolOptions {
  workers: number;
  /** Files that may wait; beyond them a call fails at once. */
  queueLimit: number;
  spawn: () => Promise<Worker>;
}

interface PoolTaskOptions extends ExtractionTaskOptions {
  /** Whose file it is; files of different owners are read in turn. */
  owner?: string;
}

/** Files without an owner, such as those of the library. */
const NOBODY = '';

interface Slot {
  worker?: Worker;
  starting?: Promise<Worker>;
  /** Whether the worker has read a file before, so that a breakdown may be the fault of an earlier one. */
  used: boolean;
  busy: boolean;
}

/** Worker threads that are kept warm and replaced when a file breaks or outlives them; owners of files are served in turn. */
export class ExtractionPool {
  private readonly slots: Slot[];
  private readonly queue: FairQueue;
  private readonly stopping = new AbortController();

  constructor(private readonly options: PoolOptions) {
    const { workers, queueLimit } = options;
    this.slots = Array.from({ length: workers }, () => ({ used: false, busy: false }));
    // An owner who is alone may use every worker; the jobs that call here have their own limit for each user.
    this.queue = new FairQueue({ concurrency: workers, perKey: workers, maxWaitingPerKey: queueLimit, maxWaiting: queueLimit });
  }

  /** Starts every worker, so that the first file does not wait for one. */
  async warm(): Promise<void> {
    await Promise.all(this.slots.map((slot) => this.workerOf(slot)));
  }

  /** @throws ExtractionError; TooManyWaitingError and UnavailableError when the queue is full, UnavailableError when the pool is closed */
  async run(request: WorkerRequest, options: PoolTaskOptions): Promise<WorkerReading> {
    if (this.stopping.signal.aborted) throw new UnavailableError('The server is shutting down. Please try again later.');
    const signal = AbortSignal.any([this.stopping.signal, ...(options.signal ? [options.signal] : [])]);
    try {
      return await this.queue.run(options.owner ?? NOBODY, () => this.inFreeSlot(request, { ...options, signal }), signal);
    } catch (error) {
      throw signal.aborted && !(error instanceof ExtractionError) ? new ExtractionError('cancelled', undefined, { cause: error }) : error;
    }
  }

  /** Ends the workers; files in work and in the queue fail with `cancelled`. */
  async close(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.slots.map((slot) => this.discard(slot)));
  }

  /** The queue lets in no more files than there are slots. */
  private async inFreeSlot(request: WorkerRequest, options: ExtractionTaskOptions): Promise<WorkerReading> {
    const slot = this.slots.find(({ busy }) => !busy);
    if (!slot) throw new Error('more files than workers');
    slot.busy = true;
    try {
      return await this.work(slot, request, options);
    } finally {
      slot.busy = false;
    }
  }

  private async work(slot: Slot, request: WorkerRequest, options: ExtractionTaskOptions): Promise<WorkerReading> {
    const wasUsed = slot.used;
    const first = await this.attempt(slot, request, options);
    if (first.outcome === 'read') return first.reading;
    // One retry, and only where an earlier file may have left the engine in a bad state.
    const last = first.broken && wasUsed ? await this.attempt(slot, request, options) : first;
    if (last.outcome === 'read') return last.reading;
    throw last.error;
  }

  private async attempt(slot: Slot, request: WorkerRequest, options: ExtractionTaskOptions): Promise<Attempt> {
    const worker = await this.workerOf(slot);
    if (options.signal?.aborted) return { outcome: 'failed', error: new ExtractionError('cancelled'), broken: false };
    slot.used = true;
    worker.ref();
    const task = new ExtractionTask(worker, options);
    const result = await task.run(request).then(
      (reading) => ({ outcome: 'read' as const, reading }),
      (error: unknown) => ({ outcome: 'failed' as const, error, broken: task.broken }),
    );
    if (task.usable) worker.unref();
    else await this.discard(slot);
    return result;
  }

  private workerOf(slot: Slot): Promise<Worker> {
    if (slot.worker) return Promise.resolve(slot.worker);
    slot.starting ??= this.start(slot).finally(() => (slot.starting = undefined));
    return slot.starting;
  }

  private async start(slot: Slot): Promise<Worker> {
    const worker = await this.options.spawn().catch((cause: unknown) => {
      throw new UnavailableError('Files cannot be read at the moment. Please try again later.', undefined, { cause });
    });
    if (this.stopping.signal.aborted) {
      await worker.terminate();
      throw new ExtractionError('cancelled');
    }
    slot.worker = worker;
    slot.used = false;
    // An idle worker that ends is replaced by the next file; without a listener its error would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (slot.worker === worker) slot.worker = undefined;
    });
    worker.unref();
    return worker;
  }

  private async discard(slot: Slot): Promise<void> {
    const { worker } = slot;
    slot.worker = undefined;
    await worker?.terminate();
  }
}

type Attempt = { outcome: 'read'; reading: WorkerReading } | { outcome: 'failed'; error: unknown; broken: boolean };
