import { useMutation, useQuery } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { usePolling } from '../../../shared/apollo/use-polling.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { activeJob, type Job } from '../legal-documents/jobs/job-state.js';
import { sentenceModelMessages as text } from './messages.js';
import type { ModelState } from './ModelFacts.js';
import { CHOOSE_SENTENCE_MODEL, SENTENCE_MODEL, SENTENCE_MODEL_STATE, START_VECTORS, STOP_VECTORS } from './sentence-model.operations.js';

/** Milliseconds between polls while something is under way. */
const POLL_MS = 3000;

interface SentenceModelPanel {
  model: ModelState | undefined;
  /** The rebuild that waits or runs. */
  job: Job | null;
  failed: boolean;
  busy: boolean;
  reload: () => void;
  /** @param name null for what the settings say */
  choose: (name: string | null) => Promise<void>;
  stop: () => void;
  start: () => void;
}

/** The sentence model, polled while it is being fetched, loaded or put into the index. */
export function useSentenceModel(): SentenceModelPanel {
  const query = useQuery(SENTENCE_MODEL);
  const { data, error, refetch } = query;
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
  const job = activeJob(model?.job);
  const topics = model?.topicVectors;
  const counting = topics != null && topics.done < topics.total && !model?.paused;
  const settled = !model || ((model.state === 'READY' || model.state === 'NONE') && !job && !counting && (model.inIndex || model.paused));

  usePolling(query, settled ? null : POLL_MS);

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
