import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../errors/database-errors.js';
import { TooManyWaitingError } from '../../errors/common-errors.js';
import { definedJobs, type JobRecord } from '../job-definition.js';
import { JOB_COLUMNS, queryJobs } from '../store/job-rows.js';

const RETRY_AFTER_SECONDS = 5;

/**
 * Which job of a group may run. One is admitted at a time: those that somebody waits for first, among equals the oldest. Since each
 * queue then holds at most one job of a group, its first-in-first-out order serves the groups in turn.
 */
@Injectable()
export class JobGroups {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Lets no other transaction add a job to the group until this one ends, so that its jobs can be counted. */
  async lock(manager: EntityManager, groupKey: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [groupKey]);
  }

  /**
   * To be called after the job was inserted.
   * @throws TooManyWaitingError when the group has more jobs in this queue than one and those that may wait
   */
  async ensureRoom(manager: EntityManager, { groupKey, queue }: { groupKey: string; queue: string }, maxWaiting: number): Promise<void> {
    const [row] = await manager.query<[{ unfinished: number }]>(
      `select count(*)::int as unfinished from jobs where group_key = $1 and queue = $2 and state in ('queued', 'running')`,
      [groupKey, queue],
    );
    if (row.unfinished > maxWaiting + 1) throw new TooManyWaitingError(RETRY_AFTER_SECONDS);
  }

  /** Admits the job of the group whose turn it is; null when none waits, or one that was admitted is not over yet. */
  async admitNext(groupKey: string): Promise<JobRecord | null> {
    try {
      const [admitted] = await queryJobs(
        this.database.manager,
        `update jobs set admitted_at = now()
         where admitted_at is null and state = 'queued'
           and id = (select id from jobs where group_key = $1 and state = 'queued' and admitted_at is null
             order by (name = any ($2)) desc, created_at, id limit 1)
           and not exists (
             select 1 from jobs held where held.group_key = $1 and held.admitted_at is not null and held.state in ('queued', 'running'))
         returning ${JOB_COLUMNS}`,
        [groupKey, urgentJobs()],
      );
      return admitted ?? null;
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** Groups in which a job has waited for `ageMs` or longer and none is admitted: the process that should have done it died. */
  async idle(ageMs: number, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ group_key: string }[]>(
      `select distinct waiting.group_key from jobs waiting
       where waiting.state = 'queued' and waiting.group_key is not null and waiting.admitted_at is null
         and waiting.created_at < now() - $1 * interval '1 millisecond'
         and not exists (select 1 from jobs held
           where held.group_key = waiting.group_key and held.admitted_at is not null and held.state in ('queued', 'running'))
       limit $2`,
      [ageMs, limit],
    );
    return rows.map((row) => row.group_key);
  }
}

const urgentJobs = (): string[] => definedJobs().flatMap(({ name, perOwner }) => (perOwner?.urgent ? [name] : []));
