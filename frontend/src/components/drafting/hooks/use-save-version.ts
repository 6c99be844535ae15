import { useMutation } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import type { Draft } from '../draft.js';
import { SAVE_VERSION } from '../drafting.operations.js';
import { draftingMessages as text } from '../messages.js';

/** Saves an edited text as the newest version. Resolves with the updated draft, or null if that failed. */
export function useSaveVersion(): (draft: Draft, content: string) => Promise<Draft | null> {
  const [mutate] = useMutation(SAVE_VERSION);
  return async (draft, content) => {
    const { documentId, versionId } = draft;
    // This draft exists only in this browser; the server has no document for it.
    if (!documentId) return { ...draft, content, notice: null, report: [] };
    try {
      const { data } = await mutate({ variables: { input: { documentId, content, baseVersionId: versionId } } });
      if (!data) throw new Error('The server sent no version');
      const { id, number } = data.saveDocumentVersion;
      notify.success(text.saved(number));
      // What was reported about the previous draft does not apply to its owner's text.
      return { ...draft, content, notice: null, report: [], versionId: id, number };
    } catch (error) {
      notify.error(describeError(error, text.saveFailed));
      return null;
    }
  };
}
