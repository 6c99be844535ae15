import { useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { isActive } from './job-state.js';
import { JOB_PROGRESS, JOB_PROGRESS_JOB } from '../legal-documents.operations.js';

/** Names of the queries that a finished job affects; only those on the screen are refetched. */
const CHANGED_BY_JOBS = ['LegalDocuments', 'SystemStatus', 'RecentJobs', 'IndexGenerations', 'SentenceModel'];
/** Milliseconds within which several finished jobs cause one refetch. */
const SETTLE_MS = 300;

/**
 * Follows every job: the cache passes each event on to whatever shows that job, and a finished job refreshes the lists.
 * @returns whether events arrive; if false, the lists have to be polled
 */
export function useLiveJobs(): boolean {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { error } = useSubscription(JOB_PROGRESS, {
    onData: ({ client, data: { data } }) => {
      if (!data || isActive(getFragmentData(JOB_PROGRESS_JOB, data.jobProgress))) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const shown = [...client.getObservableQueries().values()].map(({ queryName }) => queryName);
        void client.refetchQueries({ include: CHANGED_BY_JOBS.filter((name) => shown.includes(name)) });
      }, SETTLE_MS);
    },
  });
  return !error;
}
