import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../../core/observability/loggers.js';
import { FreesStorage, type StorageFreer } from '../../../core/quota/storage-quota.js';
import { RESTORABLE_MS } from './conversation-limits.js';

const EVERY_MS = 10 * 60_000;
/** Rows in one statement. */
const BATCH = 100;

/** Removes for good what was deleted an hour ago, what was begun and never used, and what nobody has used for as long as the setting says. */
@Injectable()
@FreesStorage()
export class ConversationUpkeep implements OnApplicationBootstrap, StorageFreer {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('conversations-purge', EVERY_MS, async () => {
      const removed = await this.purge(this.config.retention.conversationDays);
      if (removed > 0) loggers.app.info({ removed }, 'conversations were removed for good');
    });
  }

  /** Those of one owner that could still be restored, since their place is needed. */
  async freeStorage(ownerId: string): Promise<void> {
    await this.database.query('delete from conversations where owner_id = $1 and deleted_at is not null', [ownerId]);
  }

  /** @param days without a question after which a conversation goes; null keeps them. @returns how many went */
  async purge(days: number | null): Promise<number> {
    const [, removed] = await this.database.query<[unknown[], number]>(
      `delete from conversations where id in (
         select id from conversations
         where (deleted_at < now() - $1 * interval '1 millisecond' and not of_deleted_matter(matter_id))
           or (exchange_count = 0 and created_at < now() - interval '1 day')
           or ($2::integer is not null and updated_at < now() - $2::integer * interval '1 day')
         limit ${BATCH})`,
      [RESTORABLE_MS, days],
    );
    return removed;
  }
}
