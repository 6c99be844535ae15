import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, LessThan, Not } from 'typeorm';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../../core/observability/loggers.js';
import { FreesStorage, type StorageFreer } from '../../../core/quota/storage-quota.js';
import { Party } from './parties.entity.js';
import { RESTORABLE_MS } from './party-limits.js';

const EVERY_MS = 3_600_000;

/** Removes parties for good once their deletion can no longer be undone. */
@Injectable()
@FreesStorage()
export class PartyUpkeep implements OnApplicationBootstrap, StorageFreer {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('parties-purge', EVERY_MS, async () => {
      const removed = await this.purge();
      if (removed > 0) loggers.app.info({ removed }, 'parties were removed for good');
    });
  }

  /** Those of one owner that could still be restored, since their place is needed. */
  async freeStorage(ownerId: string): Promise<void> {
    await this.database.manager.delete(Party, { ownerId, deletedAt: Not(IsNull()) });
  }

  /** @returns how many were removed */
  async purge(): Promise<number> {
    const { affected } = await this.database.manager.delete(Party, { deletedAt: LessThan(new Date(Date.now() - RESTORABLE_MS)) });
    return affected ?? 0;
  }
}
