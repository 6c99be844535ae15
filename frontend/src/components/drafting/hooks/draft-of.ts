import { getFragmentData } from '../../../shared/gql/index.js';
import type { Draft, DraftRequest } from '../draft.js';
import { DRAFT_CITATION } from '../drafting.operations.js';
import type { GeneratedDraft } from './request-draft.js';

/** A draft as the screen keeps it, from what the server made of a request. */
export const draftOf = (generated: GeneratedDraft, request: DraftRequest): Draft => ({
  content: generated.documentContent,
  request,
  draftedBy: generated.draftedBy,
  notice: generated.notice,
  report: generated.suggestionReport,
  signingNotes: generated.signingNotes,
  citations: getFragmentData(DRAFT_CITATION, generated.citations),
  documentId: generated.document?.id,
  versionId: generated.version?.id,
  number: generated.version?.number,
});
