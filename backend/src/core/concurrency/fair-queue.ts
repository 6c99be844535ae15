import { RateLimitedError, TooManyWaitingError, UnavailableError } from '../errors/common-errors.js';

export interface FairQueueOptions {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks of one key that run at once; 1 unless given. */
  perKey?: number;
  /** Tasks of one key that may wait; further ones are refused. */
  maxWaitingPerKey: number;
  /** Tasks of all keys together that may wait; 1000 unless given. */
  maxWaiting?: number;
  /** Seconds after which whoever is refused should try again; 2 unless given. */
  retryAfterSeconds?: number;
  /** Keys whose tasks last long, asked when one of them is about to begin. One place is always left to the others, if there are several. */
  isSlow?: (key: string) => boolean;
  /** Keys whose tasks begin before those of others. */
  goesFirst?: (key: string) => boolean;
  /** After so many that went first while others waited, one of those others begins; unless given, they wait for all that go first. */
  firstInARow?: number;
}

interface Waiter {
  begin(): void;
  refuse(reason: Error): void;
}

interface Line {
  running: number;
  /** Of those that run, the ones that began while the key counted as slow. */
  slow: number;
  readonly waiting: Waiter[];
}

type Entry = [key: string, line: Line];

const NOTHING: Line = { running: 0, slow: 0, waiting: [] };
const MAX_WAITING = 1000;
const RETRY_AFTER_SECONDS = 2;
const never = () => false;

/**
 * Lets a bounded number of tasks run at once in this process and serves those who wait in turn: each key, such as a user or an
 * address, has a short line of its own, and a task of another key never waits for more than one of it.
 */
export class FairQueue {
  private running = 0;
  private slow = 0;
  private waiting = 0;
  private inARow = 0;
  private closed: Error | undefined;
  /** Whoever was served last stands at the end. */
  private readonly lines = new Map<string, Line>();
  private readonly options: Required<FairQueueOptions>;

  constructor(options: FairQueueOptions) {
    this.options = {
      perKey: 1,
      maxWaiting: MAX_WAITING,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      isSlow: never,
      goesFirst: never,
      firstInARow: Infinity,
      ...options,
    };
  }

