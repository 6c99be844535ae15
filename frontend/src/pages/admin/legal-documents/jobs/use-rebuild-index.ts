import { useMutation, useQuery } from '@apollo/client/react';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { isActive, type Job } from './job-state.js';
import { JOB_PROGRESS_JOB, REBUILD_INDEX, RECENT_JOBS } from '../legal-documents.operations.js';
import { legalDocumentMessages } from '../messages.js';

interface RebuildIndex {
  /** The running rebuild, or else the last one if it did not succeed. */
  job: Job | null;
  rebuild: () => Promise<void>;
}

/** The server's name for the job. */
const REBUILD_JOB = 'rebuild-index';

/** Starts a rebuild, and finds the running one, no matter who started it. */
export function useRebuildIndex(): RebuildIndex {
  const { data } = useQuery(RECENT_JOBS);
  const [mutate] = useMutation(REBUILD_INDEX, { refetchQueries: [RECENT_JOBS] });
  const jobs = data ? getFragmentData(JOB_PROGRESS_JOB, data.jobs.nodes) : [];
  const rebuilds = jobs.filter(({ name }) => name === REBUILD_JOB).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const job = rebuilds.find(isActive) ?? rebuilds[0] ?? null;
  return {
    job: job && job.state !== 'COMPLETED' ? job : null,
    rebuild: async () => {
      try {
        const { data: started } = await mutate();
        if (started) notify.success(started.rebuildIndex.message);
      } catch {
        notify.error(legalDocumentMessages.rebuildFailed);
      }
    },
  };
}
