import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import type { SectionQuestions_WritingFragment } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { type Job, isActive } from '../legal-documents/jobs/job-state.js';
import { JOB_PROGRESS_JOB } from '../legal-documents/legal-documents.operations.js';
import { sectionQuestionMessages as text } from './messages.js';
import {
  CANCEL_SECTION_QUESTIONS,
  QUESTION_WRITING,
  QUESTION_WRITING_STATE,
  SECTION_QUESTIONS,
  WRITE_SECTION_QUESTIONS,
} from './section-questions.operations.js';

/** Milliseconds between looks while something is under way. */
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

/** How far the questions of sections are, looked at again while something is under way. */
export function useSectionQuestions(): SectionQuestionsPanel {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(QUESTION_WRITING);
  const after = { refetchQueries: [QUESTION_WRITING, SECTION_QUESTIONS] };
  const [start, { loading: starting }] = useMutation(WRITE_SECTION_QUESTIONS, after);
  const [cancel, { loading: cancelling }] = useMutation(CANCEL_SECTION_QUESTIONS, {
    ...after,
    onError: (reason) => notify.error(describeError(reason, text.cancelFailed)),
  });
  const writing = getFragmentData(QUESTION_WRITING_STATE, data?.questionWriting);
  const last = getFragmentData(JOB_PROGRESS_JOB, writing?.job) ?? null;
  const job = last && isActive(last) ? last : null;
  const settled = !writing || (writing.state !== 'CANCELLING' && writing.underWay === 0 && writing.toIndex === 0 && !job);

  useEffect(() => {
    if (settled) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [settled, startPolling, stopPolling]);

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
