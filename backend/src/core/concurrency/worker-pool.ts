import type { FairQueue } from './fair-queue.js';
import { type CallOptions, WorkerClient, type WorkerClientOptions } from '../workers/worker-client.js';
import type { AnswerOf, ArgumentOf, WorkerMethods } from '../workers/worker-protocol.js';

export interface WorkerPoolOptions extends WorkerClientOptions {
  threads: number;
  /** Where calls wait for their turn; pools that share one share its limits. It lets in no more calls at once than there are threads. */
  queue: FairQueue;
  /** Asked once the turn of a call has come; refuses it by throwing. */
  admit?: (key: string) => Promise<void>;
  /** Told how long a call was worked on, see `CallOptions.onWorked`, and why it failed; the call settles afterwards. */
  spent?: (key: string, ms: number, failure?: unknown) => Promise<void>;
}

export interface PoolCallOptions extends Omit<CallOptions, 'onWorked'> {
  /** Calls of this key that may wait, if not those of the queue. */
  maxWaiting?: number;
}

/** Several threads that run the same `serveWorker` module, each with one call at a time, and a queue before them that serves callers in turn. */
export class WorkerPool<M extends WorkerMethods<M>> {
  private readonly clients: WorkerClient<M>[];
  private readonly queue: FairQueue;
  private readonly admit: WorkerPoolOptions['admit'];
  private readonly spent: WorkerPoolOptions['spent'];

  constructor(url: URL, { threads, queue, admit, spent, ...options }: WorkerPoolOptions) {
    this.clients = Array.from({ length: threads }, () => new WorkerClient<M>(url, options));
    this.queue = queue;
    this.admit = admit;
    this.spent = spent;
  }

  /**
   * @param key the user on whose behalf this is
   * @throws TooManyWaitingError and UnavailableError of the queue; the signal's reason; what `admit` throws, and what `WorkerClient.call` rejects with
   */
  call<K extends keyof M & string>(
    key: string,
    method: K,
    argument: ArgumentOf<M, K>,
    { maxWaiting, ...options }: PoolCallOptions = {},
  ): Promise<AnswerOf<M, K>> {
    return this.queue.run(key, () => this.work(key, method, argument, options), options.signal, maxWaiting);
  }

  /** Starts every thread, so that the first calls do not wait for one: calls the method in each, past the queue. */
  async warm<K extends keyof M & string>(method: K, argument: ArgumentOf<M, K>): Promise<void> {
    await Promise.all(this.clients.map((client) => client.call(method, argument)));
  }

  private async work<K extends keyof M & string>(
    key: string,
    method: K,
    argument: ArgumentOf<M, K>,
    options: CallOptions,
  ): Promise<AnswerOf<M, K>> {
    await this.admit?.(key);
    let worked = 0;
    let failure: unknown;
    try {
      return await this.idle().call(method, argument, { ...options, onWorked: (ms) => (worked = ms) });
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      await this.spent?.(key, worked, failure);
    }
  }

  /** Ends the threads; calls that they work on or that wait for them are rejected. */
  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }

  /** One that runs already comes before one that would have to start; all are busy only while they are started ahead of the first calls. */
  private idle(): WorkerClient<M> {
    const [client] = this.clients.toSorted((one, other) => one.load - other.load || Number(other.started) - Number(one.started));
    if (!client) throw new Error('a pool without threads');
    return client;
  }
}
