import { useMutation } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { CANCEL_JOB, LEGAL_DOCUMENTS, RECENT_JOBS, RETRY_JOB } from './legal-document-documents.js';
import { legalDocumentMessages as text } from './messages.js';

interface JobActions {
  cancel: (id: string) => void;
  retry: (id: string) => void;
  busy: boolean;
}

/** Cancels and retries jobs; a retry may be a new job, so the lists are asked again. */
export function useJobActions(): JobActions {
  const options = { refetchQueries: [LEGAL_DOCUMENTS, RECENT_JOBS] };
  const [cancelJob, cancelling] = useMutation(CANCEL_JOB, {
    ...options,
    onError: (error) => notify.error(describeError(error, text.cancelFailed)),
  });
  const [retryJob, retrying] = useMutation(RETRY_JOB, {
    ...options,
    onError: (error) => notify.error(describeError(error, text.retryFailed)),
  });
  return {
    cancel: (id) => void cancelJob({ variables: { id } }),
    retry: (id) => void retryJob({ variables: { id } }),
    busy: cancelling.loading || retrying.loading,
  };
}
