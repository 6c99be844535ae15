import { channel } from '../../events/channel.js';
import type { JobRecord } from '../job-definition.js';

/** Every change of one job; only the newest matters. */
export const jobChannel = (jobId: string) => channel<JobRecord>(`job.${jobId}`, 'drop-oldest');

/** Every change of every job, for administrators. */
export const allJobsChannel = channel<JobRecord>('jobs', 'drop-oldest');

/** Tells the workers which job to stop; a worker that misses it sees the row's flag with its next heartbeat. */
export const cancelChannel = channel<{ jobId: string }>('jobs.cancel', 'drop-oldest');

/** Dates travel as text. */
export function reviveJob(event: JobRecord): JobRecord {
  const date = (value: Date | null) => (value === null ? null : new Date(value));
  return {
    ...event,
    createdAt: new Date(event.createdAt),
    heartbeatAt: date(event.heartbeatAt),
    startedAt: date(event.startedAt),
    finishedAt: date(event.finishedAt),
  };
}
