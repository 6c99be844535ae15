interface Clock {
  now(): number;
}

interface Spent {
  since: number;
  ms: number;
}

/** Owners whose time is kept; the one whose window began first is forgotten first. */
const MOST_OWNERS = 10_000;

/** What each owner may take of this process's event loop within a window. Kept in memory: it is asked before every piece of work. */
export class TimeBudget {
  private readonly spent = new Map<string, Spent>();

  /**
   * @param budgetMs what an owner may take within a window
   * @param windowMs from the first piece of work in it
   */
  constructor(
    private readonly budgetMs: number,
    private readonly windowMs: number,
    private readonly clock: Clock = performance,
  ) {}

  /** Counts work that was done. */
  add(owner: string, ms: number): void {
    const now = this.clock.now();
    const known = this.spent.get(owner);
    if (known && now - known.since < this.windowMs) {
      known.ms += ms;
      return;
    }
    this.spent.delete(owner);
    this.spent.set(owner, { since: now, ms });
    for (const oldest of this.spent.keys()) {
      if (this.spent.size <= MOST_OWNERS) break;
      this.spent.delete(oldest);
    }
  }

  /** How long an owner has to wait, in milliseconds, before the next work; 0 for one who has time left. */
  wait(owner: string): number {
    const known = this.spent.get(owner);
    if (!known || known.ms < this.budgetMs) return 0;
    return Math.max(0, known.since + this.windowMs - this.clock.now());
  }
}
