import type { EntityManager } from 'typeorm';
import type { JobRecord } from '../job-definition.js';

/** Every field of `JobRecord` under its own name. */
export const JOB_COLUMNS = `id, name, queue, payload, subject, owner_id as "ownerId", requested_by as "requestedBy",
  group_key as "groupKey", state, stage, percent, done, total,
  attempts, max_attempts as "maxAttempts", error_code as "errorCode", error_text as "errorText", result, cancel_requested as "cancelRequested",
  heartbeat_at as "heartbeatAt", created_at as "createdAt", started_at as "startedAt", finished_at as "finishedAt"`;

/** Runs a statement that answers `JOB_COLUMNS`. TypeORM gives rows for a select or insert, and [rows, count] for an update. */
export async function queryJobs(manager: EntityManager, sql: string, values: unknown[]): Promise<JobRecord[]> {
  const answer = await manager.query<JobRecord[] | [JobRecord[], number]>(sql, values);
  return Array.isArray(answer[0]) ? answer[0] : (answer as JobRecord[]);
}
