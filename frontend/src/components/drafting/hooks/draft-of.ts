import { getFragmentData } from '../../../shared/gql/index.js';
import { isTextRecord } from '../../../shared/storage/guards.js';
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
  matterId: generated.document?.matterId,
  versionId: generated.version?.id,
  number: generated.version?.number,
});

/** A draft that suggestions changed: it counts as made from the form with what they changed of it. */
export function revisedDraftOf(generated: GeneratedDraft, request: DraftRequest): Draft {
  const values = generated.version?.formValues;
  return draftOf(generated, isTextRecord(values) ? { ...request, templateData: values } : request);
}
