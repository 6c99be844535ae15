import { useMutation } from '@apollo/client/react';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { CANCEL_INDEXING, RETRY_INDEXING, SYSTEM_STATUS } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';

interface IndexingAction {
  run: (filename: string) => void;
  busy: boolean;
}

/** Cancels the indexing of a document; its row updates by itself. */
export function useCancelIndexing(): IndexingAction {
  const [mutate, { loading }] = useMutation(CANCEL_INDEXING, {
    refetchQueries: [SYSTEM_STATUS],
    onError: (error) => notify.error(describeError(error, text.cancelFailed)),
  });
  return { run: (filename) => void mutate({ variables: { filename } }), busy: loading };
}

/** Re-indexes a document; its row updates by itself. */
export function useRetryIndexing(): IndexingAction {
  const [mutate, { loading }] = useMutation(RETRY_INDEXING, {
    refetchQueries: [SYSTEM_STATUS],
    onError: (error) => notify.error(describeError(error, text.retryFailed)),
  });
  return { run: (filename) => void mutate({ variables: { filename } }), busy: loading };
}
