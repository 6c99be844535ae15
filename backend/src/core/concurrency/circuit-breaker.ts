export interface CircuitBreakerOptions {
  /** Failures without a success between them after which calls are refused. */
  failures: number;
  /** For how long, in milliseconds; then it is tried whether the other side is back. */
  retryMs: number;
  /** A cheap call that tries it in the background, and bounds its own time. Without one, a caller's own call is let through to try it. */
  probe?: () => Promise<unknown>;
  /** Whether an error means that the other side is away, not that it refused this call. */
  isOutage: (error: unknown) => boolean;
  /** What a refused call throws. @param retryAfterMs until the next try */
  refusal: (retryAfterMs: number) => Error;
  now?: () => number;
}

/**
 * Refuses calls to a service that keeps failing, so that nobody waits for it, and tries from time to time whether it is back: in the
 * background where there is a cheap call for that, else by one call of those that come.
 */
export class CircuitBreaker {
  private failed = 0;
  private openUntil = 0;
  private probing: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly now: () => number;

  constructor(private readonly options: CircuitBreakerOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  /** @throws what the work throws, or the refusal */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.enter();
    try {
      const value = await work();
      this.succeeded();
      return value;
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  /** Before a call that tells by `succeeded` and `fail` how it ended, or whose end tells nothing, such as a long one. @throws the refusal */
  enter(): void {
    if (!this.isOpen) return;
    const left = Math.max(0, this.openUntil - this.now());
    if (this.options.probe || left > 0) throw this.options.refusal(left);
    this.openUntil = this.now() + this.options.retryMs;
  }

  succeeded(): void {
    this.failed = 0;
    clearTimeout(this.probing);
  }

  fail(error: unknown): void {
    if (!this.options.isOutage(error)) return;
    const wasOpen = this.isOpen;
    this.failed += 1;
    this.openUntil = this.now() + this.options.retryMs;
    if (this.isOpen && !wasOpen) this.probeLater();
  }

  /** Ends the probes. */
  close(): void {
    this.closed = true;
    clearTimeout(this.probing);
  }

  private get isOpen(): boolean {
    return this.failed >= this.options.failures;
  }

  private probeLater(): void {
    const { probe, retryMs } = this.options;
    if (!probe || this.closed) return;
    this.probing = setTimeout(() => {
      probe().then(
        () => this.succeeded(),
        // Still away, which is what the calls that are refused say.
        () => this.isOpen && this.probeLater(),
      );
    }, retryMs).unref();
  }
}
