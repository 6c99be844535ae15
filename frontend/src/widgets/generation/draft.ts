import { isText, isTextRecord } from '../../shared/storage/guards.js';

/** What a draft is made from. */
export interface DraftRequest {
  documentType: string;
  templateData: Record<string, string>;
  /** The user's own file that a reply answers. */
  referenceFilename?: string;
}

export interface Draft {
  content: string;
  request: DraftRequest;
  draftedBy: string;
  notice: string | null;
  /** The document that the server keeps it in, and the version that it is there. */
  documentId?: string;
  versionId?: string;
  number?: number;
}

/** Tells a stored draft from anything else. */
export function isDraft(value: unknown): value is Draft {
  const { content, request, draftedBy } = (value ?? {}) as Partial<Draft>;
  return isText(content) && isText(draftedBy) && isText(request?.documentType) && isTextRecord(request.templateData);
}
