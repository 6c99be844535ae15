import { useMutation } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import type { Draft } from '../draft.js';
import { SAVE_VERSION } from '../drafting.operations.js';
import { draftingMessages as text } from '../messages.js';

/** Keeps an edited text as the newest version; answers with the draft as it is then, or null when that failed. */
export function useSaveVersion(): (draft: Draft, content: string) => Promise<Draft | null> {
  const [mutate] = useMutation(SAVE_VERSION);
  return async (draft, content) => {
    const { documentId, versionId } = draft;
    // A draft of this browser that the server does not keep.
    if (!documentId) return { ...draft, content };
    try {
      const { data } = await mutate({ variables: { input: { documentId, content, baseVersionId: versionId } } });
      if (!data) throw new Error('The server sent no version');
      const { id, number } = data.saveDocumentVersion;
      notify.success(text.saved(number));
      return { ...draft, content, versionId: id, number };
    } catch (error) {
      notify.error(describeError(error, text.saveFailed));
      return null;
    }
  };
}
