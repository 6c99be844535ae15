import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { newestFirst } from '../../pages/newest-first.js';
import type { CursorQuery, Page } from '../../pages/page.js';
import { JOB_STATES, type JobRecord, type JobState } from '../job-definition.js';
import { JOB_COLUMNS, queryJobs } from './job-rows.js';
import { Job } from './job.entity.js';

export interface JobListQuery extends CursorQuery {
  state?: JobState | null;
  subject?: string | null;
}

@Injectable()
export class JobReader {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @returns null also for what is no id at all */
  async find(id: string): Promise<JobRecord | null> {
    return isUUID(id) ? ((await this.select('where id = $1', [id]))[0] ?? null) : null;
  }

  /** Newest first. */
  list({ state, subject, ...page }: JobListQuery): Promise<Page<JobRecord>> {
    const where = { ...(state && { state }), ...(subject && { subject }) };
    return newestFirst(this.database.getRepository(Job).createQueryBuilder('job').where(where), 'createdAt', page);
  }

  /** All jobs of an owner that are still in the table. */
  ownedBy(ownerId: string): Promise<JobRecord[]> {
    return this.select('where owner_id = $1', [ownerId]);
  }

  /** The newest job of each subject that has any, in no order. */
  latestFor(subjects: readonly string[]): Promise<JobRecord[]> {
    if (subjects.length === 0) return Promise.resolve([]);
    return this.select(
      'where id in (select distinct on (subject) id from jobs where subject = any($1) order by subject, created_at desc, id desc)',
      [subjects],
    );
  }

  async counts(): Promise<Record<JobState, number>> {
    const rows = await this.database.query<{ state: JobState; count: string }[]>('select state, count(*) from jobs group by state');
    const counts = Object.fromEntries(JOB_STATES.map((state) => [state, 0])) as Record<JobState, number>;
    for (const { state, count } of rows) counts[state] = Number(count);
    return counts;
  }

  /** Queued jobs that may run and that the queue has not taken within `ageMs`, oldest first. */
  undispatched(ageMs: number, limit: number): Promise<JobRecord[]> {
    return this.select(
      `where state = 'queued' and dispatched_at is null and (group_key is null or admitted_at is not null)
         and created_at < now() - $1 * interval '1 millisecond' order by created_at limit $2`,
      [ageMs, limit],
    );
  }

  /** Dispatched jobs that are not finished, oldest first; `stale` when no run has been heard of for `staleMs`. */
  active(staleMs: number, limit: number): Promise<(JobRecord & { stale: boolean })[]> {
    return this.database.query(
      `select ${JOB_COLUMNS}, coalesce(heartbeat_at < now() - $1 * interval '1 millisecond', true) as stale
       from jobs where state in ('queued', 'running') and dispatched_at is not null order by created_at limit $2`,
      [staleMs, limit],
    );
  }

  private select(clauses: string, values: unknown[]): Promise<JobRecord[]> {
    return queryJobs(this.database.manager, `select ${JOB_COLUMNS} from jobs ${clauses}`, values);
  }
}
