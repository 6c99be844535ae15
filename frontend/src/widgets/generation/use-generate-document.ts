import { useApolloClient, useMutation } from '@apollo/client/react';
import { COMPLEXITY } from '../../shared/config/limits.js';
import { randomId } from '../../shared/random-id.js';
import type { Draft, DraftRequest } from './draft.js';
import { GENERATE_DOCUMENT, TOKEN_BALANCE } from './generation-documents.js';

/** What makes a request a regeneration. */
export interface Variation {
  modificationSuggestions?: string;
  previousDocument?: string;
  regenerateFresh?: boolean;
}

/** Drafts a document and updates the balance. Each call is one click, charged at most once. Rejects with the client's error. */
export function useGenerateDocument(): (request: DraftRequest, variation?: Variation) => Promise<Draft> {
  const client = useApolloClient();
  const [mutate] = useMutation(GENERATE_DOCUMENT, {
    update: (cache, { data }) => {
      if (!data) return;
      const { remainingTokens } = data.generateDocument;
      cache.modify({ id: cache.identify({ __typename: 'TokenBalance' }), fields: { tokens: () => remainingTokens } });
    },
    // A refusal for lack of tokens names no balance, and the one on the screen may be old.
    onError: () => void client.refetchQueries({ include: [TOKEN_BALANCE] }),
  });
  return async (request, variation) => {
    const { documentType, templateData, referenceFilename } = request;
    const input = { documentType, templateData, referenceFilename, complexity: COMPLEXITY, idempotencyKey: randomId(), ...variation };
    const { data, error } = await mutate({ variables: { input } });
    if (!data) throw error ?? new Error('The server sent no document');
    const { documentContent, draftedBy, notice } = data.generateDocument;
    return { content: documentContent, request, draftedBy, notice };
  };
}
