import type { Worker } from 'node:worker_threads';
import { UnavailableError } from '../../core/errors/common-errors.js';
import { ExtractionError } from './extraction-error.js';
import { ExtractionTask, type ExtractionTaskOptions, type WorkerReading } from './extraction-task.js';
import type { WorkerRequest } from './worker-protocol.js';

export interface PoolOptions {
  workers: number;
  /** Files that may wait; beyond them a call fails at once. */
  queueLimit: number;
  spawn: () => Promise<Worker>;
}

interface Job {
  request: WorkerRequest;
  options: ExtractionTaskOptions;
  /** Called when it leaves the queue. */
  start?: () => void;
  resolve: (reading: WorkerReading) => void;
  reject: (error: unknown) => void;
}

interface Slot {
  worker?: Worker;
  starting?: Promise<Worker>;
  /** Whether the worker has read a file before, so that a breakdown may be the fault of an earlier one. */
  used: boolean;
  busy: boolean;
}

/** A bounded queue in front of worker threads that are kept warm and replaced when a file breaks or outlives them. */
export class ExtractionPool {
  private readonly slots: Slot[];
  private readonly queue: Job[] = [];
  private readonly stopping = new AbortController();

  constructor(private readonly options: PoolOptions) {
    this.slots = Array.from({ length: options.workers }, () => ({ used: false, busy: false }));
  }

  /** Starts every worker, so that the first file does not wait for one. */
  async warm(): Promise<void> {
    await Promise.all(this.slots.map((slot) => this.workerOf(slot)));
  }

  /** @throws ExtractionError, and UnavailableError when the queue is full or the pool closed */
  run(request: WorkerRequest, options: ExtractionTaskOptions): Promise<WorkerReading> {
    if (this.stopping.signal.aborted) throw new UnavailableError('The server is shutting down. Please try again later.');
    if (options.signal?.aborted) throw new ExtractionError('cancelled');
    if (this.queue.length >= this.options.queueLimit) throw new UnavailableError('Too many files are being read. Please try again later.');
    return new Promise<WorkerReading>((resolve, reject) => {
      const job: Job = { request, options, resolve, reject };
      const withdraw = () => this.withdraw(job);
      options.signal?.addEventListener('abort', withdraw, { once: true });
      job.start = () => options.signal?.removeEventListener('abort', withdraw);
      this.queue.push(job);
      this.next();
    });
  }

  /** Ends the workers; files in work and in the queue fail with `cancelled`. */
  async close(): Promise<void> {
    this.stopping.abort();
    for (const job of this.queue.splice(0)) job.reject(new ExtractionError('cancelled'));
    await Promise.all(this.slots.map((slot) => this.discard(slot)));
  }

  private withdraw(job: Job): void {
    const index = this.queue.indexOf(job);
    if (index < 0) return;
    this.queue.splice(index, 1);
    job.reject(new ExtractionError('cancelled'));
  }

  private next(): void {
    const slot = this.slots.find((each) => !each.busy);
    const job = slot && this.queue.shift();
    if (!slot || !job) return;
    job.start?.();
    slot.busy = true;
    void this.work(slot, job)
      .then(job.resolve, job.reject)
      .finally(() => {
        slot.busy = false;
        this.next();
      });
  }

  private async work(slot: Slot, job: Job): Promise<WorkerReading> {
    const wasUsed = slot.used;
    const first = await this.attempt(slot, job);
    if (first.outcome === 'read') return first.reading;
    // One retry, and only where an earlier file may have left the engine in a bad state.
    const last = first.broken && wasUsed ? await this.attempt(slot, job) : first;
    if (last.outcome === 'read') return last.reading;
    throw last.error;
  }

  private async attempt(slot: Slot, job: Job): Promise<Attempt> {
    const signal = AbortSignal.any([this.stopping.signal, ...(job.options.signal ? [job.options.signal] : [])]);
    const worker = await this.workerOf(slot);
    if (signal.aborted) return { outcome: 'failed', error: new ExtractionError('cancelled'), broken: false };
    slot.used = true;
    worker.ref();
    const task = new ExtractionTask(worker, { ...job.options, signal });
    const result = await task.run(job.request).then(
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
