interface Clock {
  now(): number;
}

/** How long an owner is remembered after a text of theirs overran, in milliseconds. */
const REMEMBERED_MS = 10 * 60_000;
/** Owners remembered at once; the one that overran longest ago is forgotten first. */
const MOST_OWNERS = 10_000;

/** Remembers in this process whose texts took too long lately, so that their next ones make nobody else wait. */
export class SlowOwners {
  private readonly until = new Map<string, number>();

  constructor(private readonly clock: Clock = performance) {}

  /** Remembers an owner for ten minutes from now. */
  note(owner: string): void {
    this.until.delete(owner);
    this.until.set(owner, this.clock.now() + REMEMBERED_MS);
    for (const oldest of this.until.keys()) {
      if (this.until.size <= MOST_OWNERS) break;
      this.until.delete(oldest);
    }
  }

  has(owner: string): boolean {
    const until = this.until.get(owner);
    if (until === undefined) return false;
    if (until > this.clock.now()) return true;
    this.until.delete(owner);
    return false;
  }
}
