import type { WorkerOptions } from 'node:worker_threads';
import { spawnWorker } from './spawn-worker.js';
import { processorMs } from './thread-clock.js';
import type { AnswerOf, ArgumentOf, WorkerMessage, WorkerMethods, WorkerRequest } from './worker-protocol.js';

/** What a `WorkerClient` needs of the thread or process behind it. */
export interface SpawnedWorker {
  postMessage(message: WorkerRequest): void;
  on(event: 'message', listener: (message: WorkerMessage) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  unref(): void;
  terminate(): Promise<unknown>;
}

export interface WorkerClientOptions {
  /** Longest time that a call may take in the thread unless the call says otherwise, in milliseconds. */
  timeoutMs: number;
  /**
   * How many times its limit a call may take on the clock while its thread waits for a processor: with more than 1, which is the default,
   * the limit counts the thread's own processor time wherever the system tells it.
   */
  stretch?: number;
  worker?: WorkerOptions;
  /** Starts what the calls go to; a worker thread unless given, see `spawnProcess`. */
  spawn?: (url: URL) => SpawnedWorker;
  /** Turns a failure in the thread back into an error of ours; undefined keeps it a plain `Error`. */
  reviveError?: (name: string, message: string) => Error | undefined;
  /** Made when a call cannot be answered: the thread died. Also for a call that took too long, unless `overdue` is given. */
  unavailable?: (message: string, cause?: unknown) => Error;
  /** Made for a call that was being worked on when its thread or process died, as of too little memory; `unavailable` unless given. */
  died?: (message: string, cause?: unknown) => Error;
  /** Made for a call that took too long. */
  overdue?: (message: string) => Error;
  /** What happens when the call under way is cancelled: the thread continues and its result is ignored (`keep`, the default), or it is ended. */
  onAbort?: 'keep' | 'end';
  /** An idle thread is ended after this many milliseconds; it is kept when not given. */
  idleMs?: number;
}

export interface CallOptions {
  timeoutMs?: number;
  /** Rejects with the signal's reason. A call that waits is dropped; for one that has begun, see `onAbort`. */
  signal?: AbortSignal;
  /**
   * Told before the call settles how long its thread worked on it, in milliseconds of processor time where the system tells it; not told of
   * a call that was never begun.
   */
  onWorked?: (ms: number) => void;
  /** Told what the method says while it works. @returns the limit of the whole call in milliseconds, if that has changed */
  onNote?: (note: unknown) => number | undefined;
  /** What becomes of the thread after this answer; it is kept unless given. */
  verdict?: (answer: unknown) => ThreadVerdict;
}

/** A thread is kept, or replaced; or replaced, and the call made once more if calls before it may have spoilt the thread. */
export type ThreadVerdict = 'keep' | 'replace' | 'again';

interface Call {
  request: WorkerRequest;
  timeoutMs: number;
  /** When the thread took it up, on the clock and by the thread's processor time, in milliseconds. */
  begun?: { at: number; worked: number | null };
  onWorked?: CallOptions['onWorked'];
  onNote?: CallOptions['onNote'];
  verdict?: CallOptions['verdict'];
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** More calls than this do not wait. */
const MAX_WAITING = 1000;
/** How long a thread may take to load its modules before the call that it was started for fails. */
const START_LIMIT_MS = 30_000;

/**
 * Calls methods of a thread that runs `serveWorker`: one at a time and in the order they came. The thread starts with the first
 * call and again when it was lost. A call that takes too long ends the thread, since a synchronous method cannot be interrupted
 * otherwise; that call alone is rejected, and those that are waiting continue in a fresh thread.
 * @typeParam M the methods that the thread serves
 */
export class WorkerClient<M extends WorkerMethods<M>> {
  private worker: SpawnedWorker | undefined;
  private ready = false;
  /** Of the thread's processor time. */
  private clock: string | null = null;
  private current: Call | undefined;
  /** Whether the thread has answered a call that could have spoilt it. */
  private used = false;
  private readonly waiting: Call[] = [];
  private nextId = 1;
  private closed = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: URL,
    private readonly options: WorkerClientOptions,
  ) {}

  /** Calls that wait for an answer. */
  get load(): number {
    return this.waiting.length + (this.current ? 1 : 0);
  }

  get started(): boolean {
    return this.worker !== undefined;
  }

  call<K extends keyof M & string>(
    method: K,
    argument: ArgumentOf<M, K>,
    { timeoutMs = this.options.timeoutMs, signal, ...told }: CallOptions = {},
  ): Promise<AnswerOf<M, K>> {
    if (this.closed) return Promise.reject(this.unavailable('The worker is closed.'));
    if (this.waiting.length >= MAX_WAITING) return Promise.reject(this.unavailable('Too many calls wait for the worker.'));
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    return new Promise<AnswerOf<M, K>>((resolve, reject) => {
      const onAbort = () => this.callOff(call, signal?.reason);
      const settle =
        <V>(end: (value: V) => void) =>
        (value: V) => {
          signal?.removeEventListener('abort', onAbort);
          end(value);
        };
      const request = { id: this.nextId++, method, argument };
      const call: Call = { request, timeoutMs, ...told, resolve: settle(resolve as (value: unknown) => void), reject: settle(reject) };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(call);
      this.next();
    });
  }

  /** Ends the thread; calls without an answer are rejected. Idempotent. */
  async close(): Promise<void> {
    this.closed = true;
    const error = this.unavailable('The worker was closed.');
    for (const call of this.waiting.splice(0)) call.reject(error);
    await this.end(error);
  }

