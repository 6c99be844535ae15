import type { DocumentRow_DocumentFragment, JobProgress_JobFragment } from '../../../../shared/gql/graphql.js';

export type Job = JobProgress_JobFragment;

/** The job still waits or works. */
export function isActive({ state }: Pick<Job, 'state'>): boolean {
  return state === 'QUEUED' || state === 'RUNNING';
}

/** Nothing works on the document, and the last attempt at indexing it did not succeed. */
export function canBeRetried({ status, job }: Pick<DocumentRow_DocumentFragment, 'status' | 'job'>): boolean {
  if (job && isActive(job)) return false;
  return status === 'FAILED' || job?.state === 'FAILED' || job?.state === 'CANCELLED';
}
