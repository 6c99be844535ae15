import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PeriodicTasks } from '../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../core/observability/loggers.js';
import { RATING_DAYS } from './answer-ratings.service.js';

const EVERY_MS = 24 * 3_600_000;
/** Rows in one statement. */
const BATCH = 5000;

/** Removes ratings that have been kept for as long as they are, and those of matters that have become confidential. */
@Injectable()
export class RatingRetention implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('answer-ratings-retention', EVERY_MS, async () => {
      const removed = await this.purge();
      if (removed > 0) loggers.app.info({ removed }, 'ratings of answers were removed');
    });
  }

  /** @returns how many went */
  async purge(): Promise<number> {
    for (let removed = 0; ;) {
      const [, count] = await this.database.query<[unknown[], number]>(
        `delete from answer_ratings where exchange_id in (
           select r.exchange_id from answer_ratings r join conversation_exchanges e on e.id = r.exchange_id
             join conversations c on c.id = e.conversation_id left join matters m on m.id = c.matter_id
           where r.rated_at < now() - $1 * interval '1 day' or m.confidential limit ${BATCH})`,
        [RATING_DAYS],
      );
      removed += count;
      if (count < BATCH) return removed;
    }
  }
}
