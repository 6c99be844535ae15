import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PeriodicTasks } from '../../../../core/jobs/periodic/periodic-tasks.js';

const EVERY_MS = 6 * 3_600_000;

/** Removes proposed changes that have expired. */
@Injectable()
export class ProposalUpkeep implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('change-proposals', EVERY_MS, async () => {
      await this.removeExpired();
    });
  }

  /** @returns how many were removed */
  async removeExpired(): Promise<number> {
    const [, removed] = await this.database.query<[unknown[], number]>('delete from change_proposals where expires_at < now()');
    return removed;
  }
}
