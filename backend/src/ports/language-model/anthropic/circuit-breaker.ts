import { LanguageModelError, type LanguageModelErrorReason } from '../errors.js';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;
/** Failures that the next caller would meet as well, after waiting for the whole deadline. */
const OF_THE_SERVICE: ReadonlySet<LanguageModelErrorReason> = new Set(['overloaded', 'timeout', 'unavailable', 'spend-limit']);

/**
 * Refuses calls at once after several have failed in a row, so that nobody waits for a service that is down; every 30 s one call
 * is let through, and its success closes the circuit.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @throws LanguageModelError `unavailable` while open. */
  enter(): void {
    if (this.failures < FAILURES_TO_OPEN) return;
    const left = this.openUntil - this.now();
    if (left > 0) throw new LanguageModelError('unavailable', { retryAfterSeconds: Math.ceil(left / 1000) });
    this.openUntil = this.now() + OPEN_MS;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(error: unknown): void {
    if (!(error instanceof LanguageModelError) || !OF_THE_SERVICE.has(error.reason)) return;
    this.failures += 1;
    this.openUntil = this.now() + OPEN_MS;
  }
}
