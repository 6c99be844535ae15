import type { JobProgress_JobFragment } from '../../../shared/gql/graphql.js';

export type Job = JobProgress_JobFragment;

/** The job still waits or works. */
export function isActive({ state }: Pick<Job, 'state'>): boolean {
  return state === 'QUEUED' || state === 'RUNNING';
}

/** The job ended without success and may be started again. */
export function isRetryable({ state }: Pick<Job, 'state'>): boolean {
  return state === 'FAILED' || state === 'CANCELLED';
}
