import type { DataSource } from 'typeorm';
import { type Counts, Tally } from '../../../core/observability/tally.js';

/** Acts that are remembered; the guide knows some hundred, and administrators' topics name others. */
const MAX_ACTS = 1000;
const TITLE_MAX = 300;

/** Counts the acts that questions asked for and the library lacked, beside the answers. */
export class MissingLawLog {
  private readonly tally: Tally;

  constructor(private readonly database: DataSource) {
    this.tally = new Tally({
      max: MAX_ACTS,
      lost: 'law that the library lacks was asked for and could not be counted',
      write: (counts) => this.write(counts),
    });
  }

  /** @param acts titles as the guide writes them, each counted once; never words of a question */
  note(acts: readonly string[]): void {
    this.tally.note(new Set(acts.map((act) => act.slice(0, TITLE_MAX))));
  }

  /** Resolves once everything that was noted has been written, or could not be. */
  settled(): Promise<void> {
    return this.tally.settled();
  }

  private write(counts: Counts): Promise<unknown> {
    return this.database.query(
      `insert into missing_law (act, asked, last_asked_at)
       select act, asked, now() from unnest($1::text[], $2::bigint[]) as asked_for (act, asked)
       where exists (select 1 from missing_law where missing_law.act = asked_for.act)
         or (select count(*) from missing_law) + cardinality($1::text[]) <= $3
       on conflict (act) do update set asked = missing_law.asked + excluded.asked, last_asked_at = excluded.last_asked_at`,
      [counts.map(([act]) => act), counts.map(([, count]) => count), MAX_ACTS],
    );
  }
}
