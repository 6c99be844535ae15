import { loggers } from './loggers.js';

/** What was counted since it was written last. */
export type Counts = readonly (readonly [key: string, count: number])[];

interface TallyOptions {
  /** Keys that are kept until they are written; more are left out. */
  max: number;
  /** What the log says when counts could not be written. */
  lost: string;
  write: (counts: Counts) => Promise<unknown>;
}

/**
 * Counts in memory and writes beside the work that is counted: no answer waits for it, and none fails with it. What comes in while a
 * write is under way is written after it, together.
 */
export class Tally {
  private readonly counts = new Map<string, number>();
  private writing: Promise<void> | undefined;

  constructor(private readonly options: TallyOptions) {}

  /** Counts each key once. */
  note(keys: Iterable<string>): void {
    for (const key of keys) {
      if (this.counts.has(key) || this.counts.size < this.options.max) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    }
    if (this.counts.size > 0) this.writing ??= this.write().finally(() => (this.writing = undefined));
  }

  /** Once everything that was noted is written, or could not be. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    while (this.counts.size > 0) {
      const counts = [...this.counts];
      this.counts.clear();
      try {
        await this.options.write(counts);
      } catch (error) {
        loggers.app.error({ err: error, keys: counts.length }, this.options.lost);
      }
    }
  }
}
