import type { DataSource } from 'typeorm';
import { loggers } from '../../../core/observability/loggers.js';

/** Acts that are remembered; the guide knows some hundred, and administrators' topics name others. */
const MAX_ACTS = 1000;
const TITLE_MAX = 300;

/**
 * Counts the acts that questions asked for and the library lacked. What is asked for is kept in memory and written beside the answers:
 * no answer waits for it, and none fails with it.
 */
export class MissingLawLog {
  private readonly counts = new Map<string, number>();
  private writing: Promise<void> | undefined;

  constructor(private readonly database: DataSource) {}

  /** @param acts titles as the guide writes them, each counted once; never words of a question */
  note(acts: readonly string[]): void {
    for (const act of new Set(acts)) {
      const title = act.slice(0, TITLE_MAX);
      if (this.counts.has(title) || this.counts.size < MAX_ACTS) this.counts.set(title, (this.counts.get(title) ?? 0) + 1);
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
        await this.database.query(
          `insert into missing_law (act, asked, last_asked_at)
           select act, asked, now() from unnest($1::text[], $2::bigint[]) as asked_for (act, asked)
           where exists (select 1 from missing_law where missing_law.act = asked_for.act)
             or (select count(*) from missing_law) + cardinality($1::text[]) <= $3
           on conflict (act) do update set asked = missing_law.asked + excluded.asked, last_asked_at = excluded.last_asked_at`,
          [counts.map(([act]) => act), counts.map(([, count]) => count), MAX_ACTS],
        );
      } catch (error) {
        loggers.app.error({ err: error, acts: counts.length }, 'law that the library lacks was asked for and could not be counted');
      }
    }
  }
}
