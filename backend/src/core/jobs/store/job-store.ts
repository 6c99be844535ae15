import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { JobPayload, JobProgress, JobRecord, JobResult } from '../job-definition.js';
import { WORKER_LOST } from '../job-errors.js';
import { JOB_COLUMNS, queryJobs } from './job-rows.js';

export interface NewJob {
  name: string;
  queue: string;
  payload: JobPayload;
  maxAttempts: number;
  dedupKey: string | null;
  subject: string | null;
  ownerId: string | null;
  requestedBy: string | null;
  groupKey: string | null;
}

export interface Failure {
  code: string;
  text: string;
}

/** An equal job that ended between our insert and our look leaves room for the next try. */
const INSERT_TRIES = 5;

/**
 * The writes to the table `jobs`. A running job belongs to one run, named by `run_id`: writes of a run that lost its job
 * change nothing and answer null.
 */
@Injectable()
export class JobStore {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Inserts a queued job, or finds the queued or running one with the same deduplication key. */
  async insert(job: NewJob, manager: EntityManager = this.database.manager): Promise<{ record: JobRecord; joined: boolean }> {
    for (let attempt = 0; attempt < INSERT_TRIES; attempt += 1) {
      const [inserted] = await queryJobs(
        manager,
        `insert into jobs (id, name, queue, payload, max_attempts, dedup_key, subject, owner_id, requested_by, group_key)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (name, dedup_key) where state in ('queued', 'running') do nothing returning ${JOB_COLUMNS}`,
        [
          randomUUID(),
          job.name,
          job.queue,
          JSON.stringify(job.payload),
          job.maxAttempts,
          job.dedupKey,
          job.subject,
          job.ownerId,
          job.requestedBy,
          job.groupKey,
        ],
      );
      if (inserted) return { record: inserted, joined: false };
      const [held] = await queryJobs(
        manager,
        `select ${JOB_COLUMNS} from jobs where name = $1 and dedup_key = $2 and state in ('queued', 'running')`,
        [job.name, job.dedupKey],
      );
      if (held) return { record: held, joined: true };
    }
    throw new Error(`job "${job.name}" could neither be added nor joined`);
  }

  async markDispatched(id: string): Promise<void> {
    await this.database.query(`update jobs set dispatched_at = now() where id = $1`, [id]);
  }

  /** Takes a queued job, or one whose run has been silent for `staleMs`; null when it is not available. */
  claim(id: string, runId: string, staleMs: number): Promise<JobRecord | null> {
    return this.one(
      `update jobs set state = 'running', run_id = $2, attempts = attempts + 1, heartbeat_at = now(),
         dispatched_at = coalesce(dispatched_at, now()), started_at = coalesce(started_at, clock_timestamp()),
         stage = case when state = 'queued' and stage like 'waiting for %' then stage end, percent = 0, done = null, total = null
       where id = $1 and attempts < max_attempts and not cancel_requested and (group_key is null or admitted_at is not null)
         and (state = 'queued' or (state = 'running' and heartbeat_at < now() - $3 * interval '1 millisecond'))
       returning ${JOB_COLUMNS}`,
      [id, runId, staleMs],
    );
  }

  async isUnfinished(id: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(`select 1 from jobs where id = $1 and state in ('queued', 'running')`, [id]);
    return rows.length > 0;
  }

  /** Ends what can never be claimed again: silent runs that were cancelled or whose attempts are used up. */
  endUnclaimable(staleMs: number, id: string | null = null): Promise<JobRecord[]> {
    return queryJobs(
      this.database.manager,
      `update jobs set state = case when cancel_requested then 'cancelled' else 'failed' end, run_id = null, finished_at = clock_timestamp(),
         error_code = case when cancel_requested then error_code when state = 'running' then $3 else coalesce(error_code, $3) end,
         error_text = case when cancel_requested then error_text when state = 'running' then $4 else coalesce(error_text, $4) end
       where ($2::uuid is null or id = $2) and (cancel_requested or attempts >= max_attempts)
         and (state = 'queued' or (state = 'running' and heartbeat_at < now() - $1 * interval '1 millisecond'))
       returning ${JOB_COLUMNS}`,
      [staleMs, id, WORKER_LOST.code, WORKER_LOST.text],
    );
  }

  progress(id: string, runId: string, { stage, percent, done, total }: JobProgress): Promise<JobRecord | null> {
    return this.one(
      `update jobs set stage = $3, percent = $4, done = $5, total = $6, heartbeat_at = now() where id = $1 and run_id = $2 returning ${JOB_COLUMNS}`,
      [id, runId, stage, percent, done ?? null, total ?? null],
    );
  }

