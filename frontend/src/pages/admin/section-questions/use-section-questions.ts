import { useMutation, useQuery } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import type { SectionQuestions_WritingFragment } from '../../../shared/gql/graphql.js';
import { usePolling } from '../../../shared/apollo/use-polling.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { activeJob, type Job } from '../legal-documents/jobs/job-state.js';
import { sectionQuestionMessages as text } from './messages.js';
import {
  CANCEL_SECTION_QUESTIONS,
  QUESTION_WRITING,
  QUESTION_WRITING_STATE,
  SECTION_QUESTIONS,
  WRITE_SECTION_QUESTIONS,
} from './section-questions.operations.js';

/** Milliseconds between polls while questions are written, or anything is under way. */
const POLL_MS = 5000;

export type Writing = SectionQuestions_WritingFragment;

interface SectionQuestionsPanel {
  writing: Writing | undefined;
  /** The round that waits or runs. */
  job: Job | null;
  failed: boolean;
  busy: boolean;
  reload: () => void;
  start: (tokensPerDay: number, tokensInAll: number) => Promise<void>;
  cancel: () => void;
}

/** How far the questions of sections are, polled while something is under way. */
export function useSectionQuestions(): SectionQuestionsPanel {
  const query = useQuery(QUESTION_WRITING);
  const { data, error, refetch } = query;
  const after = { refetchQueries: [QUESTION_WRITING, SECTION_QUESTIONS] };
  const [start, { loading: starting }] = useMutation(WRITE_SECTION_QUESTIONS, after);
  const [cancel, { loading: cancelling }] = useMutation(CANCEL_SECTION_QUESTIONS, {
    ...after,
    onError: (reason) => notify.error(describeError(reason, text.cancelFailed)),
  });
  const writing = getFragmentData(QUESTION_WRITING_STATE, data?.questionWriting);
  const job = activeJob(writing?.job);
  const settled = !writing || (writing.state === 'OFF' && writing.underWay === 0 && writing.toIndex === 0 && !job);

  usePolling(query, settled ? null : POLL_MS);

  return {
    writing,
    job,
    failed: error !== undefined && !data,
    busy: starting || cancelling,
    reload: () => void refetch().catch(() => undefined),
    start: async (tokensPerDay, tokensInAll) => {
      try {
        await start({ variables: { tokensPerDay, tokensInAll } });
      } catch (reason) {
        notify.error(describeError(reason, text.startFailed));
      }
    },
    cancel: () => void cancel(),
  };
}
