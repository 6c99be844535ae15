import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../../core/observability/loggers.js';
import { FreesStorage, type StorageFreer } from '../../../core/quota/storage-quota.js';
import { MatterItems } from './matter-items.js';
import { RESTORABLE_MS } from './matter-limits.js';

const EVERY_MS = 3_600_000;
/** Matters in one transaction. */
const BATCH = 20;

/** Removes matters for good, with what was deleted with them, once their deletion can no longer be undone. */
@Injectable()
@FreesStorage()
export class MatterUpkeep implements OnApplicationBootstrap, StorageFreer {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly items: MatterItems,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('matters-purge', EVERY_MS, async () => {
      const removed = await this.purge();
      if (removed > 0) loggers.app.info({ removed }, 'matters were removed for good');
    });
  }

  /** Those of one owner that could still be restored, since their place is needed. */
  async freeStorage(ownerId: string): Promise<void> {
    await this.remove('owner_id = $1 and deleted_at is not null', [ownerId]);
  }

  /** @returns how many were removed */
  purge(): Promise<number> {
    return this.remove(`deleted_at < now() - $1 * interval '1 millisecond'`, [RESTORABLE_MS]);
  }

  private async remove(which: string, values: unknown[]): Promise<number> {
    let removed = 0;
    for (let batch = BATCH; batch === BATCH; removed += batch)
      batch = await this.database.transaction(async (manager) => {
        const rows = await manager.query<{ id: string }[]>(
          `select id from matters where ${which} order by deleted_at limit ${BATCH} for update skip locked`,
          values,
        );
        const ids = rows.map(({ id }) => id);
        await this.items.purgeWith(manager, ids);
        await manager.query('delete from matters where id = any($1)', [ids]);
        return ids.length;
      });
    return removed;
  }
}