  /** Keeps runs alive. @returns those that still own their job, and whether it should stop */
  async heartbeat(runIds: readonly string[]): Promise<Map<string, { cancelRequested: boolean }>> {
    const [rows] = await this.database.query<[{ run_id: string; cancel_requested: boolean }[], number]>(
      `update jobs set heartbeat_at = now() where run_id = any($1::uuid[]) returning run_id, cancel_requested`,
      [runIds],
    );
    return new Map(rows.map((row) => [row.run_id, { cancelRequested: row.cancel_requested }]));
  }

  complete(id: string, runId: string, result: JobResult | null): Promise<JobRecord | null> {
    return this.one(
      `update jobs set state = 'completed', run_id = null, percent = 100, result = $3, error_code = null, error_text = null, finished_at = clock_timestamp()
       where id = $1 and run_id = $2 returning ${JOB_COLUMNS}`,
      [id, runId, result === null ? null : JSON.stringify(result)],
    );
  }

  fail(id: string, runId: string, { code, text }: Failure): Promise<JobRecord | null> {
    return this.one(
      `update jobs set state = 'failed', run_id = null, error_code = $3, error_text = $4, finished_at = clock_timestamp()
       where id = $1 and run_id = $2 returning ${JOB_COLUMNS}`,
      [id, runId, code, text],
    );
  }

  endCancelled(id: string, runId: string): Promise<JobRecord | null> {
    return this.one(
      `update jobs set state = 'cancelled', run_id = null, finished_at = clock_timestamp() where id = $1 and run_id = $2 returning ${JOB_COLUMNS}`,
      [id, runId],
    );
  }

  /** Back to the queue with the attempt given back, until what it waits for is there. A cancelled one ends. */
  wait(id: string, runId: string, reason: string): Promise<JobRecord | null> {
    return this.one(
      `update jobs set state = case when cancel_requested then 'cancelled' else 'queued' end, run_id = null, attempts = attempts - 1,
         finished_at = case when cancel_requested then clock_timestamp() end,
         stage = $3, percent = 0, done = null, total = null, error_code = null, error_text = null
       where id = $1 and run_id = $2 returning ${JOB_COLUMNS}`,
      [id, runId, reason],
    );
  }

  /** Back to the queue: after a failure with its text, after a shutdown without one and with the attempt given back. A cancelled one ends. */
  requeue(id: string, runId: string, failure: Failure | null): Promise<JobRecord | null> {
    return this.one(
      `update jobs set state = case when cancel_requested then 'cancelled' else 'queued' end, run_id = null, attempts = attempts - $3,
         finished_at = case when cancel_requested then clock_timestamp() end,
         error_code = coalesce($4, error_code), error_text = coalesce($5, error_text)
       where id = $1 and run_id = $2 returning ${JOB_COLUMNS}`,
      [id, runId, failure ? 0 : 1, failure?.code ?? null, failure?.text ?? null],
    );
  }

  /** Reads a job and keeps others from changing it until the transaction ends; null when there is none. */
  async lock(id: string, manager: EntityManager): Promise<JobRecord | null> {
    return (await queryJobs(manager, `select ${JOB_COLUMNS} from jobs where id = $1 for update`, [id]))[0] ?? null;
  }

  /** Ends a queued job, flags a running one, leaves an ended one as it is; null when there is none. */
  cancel(id: string, manager?: EntityManager): Promise<JobRecord | null> {
    return this.one(
      `update jobs set
         cancel_requested = cancel_requested or state in ('queued', 'running'),
         finished_at = case when state = 'queued' then clock_timestamp() else finished_at end,
         state = case when state = 'queued' then 'cancelled' else state end
       where id = $1 returning ${JOB_COLUMNS}`,
      [id],
      manager,
    );
  }

  /** A failed or cancelled job to the start; null when it is in another state. @throws a unique violation when an equal job is under way */
  reopen(id: string, manager?: EntityManager): Promise<JobRecord | null> {
    return this.one(
      `update jobs set state = 'queued', attempts = 0, stage = null, percent = 0, done = null, total = null, error_code = null, error_text = null,
         cancel_requested = false, dispatched_at = null, admitted_at = null, started_at = null, finished_at = null
       where id = $1 and state in ('failed', 'cancelled') returning ${JOB_COLUMNS}`,
      [id],
      manager,
    );
  }

  /** Takes back a job that no worker has seen yet. @returns false when one has */
  async discard(id: string): Promise<boolean> {
    const [, count] = await this.database.query<[unknown[], number]>(
      `delete from jobs where id = $1 and state = 'queued' and attempts = 0`,
      [id],
    );
    return count > 0;
  }

  async deleteFinishedBefore(date: Date): Promise<void> {
    await this.database.query(`delete from jobs where finished_at < $1`, [date]);
  }

  private async one(sql: string, values: unknown[], manager: EntityManager = this.database.manager): Promise<JobRecord | null> {
    return (await queryJobs(manager, sql, values))[0] ?? null;
  }
}
