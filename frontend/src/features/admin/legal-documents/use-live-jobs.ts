import { useSubscription } from '@apollo/client/react';
import { isActive } from './job-state.js';
import { JOB_PROGRESS, LEGAL_DOCUMENTS, RECENT_JOBS, SYSTEM_STATUS } from './legal-document-documents.js';

/**
 * Follows every job; the cache spreads each event to whoever shows that job, and an ending renews the lists.
 * @returns whether events arrive; false means that the lists have to be polled
 */
export function useLiveJobs(): boolean {
  const { error } = useSubscription(JOB_PROGRESS, {
    onData: ({ client, data: { data } }) => {
      if (data && !isActive(data.jobProgress)) void client.refetchQueries({ include: [LEGAL_DOCUMENTS, SYSTEM_STATUS, RECENT_JOBS] });
    },
  });
  return !error;
}
