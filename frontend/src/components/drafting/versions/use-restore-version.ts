import { useMutation } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import type { Draft } from '../draft.js';
import { draftOfDocument } from '../kept/kept-document.js';
import { versionMessages as text } from './messages.js';
import { RESTORE_VERSION } from './versions.operations.js';

/** Restores an earlier version as the newest. Resolves with the updated draft, or null if that failed. */
export function useRestoreVersion(): (draft: Draft, versionId: string) => Promise<Draft | null> {
  const [mutate] = useMutation(RESTORE_VERSION);
  return async (draft, versionId) => {
    try {
      const { data } = await mutate({ variables: { id: versionId } });
      if (!data) throw new Error('The server sent no version');
      const version = data.restoreDocumentVersion;
      notify.success(text.restored(version.number));
      const {
        documentId: id = '',
        matterId = null,
        request: { documentType },
      } = draft;
      // What was reported about the previous draft, and its source data, do not apply to this version.
      return { ...draftOfDocument({ id, documentType, matterId, currentVersion: version }), report: [] };
    } catch (error) {
      notify.error(describeError(error, text.restoreFailed));
      return null;
    }
  };
}
