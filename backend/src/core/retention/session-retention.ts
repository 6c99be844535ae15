import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { PeriodicTasks } from '../jobs/periodic/periodic-tasks.js';
import { loggers } from '../observability/loggers.js';

const EVERY_MS = 6 * 3_600_000;
/** Rows in one statement, so that none holds its locks for long. */
const BATCH = 5000;

/** Forgets logins, with the addresses that they came from, some days after they ended (`SESSION_RETENTION_DAYS`). */
@Injectable()
export class SessionRetention implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('session-retention', EVERY_MS, async () => {
      const removed = await this.removeEnded(this.config.retention.sessionDays);
      if (removed > 0) loggers.app.info({ removed }, 'sessions that ended long ago were removed');
    });
  }

  /** Removes sessions that ended more than `days` ago. @returns how many */
  async removeEnded(days: number): Promise<number> {
    for (let removed = 0; ;) {
      const [, count] = await this.database.query<[unknown[], number]>(
        `delete from sessions where id in (select id from sessions where expires_at < now() - $1 * interval '1 day' limit ${BATCH})`,
        [days],
      );
      removed += count;
      if (count < BATCH) return removed;
    }
  }
}
