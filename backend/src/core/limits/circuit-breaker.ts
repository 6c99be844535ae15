export interface CircuitBreakerOptions {
  /** Failures without a success between them after which calls are refused. */
  failures: number;
  /** Pause before each probe while calls are refused, in milliseconds. */
  probeEveryMs: number;
  /** A cheap call; the first one that succeeds lets calls through again. Bounds its own time. */
  probe(): Promise<unknown>;
  /** Whether an error means that the other side is away, not that it refused this call. */
  isOutage(error: unknown): boolean;
  /** What a refused call throws. */
  refusal(): Error;
}

/**
 * Refuses calls to a service that keeps failing, so that nobody waits for it, and probes it in the background until it is back.
 * (opossum and cockatiel make a caller's own call the probe, and their present versions need Node 22.)
 */
export class CircuitBreaker {
  private failed = 0;
  private probing: NodeJS.Timeout | undefined;
  private isOpen = false;
  private closed = false;

  constructor(private readonly options: CircuitBreakerOptions) {}

  /** @throws what the work throws, or the refusal */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.requireCalls();
    try {
      const value = await work();
      this.failed = 0;
      return value;
    } catch (error) {
      if (this.options.isOutage(error)) this.fail();
      throw error;
    }
  }

  /** For calls whose own failures tell nothing, such as long ones. @throws the refusal */
  requireCalls(): void {
    if (this.isOpen) throw this.options.refusal();
  }

  /** Ends the probes. */
  close(): void {
    this.closed = true;
    clearTimeout(this.probing);
  }

  private fail(): void {
    this.failed += 1;
    if (this.isOpen || this.failed < this.options.failures) return;
    this.isOpen = true;
    this.probeLater();
  }

  private probeLater(): void {
    if (this.closed) return;
    this.probing = setTimeout(() => void this.probe(), this.options.probeEveryMs).unref();
  }

  private async probe(): Promise<void> {
    try {
      await this.options.probe();
      this.failed = 0;
      this.isOpen = false;
    } catch {
      // Still away, which is what the calls that are refused say.
      this.probeLater();
    }
  }
}
