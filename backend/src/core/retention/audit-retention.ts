import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { PeriodicTasks } from '../jobs/periodic/periodic-tasks.js';
import { loggers } from '../observability/loggers.js';

const EVERY_MS = 24 * 3_600_000;
/** Rows in one transaction, so that none holds its locks for long. */
const BATCH = 5000;

/** Removes the oldest entries of the audit log where `AUDIT_RETENTION_DAYS` asks for it; without it they are kept for ever. */
@Injectable()
export class AuditRetention implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    const { auditDays } = this.config.retention;
    if (auditDays === null) return;
    this.tasks.schedule('audit-retention', EVERY_MS, async () => {
      const removed = await this.removeOlderThan(auditDays);
      if (removed > 0) loggers.app.info({ removed, days: auditDays }, 'old entries of the audit log were removed');
    });
  }

  /** Removes entries older than `days`. The table refuses younger ones than it is told here, and any within a month. @returns how many */
  async removeOlderThan(days: number): Promise<number> {
    for (let removed = 0; ;) {
      const count = await this.database.transaction(async (manager) => {
        await manager.query(`select set_config('themis.audit_retention_days', $1, true)`, [String(days)]);
        const [, deleted] = await manager.query<[unknown[], number]>(
          `delete from audit_log where id in
             (select id from audit_log where at < now() - $1 * interval '1 day' order by id limit ${BATCH})`,
          [days],
        );
        return deleted;
      });
      removed += count;
      if (count < BATCH) return removed;
    }
  }
}
