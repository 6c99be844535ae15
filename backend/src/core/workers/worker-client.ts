import type { Worker, WorkerOptions } from 'node:worker_threads';
import { spawnWorker } from './spawn-worker.js';
import type { WorkerRequest, WorkerResponse } from './worker-protocol.js';

export interface WorkerClientOptions {
  /** Deadline of a call unless the call says otherwise, in milliseconds. */
  timeoutMs: number;
  worker?: WorkerOptions;
  /** Turns a failure in the thread back into an error of ours; undefined keeps it a plain `Error`. */
  reviveError?: (name: string, message: string) => Error | undefined;
  /** Made when a call cannot be answered: the thread died or the deadline passed. */
  unavailable?: (message: string, cause?: unknown) => Error;
}

export interface CallOptions {
  timeoutMs?: number;
  /** Rejects with the signal's reason; work already begun in the thread runs on, its answer is dropped. */
  signal?: AbortSignal;
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Calls methods of a thread that runs `serveWorker`. The thread starts with the first call and again after a crash.
 * A call past its deadline ends the thread, since a synchronous method cannot be interrupted otherwise.
 */
export class WorkerClient {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;
  private closed = false;

  constructor(
    private readonly url: URL,
    private readonly options: WorkerClientOptions,
  ) {}

  /** Calls that wait for an answer. */
  get load(): number {
    return this.pending.size;
  }

  get started(): boolean {
    return this.worker !== undefined;
  }

  call<T>(method: string, argument: unknown, { timeoutMs = this.options.timeoutMs, signal }: CallOptions = {}): Promise<T> {
    if (this.closed) return Promise.reject(this.unavailable('The worker is closed.'));
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    return new Promise<T>((resolve, reject) => {
      const id = this.nextId++;
      const timer = setTimeout(
        () => this.stop(this.unavailable(`The worker did not finish "${method}" within ${timeoutMs} ms.`)),
        timeoutMs,
      );
      const onAbort = () => this.pending.get(id)?.reject(signal?.reason);
      const settle =
        <V>(end: (value: V) => void) =>
        (value: V) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          this.pending.delete(id);
          end(value);
        };
      this.pending.set(id, { resolve: settle(resolve as (value: unknown) => void), reject: settle(reject) });
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        this.thread().postMessage({ id, method, argument } satisfies WorkerRequest);
      } catch (error) {
        this.pending.get(id)?.reject(error);
      }
    });
  }

  /** Ends the thread; calls without an answer are rejected. Idempotent. */
  async close(): Promise<void> {
    this.closed = true;
    await this.stop(this.unavailable('The worker was closed.'));
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = spawnWorker(this.url, this.options.worker);
    // A waiting thread must not keep the process alive; a call in progress does so by its timer.
    worker.unref();
    worker.on('message', (response: WorkerResponse) => this.settle(response));
    worker.on('error', (error) => this.lost(worker, this.unavailable('The worker failed.', error)));
    worker.on('exit', (code) => this.lost(worker, this.unavailable(`The worker ended with code ${code}.`)));
    return (this.worker = worker);
  }

  private settle(response: WorkerResponse): void {
    const call = this.pending.get(response.id);
    if (!call) return;
    if ('value' in response) return call.resolve(response.value);
    const { name, message, stack } = response.failure;
    const error = this.options.reviveError?.(name, message) ?? Object.assign(new Error(message), { name });
    if (stack) error.stack = stack;
    call.reject(error);
  }

  private lost(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const call of [...this.pending.values()]) call.reject(error);
  }

  private async stop(error: Error): Promise<void> {
    const worker = this.worker;
    if (!worker) return;
    this.lost(worker, error);
    await worker.terminate();
  }

  private unavailable(message: string, cause?: unknown): Error {
    return this.options.unavailable?.(message, cause) ?? new Error(message, { cause });
  }
}
