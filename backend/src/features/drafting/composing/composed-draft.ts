import type { SuggestionQuestion } from '../../editing/following/follow-suggestions.js';
import type { SuggestionOutcome } from '../../editing/outcome.js';
import type { EditPart } from '../../editing/parts/edit-part.js';
import type { TemplateForm } from '../../templates/engine/document-template.js';
import type { FormValues } from '../../templates/form/form-values.js';
import type { QuotedLaw } from '../versions/version-seal.js';

export interface Draft {
  content: string;
  draftedBy: string;
  promptVersion: string | null;
  notice: string | null;
  /** The form with what suggestions changed. */
  values: FormValues;
  citations: QuotedLaw[];
  /** What became of each suggestion. */
  outcomes: SuggestionOutcome[];
  /** What has to be known first; nothing is changed then. */
  questions: SuggestionQuestion[];
  /** Better wording of what the user typed, which a model offers; none of it is in the text. */
  offered: EditPart[];
  /** Who offers that; null where nothing is offered. */
  offeredBy: { draftedBy: string; promptVersion: string | null } | null;
  /** The suggestions changed nothing of the earlier text. */
  unchanged: boolean;
}

export interface DraftOrder {
  template: TemplateForm;
  values: FormValues;
  suggestions: string | null;
  previousDocument: string | null;
  referenceFilename: string | null;
  /** The matter that it is drafted in; null for none. */
  matterId: string | null;
  /** The document that the result continues; null begins one. */
  documentId: string | null;
  signal?: AbortSignal;
}

/** What suggestions would change, and all that is needed to keep a part of it later. */
export interface Proposed {
  /** The form that the changes are made to. */
  values: FormValues;
  extra: Record<string, unknown>;
  citations: QuotedLaw[];
  notice: string | null;
  draftedBy: string;
  promptVersion: string | null;
  changes: EditPart[];
  questions: SuggestionQuestion[];
  /** Instructions that change nothing, with the reason. */
  open: SuggestionOutcome[];
}
