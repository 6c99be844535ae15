import type { FairQueue } from '../limits/fair-queue.js';
import { WorkerClient, type WorkerClientOptions } from './worker-client.js';
import type { AnswerOf, ArgumentOf, WorkerMethods } from './worker-protocol.js';

export interface WorkerPoolOptions extends WorkerClientOptions {
  threads: number;
  /** Where calls wait for their turn; pools that share one share its limits. It lets in no more calls at once than there are threads. */
  queue: FairQueue;
}

/** Several threads that run the same `serveWorker` module, each with one call at a time, and a queue before them that serves callers in turn. */
export class WorkerPool<M extends WorkerMethods<M>> {
  private readonly clients: WorkerClient<M>[];
  private readonly queue: FairQueue;

  constructor(url: URL, { threads, queue, ...options }: WorkerPoolOptions) {
    this.clients = Array.from({ length: threads }, () => new WorkerClient<M>(url, options));
    this.queue = queue;
  }

  /**
   * @param key the user on whose behalf this is
   * @param timeoutMs longest time in the thread, if not that of the pool
   * @throws TooManyWaitingError and UnavailableError of the queue; the signal's reason; what `WorkerClient.call` rejects with
   */
  call<K extends keyof M & string>(
    key: string,
    method: K,
    argument: ArgumentOf<M, K>,
    signal?: AbortSignal,
    timeoutMs?: number,
  ): Promise<AnswerOf<M, K>> {
    return this.queue.run(key, () => this.idle().call(method, argument, { signal, timeoutMs }), signal);
  }

  /** Ends the threads; calls that they work on or that wait for them are rejected. */
  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }

  /** One that runs already comes before one that would have to start. */
  private idle(): WorkerClient<M> {
    const idle = this.clients.filter(({ load }) => load === 0);
    const client = idle.find(({ started }) => started) ?? idle[0];
    if (!client) throw new Error('more calls than threads');
    return client;
  }
}
