/** Aborts `signal` when the first words take longer than `firstMs`, or when more than `idleMs` pass between `start` and `stop` after them. */
export class IdleTimer {
  private readonly controller = new AbortController();
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasBegun = false;
  expired = false;

  constructor(
    private readonly idleMs: number,
    private readonly firstMs: number,
  ) {}

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  start(): void {
    this.stop();
    if (this.hasBegun) this.timer = setTimeout(this.expire, this.idleMs);
    else this.first ??= setTimeout(this.expire, this.firstMs);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** The first words have come. */
  begun(): void {
    this.hasBegun = true;
    clearTimeout(this.first);
  }

  /** Ends whatever still listens to `signal`, without counting as idle. */
  cancel(): void {
    this.stop();
    clearTimeout(this.first);
    this.controller.abort();
  }

  private readonly expire = (): void => {
    this.expired = true;
    this.controller.abort();
  };
}
