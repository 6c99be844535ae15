import { useApolloClient } from '@apollo/client/react';
import { ErrorCode } from '../../../shared/api/error-codes.js';
import { reload } from '../../../shared/apollo/reload.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { COMPLEXITY } from '../../../shared/config/limits.js';
import { randomId } from '../../../shared/lib/random-id.js';
import type { Draft, DraftRequest } from '../draft.js';
import { TOKEN_BALANCE } from '../drafting.operations.js';
import { CHANGE_PROPOSALS } from '../proposals/proposals.operations.js';
import { draftOf, revisedDraftOf } from './draft-of.js';
import { requestDraft, type DraftListener } from './request-draft.js';

/** What makes a request a regeneration. */
export interface Variation {
  modificationSuggestions?: string;
  previousDocument?: string;
  regenerateFresh?: boolean;
  /** The stored document that receives the result as its next version. */
  documentId?: string;
}

export interface GenerateDocumentOptions {
  request: DraftRequest;
  variation: Variation;
  /** The matter that a new document begins in, and that a stored one has to belong to; null leaves a stored one where it is. */
  matterId: string | null;
  listener: DraftListener;
  signal: AbortSignal;
}

export interface Generated {
  draft: Draft;
  /** Suggestions were unclear: the draft is as it was sent, and nothing was charged. */
  asks: boolean;
}

/** Drafts a document and updates the balance. Each call is one click, charged at most once. Rejects with an AppError. */
export function useGenerateDocument(): (options: GenerateDocumentOptions) => Promise<Generated> {
  const client = useApolloClient();
  return async ({ request, variation, matterId, listener, signal }) => {
    const { documentType, templateData, referenceFilename } = request;
    const made = { documentType, templateData, referenceFilename, complexity: COMPLEXITY, idempotencyKey: randomId() };
    const input = { ...made, ...(matterId && { matterId }), ...variation };
    try {
      const generated = await requestDraft(client, input, listener, signal);
      const { remainingTokens } = generated;
      client.cache.modify({ id: client.cache.identify({ __typename: 'TokenBalance' }), fields: { tokens: () => remainingTokens } });
      // Better wording of what was typed may wait for a decision.
      if (!variation.modificationSuggestions) void reload(client, [CHANGE_PROPOSALS]);
      const draft = variation.modificationSuggestions ? revisedDraftOf(generated, request) : draftOf(generated, request);
      return { draft, asks: generated.questions.length > 0 };
    } catch (error) {
      // The error for insufficient tokens carries no balance, and the one on the screen may be stale.
      if (toAppError(error).code === ErrorCode.insufficientTokens) await reload(client, [TOKEN_BALANCE]);
      throw error;
    }
  };
}
