import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { notify } from '../../../../shared/notices/toasts.js';
import { DELETE_LEGAL_DOCUMENT, LEGAL_DOCUMENTS, SYSTEM_STATUS } from '../legal-documents.operations.js';
import { legalDocumentMessages } from '../messages.js';

/** Deletes a document from storage and index, and refreshes list and status. */
export function useDeleteDocument(): (filename: string) => Promise<void> {
  const [mutate] = useMutation(DELETE_LEGAL_DOCUMENT, { refetchQueries: [LEGAL_DOCUMENTS, SYSTEM_STATUS] });
  return useCallback(
    async (filename) => {
      try {
        const { data } = await mutate({ variables: { filename } });
        if (data) notify.success(data.deleteLegalDocument.message);
      } catch {
        notify.error(legalDocumentMessages.deleteFailed);
      }
    },
    [mutate],
  );
}