  /**
   * @param signal leaves the line when it aborts, without the task; a task that has begun has to listen for itself
   * @param maxWaiting tasks of this key that may wait, if not that of the queue
   * @throws TooManyWaitingError when the line of this key is full, UnavailableError when all of them together are; the signal's reason,
   *   or that of `close`
   */
  async run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal, maxWaiting?: number): Promise<T> {
    const turn = this.turn(key, signal, maxWaiting);
    if (turn) await turn;
    try {
      return await task();
    } finally {
      this.end(key);
    }
  }

  /**
   * Like `run` for work that has no end of its own to wait for.
   * @returns ends the work; further calls do nothing
   */
  async enter(key: string, signal?: AbortSignal): Promise<() => void> {
    const turn = this.turn(key, signal);
    if (turn) await turn;
    return this.ending(key);
  }

  /**
   * Like `enter` for work that begins at once or not at all.
   * @param most tasks of this key that run at once, if not that of the queue
   * @throws RateLimitedError when so many of them run, or as many as may of all keys together
   */
  enterNow(key: string, most = this.options.perKey): () => void {
    const line = this.lineOf(key);
    if (this.running >= this.options.concurrency || line.running >= most) {
      this.tidy(key, line);
      throw new RateLimitedError(this.options.retryAfterSeconds);
    }
    this.begin(key, line);
    return this.ending(key);
  }

  /** Whether a task of this key would begin at once. */
  isOpen(key: string): boolean {
    return this.hasRoom(key, this.lines.get(key) ?? NOTHING);
  }

  /** Refuses all that wait and all that come from now on; what has begun goes on. */
  close(reason: Error): void {
    this.closed = reason;
    for (const { waiting } of this.lines.values()) for (let next = waiting[0]; next; next = waiting[0]) next.refuse(reason);
  }

  private hasRoom(key: string, line: Line): boolean {
    return line.waiting.length === 0 && this.mayBegin(key, line);
  }

  private mayBegin(key: string, line: Line): boolean {
    const { concurrency, perKey, isSlow } = this.options;
    if (this.running >= concurrency || line.running >= perKey) return false;
    return this.slow === 0 || this.slow < concurrency - 1 || !isSlow(key);
  }

  /** Nothing where the task begins at once. */
  private turn(key: string, signal?: AbortSignal, maxWaiting = this.options.maxWaitingPerKey): Promise<void> | undefined {
    if (this.closed) throw this.closed;
    signal?.throwIfAborted();
    const line = this.lineOf(key);
    if (this.hasRoom(key, line)) {
      this.begin(key, line);
      return undefined;
    }
    if (line.waiting.length >= maxWaiting || this.waiting >= this.options.maxWaiting) {
      this.tidy(key, line);
      throw this.refusal(line.waiting.length >= maxWaiting);
    }
    return this.wait(key, line, signal);
  }

  private refusal(ofThisKey: boolean): Error {
    const { retryAfterSeconds } = this.options;
    return ofThisKey
      ? new TooManyWaitingError(retryAfterSeconds)
      : new UnavailableError('The server is busy. Please try again in a moment.', 'BUSY', { retryAfterSeconds });
  }

  private wait(key: string, line: Line, signal?: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const leave = () => waiter.refuse(signal?.reason as Error);
      const waiter: Waiter = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
        refuse: (reason) => {
          signal?.removeEventListener('abort', leave);
          line.waiting.splice(line.waiting.indexOf(waiter), 1);
          this.waiting -= 1;
          this.tidy(key, line);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.waiting.push(waiter);
      this.waiting += 1;
    });
  }

  private begin(key: string, line: Line): void {
    this.running += 1;
    line.running += 1;
    if (this.options.isSlow(key)) {
      this.slow += 1;
      line.slow += 1;
    }
    this.toTheEnd(key, line);
  }

  private ending(key: string): () => void {
    let ended = false;
    return () => {
      if (!ended) this.end(key);
      ended = true;
    };
  }

  private end(key: string): void {
    const line = this.lineOf(key);
    this.running -= 1;
    line.running -= 1;
    // Which of several has ended does not matter: they are counted only.
    if (line.slow > line.running) {
      line.slow -= 1;
      this.slow -= 1;
    }
    this.toTheEnd(key, line);
    this.tidy(key, line);
    this.serve();
  }

  /** Begins as many waiting tasks as there is room for, one of each key in turn. */
  private serve(): void {
    while (this.waiting > 0 && this.running < this.options.concurrency) {
      const [key, line] = this.next() ?? [];
      const waiter = line?.waiting.shift();
      if (key === undefined || !line || !waiter) return;
      this.waiting -= 1;
      this.begin(key, line);
      waiter.begin();
    }
  }

  /** Whose turn it is. */
  private next(): Entry | undefined {
    const { goesFirst, firstInARow } = this.options;
    let first: Entry | undefined;
    let other: Entry | undefined;
    for (const [key, line] of this.lines) {
      if (line.waiting.length === 0 || !this.mayBegin(key, line)) continue;
      if (goesFirst(key)) first ??= [key, line];
      else other ??= [key, line];
      if ((first && other) || (other && goesFirst === never)) break;
    }
    if (!first || (other && this.inARow >= firstInARow)) {
      this.inARow = 0;
      return other ?? first;
    }
    this.inARow = other ? this.inARow + 1 : 0;
    return first;
  }

  private toTheEnd(key: string, line: Line): void {
    this.lines.delete(key);
    this.lines.set(key, line);
  }

  private lineOf(key: string): Line {
    const line = this.lines.get(key) ?? { running: 0, slow: 0, waiting: [] };
    this.lines.set(key, line);
    return line;
  }

  private tidy(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.lines.delete(key);
  }
}
