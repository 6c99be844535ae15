import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import type { Draft } from '../draft.js';
import { NEWEST_VERSION, SAVE_VERSION } from '../drafting.operations.js';
import { draftingMessages as text } from '../messages.js';

const CHANGED = 'DOCUMENT_CHANGED';

/** A newer version than the one that was edited: somebody else saved it, or the same person on another device. */
export interface NewerVersion {
  id: string;
  number: number;
  content: string;
}

/**
 * Saves an edited text as the newest version. Resolves with the updated draft; with null if that failed; with the newer version if there is
 * one, and nothing was saved then.
 * @param known the newest version that the person has seen; the draft's own if not given
 */
export function useSaveVersion(): (
  draft: Draft,
  content: string,
  known?: string,
) => Promise<{ saved: Draft } | { newer: NewerVersion } | null> {
  const client = useApolloClient();
  const [mutate] = useMutation(SAVE_VERSION);
  return async (draft, content, known) => {
    const { documentId, versionId } = draft;
    // This draft exists only in this browser; the server has no document for it.
    if (!documentId) return { saved: { ...draft, content, notice: null, report: [] } };
    try {
      const { data } = await mutate({
        variables: { input: { documentId, content, baseVersionId: versionId, expectedVersionId: known ?? versionId } },
      });
      if (!data) throw new Error('The server sent no version');
      const { id, number } = data.saveDocumentVersion;
      notify.success(text.saved(number));
      // What was reported about the previous draft does not apply to its owner's text.
      return { saved: { ...draft, content, notice: null, report: [], versionId: id, number } };
    } catch (error) {
      const newer = toAppError(error).code === CHANGED ? await newest(client, documentId) : null;
      if (newer) return { newer };
      notify.error(describeError(error, text.saveFailed));
      return null;
    }
  };
}

async function newest(client: ApolloClient, id: string): Promise<NewerVersion | null> {
  try {
    const { data } = await client.query({ query: NEWEST_VERSION, variables: { id }, fetchPolicy: 'network-only' });
    return data?.document?.currentVersion ?? null;
  } catch {
    return null;
  }
}
