import { RateLimitedError } from '../errors/common-errors.js';

/** Bounds how many tasks of one key run at the same time in this process. One more is refused, not kept waiting. */
export class AtOnce {
  private readonly running = new Map<string, number>();

  /** @param retryAfterSeconds what a refusal says; about as long as one task takes */
  constructor(private readonly retryAfterSeconds: number) {}

  /**
   * Begins a task.
   * @returns ends it; further calls do nothing
   * @throws RateLimitedError when `max` tasks of the key are running
   */
  enter(key: string, max: number): () => void {
    const count = this.running.get(key) ?? 0;
    if (count >= max) throw new RateLimitedError(this.retryAfterSeconds);
    this.running.set(key, count + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.running.get(key) ?? 1) - 1;
      if (left > 0) this.running.set(key, left);
      else this.running.delete(key);
    };
  }
}
