import { isText, isTextRecord } from '../../shared/storage/guards.js';
import type { QuotedPlace } from '../source/source-place.js';

/** What a draft is made from. */
export interface DraftRequest {
  documentType: string;
  templateData: Record<string, string>;
  /** The user's own file that a reply answers. */
  referenceFilename?: string;
}

/** What became of one instruction of the suggestions. */
export interface SuggestionOutcome {
  instruction: string;
  applied: boolean;
  message: string;
}

/** Something to do before, during or after the signing of a document. */
export interface SigningNote {
  topic: string;
  /** void, deadline or other. */
  urgency: string;
  text: string;
  /** Null where it is only told in English. */
  textHindi: string | null;
}

export interface Draft {
  content: string;
  request: DraftRequest;
  draftedBy: string;
  notice: string | null;
  /** What became of each of the last suggestions; absent from drafts stored by an earlier release. */
  report?: readonly SuggestionOutcome[];
  /** What to attend to when it is signed; absent from drafts stored by an earlier release. */
  signingNotes?: readonly SigningNote[];
  /** The law it quotes; absent from drafts stored by an earlier release. */
  citations?: readonly QuotedPlace[];
  /** The document it is stored in on the server, and which version of it this is. */
  documentId?: string;
  /** The matter that the document belongs to; null for none, absent from drafts stored by an earlier release. */
  matterId?: string | null;
  versionId?: string;
  number?: number;
}

/** Recognises a stored draft. */
export function isDraft(value: unknown): value is Draft {
  const { content, request, draftedBy, report = [], citations = [] } = (value ?? {}) as Partial<Draft>;
  const isMade = isText(content) && isText(draftedBy) && Array.isArray(report) && Array.isArray(citations);
  return isMade && isText(request?.documentType) && isTextRecord(request.templateData);
}

/** Of the part of the screen that shows the draft. */
export const DRAFT_ID = 'draft';

/** Names of the fields in which a form says something else than the draft was made from; none for a draft of another type. */
export function differingValues({ request }: Draft, { documentType, templateData }: DraftRequest): string[] {
  if (request.documentType !== documentType) return [];
  const names = Object.keys({ ...request.templateData, ...templateData });
  return names.filter((name) => (request.templateData[name] ?? '').trim() !== (templateData[name] ?? '').trim());
}

/** Whether a draft was made from just this: the same type, the same values and the same file. */
export function isMadeFrom({ request }: Draft, other: DraftRequest): boolean {
  const told = ({ documentType, templateData, referenceFilename }: DraftRequest): string =>
    JSON.stringify([documentType, referenceFilename ?? null, Object.entries(templateData).sort(([one], [two]) => (one < two ? -1 : 1))]);
  return told(request) === told(other);
}