  private next(): void {
    if (this.current || this.closed) return;
    const call = this.waiting.shift();
    if (call) this.begin(call);
    else this.rest();
  }

  private begin(call: Call): void {
    this.current = call;
    try {
      this.thread().postMessage(call.request);
      this.setTimer();
    } catch (error) {
      this.finish(() => call.reject(this.worker ? error : this.unavailable('The worker cannot be started.', error)));
    }
  }

  private thread(): SpawnedWorker {
    if (this.worker) return this.worker;
    const worker: SpawnedWorker = this.options.spawn?.(this.url) ?? spawnWorker(this.url, this.options.worker);
    worker.on('message', (message: WorkerMessage) => this.receive(worker, message));
    worker.on('error', (error) => this.lost(worker, this.death('The worker failed.', error)));
    worker.on('exit', (code) => this.lost(worker, this.death(`The worker ended with code ${code}.`)));
    // A waiting thread must not keep the process alive; a call in progress does so by its timer. Listening for messages would undo it.
    worker.unref();
    this.ready = false;
    this.used = false;
    return (this.worker = worker);
  }

  /** The time of a call runs from the moment when a thread is there to work on it. */
  private setTimer(): void {
    clearTimeout(this.timer);
    const { current } = this;
    if (!current) return;
    if (!this.ready) {
      this.timer = setTimeout(() => void this.end(this.unavailable('The worker does not start.')), START_LIMIT_MS);
      return;
    }
    current.begun = { at: performance.now(), worked: processorMs(this.clock) };
    this.watch(current, current.timeoutMs);
  }

  private watch(call: Call, ms: number): void {
    this.timer = setTimeout(() => {
      const left = this.timeLeft(call);
      if (left > 0) return this.watch(call, left);
      const message = `The worker did not finish "${call.request.method}" within ${call.timeoutMs} ms.`;
      void this.end(this.options.overdue?.(message) ?? this.unavailable(message));
    }, ms);
  }

  /** What is left to a call whose limit has passed on the clock, in milliseconds. */
  private timeLeft({ timeoutMs, begun }: Call): number {
    const { stretch = 1 } = this.options;
    const worked = processorMs(this.clock);
    if (stretch <= 1 || !begun || begun.worked === null || worked === null) return 0;
    const onTheClock = timeoutMs * stretch - (performance.now() - begun.at);
    return Math.min(onTheClock, timeoutMs - (worked - begun.worked));
  }

  private timeWorked({ at, worked }: NonNullable<Call['begun']>): number {
    const now = worked === null ? null : processorMs(this.clock);
    return worked === null || now === null ? performance.now() - at : now - worked;
  }

  private receive(worker: SpawnedWorker, message: WorkerMessage): void {
    if (this.worker !== worker) return;
    if ('ready' in message) {
      this.ready = true;
      this.clock = message.clock;
      return this.setTimer();
    }
    const call = this.current;
    if (call?.request.id !== message.id) return;
    if ('note' in message) this.noted(call, message.note);
    else if ('value' in message) this.answered(worker, call, message.value);
    else this.finish(() => call.reject(this.revived(message.failure)));
  }

  private noted(call: Call, note: unknown): void {
    const limit = call.onNote?.(note);
    if (limit === undefined || limit === call.timeoutMs || !call.begun) return;
    call.timeoutMs = limit;
    clearTimeout(this.timer);
    this.watch(call, limit - (performance.now() - call.begun.at));
  }

  private answered(worker: SpawnedWorker, call: Call, value: unknown): void {
    const verdict = call.verdict?.(value) ?? 'keep';
    const again = verdict === 'again' && this.used;
    if (call.verdict) this.used = true;
    if (verdict !== 'keep') {
      this.worker = undefined;
      void worker.terminate();
    }
    if (again) this.begin(call);
    else this.finish(() => call.resolve(value));
  }

  private revived({ name, message, stack }: { name: string; message: string; stack?: string }): Error {
    const error = this.options.reviveError?.(name, message) ?? Object.assign(new Error(message), { name });
    if (stack) error.stack = stack;
    return error;
  }

  private callOff(call: Call, reason: unknown): void {
    if (this.current !== call) this.waiting.splice(this.waiting.indexOf(call), 1);
    else if (this.options.onAbort === 'end') return void this.end(reason);
    // Its thread continues, and the next call waits until that is free.
    call.reject(reason);
  }

  private finish(settle: () => void): void {
    clearTimeout(this.timer);
    const { current } = this;
    if (current?.begun) current.onWorked?.(this.timeWorked(current.begun));
    this.current = undefined;
    settle();
    this.next();
  }

  private lost(worker: SpawnedWorker, error: unknown): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    const { current } = this;
    if (current) this.finish(() => current.reject(error));
    else clearTimeout(this.timer);
  }

  /** Rejects the call under way and continues in a fresh thread. */
  private async end(error: unknown): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.lost(worker, error);
    await worker.terminate();
  }

  private rest(): void {
    const { idleMs } = this.options;
    const { worker } = this;
    if (idleMs === undefined || !worker) return;
    this.timer = setTimeout(() => {
      if (this.worker === worker && !this.current) void this.end(undefined);
    }, idleMs).unref();
  }

  /** One that never began to work died of something else than its work. */
  private death(message: string, cause?: unknown): Error {
    return (this.ready ? this.options.died?.(message, cause) : undefined) ?? this.unavailable(message, cause);
  }

  private unavailable(message: string, cause?: unknown): Error {
    return this.options.unavailable?.(message, cause) ?? new Error(message, { cause });
  }
}
