import { TooManyWaitingError, UnavailableError } from '../errors/common-errors.js';

export interface FairQueueOptions {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks of one key that run at once; 1 unless given. */
  perKey?: number;
  /** Tasks of one key that may wait; further ones are refused. */
  maxWaitingPerKey: number;
  /** Tasks of all keys together that may wait; 1000 unless given. */
  maxWaiting?: number;
}

interface Waiter {
  begin(): void;
}

interface Line {
  running: number;
  readonly waiting: Waiter[];
}

const MAX_WAITING = 1000;
const RETRY_AFTER_SECONDS = 2;

/**
 * Lets a bounded number of tasks run at once in this process and serves those who wait in turn: each key, such as a user or an
 * address, has a short line of its own, and a task of another key never waits for more than one of it.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  /** Whoever was served last stands at the end. */
  private readonly lines = new Map<string, Line>();
  private readonly concurrency: number;
  private readonly perKey: number;
  private readonly maxWaitingPerKey: number;
  private readonly maxWaiting: number;

  constructor({ concurrency, perKey = 1, maxWaitingPerKey, maxWaiting = MAX_WAITING }: FairQueueOptions) {
    this.concurrency = concurrency;
    this.perKey = perKey;
    this.maxWaitingPerKey = maxWaitingPerKey;
    this.maxWaiting = maxWaiting;
  }

  /**
   * @param signal leaves the line when it aborts, without the task; a task that has begun has to listen for itself
   * @throws TooManyWaitingError when the line of this key is full, UnavailableError when all of them together are; the signal's reason
   */
  async run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const line = this.lineOf(key);
    if (this.running < this.concurrency && line.running < this.perKey && line.waiting.length === 0) this.begin(key, line);
    else await this.turn(key, line, signal);
    try {
      return await task();
    } finally {
      this.running -= 1;
      line.running -= 1;
      this.toTheEnd(key, line);
      this.tidy(key, line);
      this.serve();
    }
  }

  private turn(key: string, line: Line, signal?: AbortSignal): Promise<void> {
    if (line.waiting.length >= this.maxWaitingPerKey) {
      this.tidy(key, line);
      throw new TooManyWaitingError(RETRY_AFTER_SECONDS);
    }
    if (this.waiting >= this.maxWaiting) {
      this.tidy(key, line);
      throw new UnavailableError('The server is busy. Please try again in a moment.', 'BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(waiter), 1);
        this.waiting -= 1;
        this.tidy(key, line);
        reject(signal?.reason as Error);
      };
      const waiter: Waiter = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.waiting.push(waiter);
      this.waiting += 1;
    });
  }

  /** Begins as many waiting tasks as there is room for, one of each key in turn. */
  private serve(): void {
    for (const [key, line] of this.lines) {
      if (this.running >= this.concurrency) return;
      if (line.running >= this.perKey) continue;
      const next = line.waiting.shift();
      if (!next) continue;
      this.waiting -= 1;
      this.begin(key, line);
      next.begin();
    }
  }

  private begin(key: string, line: Line): void {
    this.running += 1;
    line.running += 1;
    this.toTheEnd(key, line);
  }

  private toTheEnd(key: string, line: Line): void {
    this.lines.delete(key);
    this.lines.set(key, line);
  }

  private lineOf(key: string): Line {
    const line = this.lines.get(key) ?? { running: 0, waiting: [] };
    this.lines.set(key, line);
    return line;
  }

  private tidy(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.lines.delete(key);
  }
}
