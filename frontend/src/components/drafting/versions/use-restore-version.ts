import { useMutation } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import type { Draft } from '../draft.js';
import { DRAFT_CITATION } from '../drafting.operations.js';
import { versionMessages as text } from './messages.js';
import { RESTORE_VERSION } from './versions.operations.js';

/** Restores an earlier version as the newest. Resolves with the updated draft, or null if that failed. */
export function useRestoreVersion(): (draft: Draft, versionId: string) => Promise<Draft | null> {
  const [mutate] = useMutation(RESTORE_VERSION);
  return async (draft, versionId) => {
    try {
      const { data } = await mutate({ variables: { id: versionId } });
      if (!data) throw new Error('The server sent no version');
      const { id, number, content, draftedBy, notice, citations } = data.restoreDocumentVersion;
      notify.success(text.restored(number));
      return {
        ...draft,
        content,
        draftedBy,
        notice,
        report: [],
        citations: getFragmentData(DRAFT_CITATION, citations),
        versionId: id,
        number,
      };
    } catch (error) {
      notify.error(describeError(error, text.restoreFailed));
      return null;
    }
  };
}
