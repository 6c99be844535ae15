/** Aborts `signal` when more than `idleMs` pass between `start` and `stop`. */
export class IdleTimer {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  expired = false;

  constructor(private readonly idleMs: number) {}

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  start(): void {
    this.stop();
    this.timer = setTimeout(() => {
      this.expired = true;
      this.controller.abort();
    }, this.idleMs);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Ends whatever still listens to `signal`, without counting as idle. */
  cancel(): void {
    this.stop();
    this.controller.abort();
  }
}
