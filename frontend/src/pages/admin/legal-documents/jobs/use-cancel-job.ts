import { useMutation } from '@apollo/client/react';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { CANCEL_JOB } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';

/** Cancels a queued or running job. */
export function useCancelJob(): { cancel: (id: string) => void; busy: boolean } {
  const [mutate, { loading }] = useMutation(CANCEL_JOB, {
    onError: (error) => notify.error(describeError(error, text.cancelFailed)),
  });
  return { cancel: (id) => void mutate({ variables: { id } }), busy: loading };
}
