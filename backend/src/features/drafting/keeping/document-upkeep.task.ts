import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../../core/observability/loggers.js';
import { FreesStorage, type StorageFreer } from '../../../core/quota/storage-quota.js';
import { RESTORABLE_MS } from '../versions/version-writer.js';

const EVERY_MS = 10 * 60_000;
/** Rows in one statement. */
const BATCH = 20;

/** Removes documents for good, with their versions and proposed changes, once their deletion can no longer be undone. */
@Injectable()
@FreesStorage()
export class DocumentUpkeep implements OnApplicationBootstrap, StorageFreer {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('documents-purge', EVERY_MS, async () => {
      const removed = await this.purge();
      if (removed > 0) loggers.app.info({ removed }, 'documents were removed for good');
    });
  }

  /** Those of one owner that could still be restored, since their place is needed. */
  freeStorage(ownerId: string): Promise<void> {
    return this.remove('owner_id = $1 and deleted_at is not null', [ownerId]).then(() => undefined);
  }

  /** @returns how many were removed */
  purge(): Promise<number> {
    return this.remove(`deleted_at < now() - $1 * interval '1 millisecond' and not of_deleted_matter(matter_id)`, [RESTORABLE_MS]);
  }

  private async remove(which: string, values: unknown[]): Promise<number> {
    let removed = 0;
    for (let batch = BATCH; batch === BATCH; removed += batch) {
      [, batch] = await this.database.query<[unknown[], number]>(
        `delete from documents where id in (
           select id from documents where ${which} limit ${BATCH})`,
        values,
      );
    }
    return removed;
  }
}
