import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { KNOWN_NETWORK_DAYS } from '../access/addresses/known-networks.js';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { PeriodicTasks } from '../jobs/periodic/periodic-tasks.js';
import { loggers } from '../observability/loggers.js';

const HOUR_MS = 3_600_000;
/** Rows in one transaction, so that none holds its locks for long. */
const BATCH = 5000;

/** Removes what is kept for some days only. */
@Injectable()
export class Retention implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    const { sessionDays, auditDays } = this.config.retention;
    this.schedule('session-retention', 6 * HOUR_MS, sessionDays, (days) => this.removeSessions(days));
    this.schedule('known-network-retention', 24 * HOUR_MS, KNOWN_NETWORK_DAYS, (days) => this.removeKnownNetworks(days));
    if (auditDays !== null) this.schedule('audit-retention', 24 * HOUR_MS, auditDays, (days) => this.removeAuditEntries(days));
  }

  /** Forgets logins, with the addresses that they came from, that ended more than `days` ago (`SESSION_RETENTION_DAYS`). @returns how many */
  removeSessions(days: number): Promise<number> {
    return this.inBatches(async (manager) => {
      const [, removed] = await manager.query<[unknown[], number]>(
        `delete from sessions where id in (select id from sessions where expires_at < now() - $1 * interval '1 day' limit ${BATCH})`,
        [days],
      );
      return removed;
    });
  }

  /** Forgets the networks that nobody has signed in to an account from for `days`. @returns how many */
  removeKnownNetworks(days: number): Promise<number> {
    return this.inBatches(async (manager) => {
      const [, removed] = await manager.query<[unknown[], number]>(
        `delete from known_networks where (user_id, network) in
           (select user_id, network from known_networks where seen_at < now() - $1 * interval '1 day' limit ${BATCH})`,
        [days],
      );
      return removed;
    });
  }

  /**
   * Removes entries of the audit log older than `days` (`AUDIT_RETENTION_DAYS`; without it they are kept for ever). The table refuses
   * younger ones than it is told here, and any within a month.
   * @returns how many
   */
  removeAuditEntries(days: number): Promise<number> {
    return this.inBatches(async (manager) => {
      await manager.query(`select set_config('themis.audit_retention_days', $1, true)`, [String(days)]);
      const [, removed] = await manager.query<[unknown[], number]>(
        `delete from audit_log where id in
           (select id from audit_log where at < now() - $1 * interval '1 day' order by id limit ${BATCH})`,
        [days],
      );
      return removed;
    });
  }

  private schedule(name: string, everyMs: number, days: number, remove: (days: number) => Promise<number>): void {
    this.tasks.schedule(name, everyMs, async () => {
      const removed = await remove(days);
      if (removed > 0) loggers.app.info({ task: name, removed, days }, 'what is kept for some days only was removed');
    });
  }

  private async inBatches(remove: (manager: EntityManager) => Promise<number>): Promise<number> {
    for (let removed = 0; ;) {
      const count = await this.database.transaction(remove);
      removed += count;
      if (count < BATCH) return removed;
    }
  }
}
