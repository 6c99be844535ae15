import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { type Job, isActive } from '../legal-documents/jobs/job-state.js';
import { JOB_PROGRESS_JOB } from '../legal-documents/legal-documents.operations.js';
import { sentenceModelMessages as text } from './messages.js';
import type { ModelState } from './ModelFacts.js';
import { CHOOSE_SENTENCE_MODEL, SENTENCE_MODEL, SENTENCE_MODEL_STATE, START_VECTORS, STOP_VECTORS } from './sentence-model.operations.js';

/** Milliseconds between looks while something is under way. */
const POLL_MS = 3000;

interface SentenceModelPanel {
  model: ModelState | undefined;
  /** The rebuild that waits or runs. */
  job: Job | null;
  failed: boolean;
  busy: boolean;
  reload: () => void;
  /** @param name null: as the settings say */
  choose: (name: string | null) => Promise<void>;
  stop: () => void;
  start: () => void;
}

/** The sentence model, looked at again for as long as it is fetched, loaded or put into the index. */
export function useSentenceModel(): SentenceModelPanel {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(SENTENCE_MODEL);
  const [change, { loading: changing }] = useMutation(CHOOSE_SENTENCE_MODEL);
  const [stop, { loading: stopping }] = useMutation(STOP_VECTORS, {
    onError: (reason) => notify.error(describeError(reason, text.stopFailed)),
    refetchQueries: [SENTENCE_MODEL],
  });
  const [start, { loading: starting }] = useMutation(START_VECTORS, {
    onError: (reason) => notify.error(describeError(reason, text.startFailed)),
    refetchQueries: [SENTENCE_MODEL],
  });
  const model = getFragmentData(SENTENCE_MODEL_STATE, data?.sentenceModel);
  const last = getFragmentData(JOB_PROGRESS_JOB, model?.job) ?? null;
  const job = last && isActive(last) ? last : null;
  const settled = !model || ((model.state === 'READY' || model.state === 'NONE') && !job && (model.inIndex || model.paused));

  useEffect(() => {
    if (settled) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [settled, startPolling, stopPolling]);

  return {
    model,
    job,
    failed: error !== undefined && !data,
    busy: changing || stopping || starting,
    reload: () => void refetch().catch(() => undefined),
    choose: async (name) => {
      try {
        await change({ variables: { name }, refetchQueries: [SENTENCE_MODEL] });
      } catch (reason) {
        notify.error(describeError(reason, text.chooseFailed));
      }
    },
    stop: () => void stop(),
    start: () => void start(),
  };
}
