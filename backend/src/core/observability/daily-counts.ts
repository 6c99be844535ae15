import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Counts, Tally } from './tally.js';

/** What is counted by the day. A question is answered when its answer quotes a source. */
export type DailyCount = 'question.answered' | 'question.unanswered';

/** Days and kinds that can wait to be written; one of each kind a day. */
const MAX_KEYS = 100;

/** How often something was done on each UTC day; by whom is not recorded. Counting never delays the work, nor makes it fail. */
@Injectable()
export class DailyCounts implements BeforeApplicationShutdown {
  private readonly tally: Tally;

  constructor(@InjectDataSource() private readonly database: DataSource) {
    this.tally = new Tally({ max: MAX_KEYS, lost: 'what was done could not be counted', write: (counts) => this.write(counts) });
  }

  note(what: DailyCount): void {
    this.tally.note([`${new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)} ${what}`]);
  }

  /** Resolves once everything that was noted has been written, or could not be. */
  settled(): Promise<void> {
    return this.tally.settled();
  }

  /** While the database is still there. */
  beforeApplicationShutdown(): Promise<void> {
    return this.settled();
  }

  /** @param since a day of UTC; the first that is wanted. @returns days such as "2026-01-31" with their counts, only those above 0 */
  async since(since: Date, what: DailyCount): Promise<Map<string, number>> {
    const rows = await this.database.query<{ day: string; count: string }[]>(
      'select day::text, count from daily_counts where day >= $1::date and what = $2',
      [since.toISOString(), what],
    );
    return new Map(rows.map(({ day, count }) => [day, Number(count)]));
  }

  private write(counts: Counts): Promise<unknown> {
    const keys = counts.map(([key]) => key.split(' '));
    return this.database.query(
      `insert into daily_counts (day, what, count) select * from unnest($1::date[], $2::text[], $3::bigint[])
       on conflict (day, what) do update set count = daily_counts.count + excluded.count`,
      [keys.map(([day]) => day), keys.map(([, what]) => what), counts.map(([, count]) => count)],
    );
  }
}
