import type { LossPolicy } from './channel.js';
import type { Subscription } from './event-bus.js';
import { EventsLostError } from './events-errors.js';

/** Events that one subscriber may have waiting. */
export const QUEUE_CAPACITY = 1000;

interface Waiter<T> {
  resolve(result: IteratorResult<T>): void;
  reject(error: unknown): void;
}

/** The bounded buffer between the bus and one subscriber. To be iterated once. */
export class EventQueue<T> implements Subscription<T>, AsyncIterator<T> {
  private readonly buffer: T[] = [];
  private readonly waiters: Waiter<T>[] = [];
  private ended = false;
  private failure: Error | undefined;
  ready: Promise<void> = Promise.resolve();

  constructor(
    private readonly loss: LossPolicy,
    private readonly onEnd: () => void,
    private readonly capacity = QUEUE_CAPACITY,
  ) {}

  push(event: T): void {
    if (this.ended) return;
    const waiter = this.waiters.shift();
    if (waiter) return waiter.resolve({ value: event, done: false });
    if (this.buffer.length >= this.capacity) {
      if (this.loss === 'fail') return this.fail(new EventsLostError('slow'));
      this.buffer.shift();
    }
    this.buffer.push(event);
  }

  /** The connection broke: events may have been missed. */
  interrupted(): void {
    if (this.loss === 'fail') this.fail(new EventsLostError('disconnected'));
  }

  /** Events that came before are still delivered, then the iteration throws. */
  fail(error: unknown): void {
    if (this.ended) return;
    this.failure = error as Error;
    this.end();
  }

  close(): void {
    if (this.ended) return;
    this.buffer.length = 0;
    this.end();
  }

  [Symbol.asyncIterator](): AsyncIterator<T> {
    return this;
  }

  async next(): Promise<IteratorResult<T>> {
    if (this.buffer.length > 0) return { value: this.buffer.shift() as T, done: false };
    if (this.ended) return this.result();
    return new Promise((resolve, reject) => this.waiters.push({ resolve, reject }));
  }

  return(): Promise<IteratorResult<T>> {
    this.close();
    return Promise.resolve({ value: undefined, done: true });
  }

  private end(): void {
    this.ended = true;
    this.onEnd();
    for (const waiter of this.waiters.splice(0)) {
      this.result().then(
        (result) => waiter.resolve(result),
        (error: unknown) => waiter.reject(error),
      );
    }
  }

  private result(): Promise<IteratorResult<T>> {
    const failure = this.failure;
    this.failure = undefined;
    return failure === undefined ? Promise.resolve({ value: undefined, done: true }) : Promise.reject(failure);
  }
}
