import type { DocumentRow_DocumentFragment, JobProgress_JobFragment } from '../../../../shared/gql/graphql.js';
import { type FragmentType, getFragmentData } from '../../../../shared/gql/index.js';
import { JOB_PROGRESS_JOB } from '../legal-documents.operations.js';

export type Job = JobProgress_JobFragment;

/** Whether the job is queued or running. */
export function isActive({ state }: Pick<Job, 'state'>): boolean {
  return state === 'QUEUED' || state === 'RUNNING';
}

/** The job if it is queued or running, otherwise null. */
export function activeJob(job: FragmentType<typeof JOB_PROGRESS_JOB> | null | undefined): Job | null {
  const known = getFragmentData(JOB_PROGRESS_JOB, job);
  return known && isActive(known) ? known : null;
}

/** The job of a document, if it has one. */
export const jobOf = ({ job }: Pick<DocumentRow_DocumentFragment, 'job'>): Job | null => getFragmentData(JOB_PROGRESS_JOB, job);

/** Whether no job is active for the document and the last attempt to index it failed. */
export function canBeRetried(document: Pick<DocumentRow_DocumentFragment, 'status' | 'job'>): boolean {
  const job = jobOf(document);
  if (job && isActive(job)) return false;
  const ended = job?.state === 'FAILED' || job?.state === 'CANCELLED';
  // A rebuild may have indexed it since.
  return document.status === 'FAILED' || (ended && document.status !== 'INDEXED');
}
