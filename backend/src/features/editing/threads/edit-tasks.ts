import type { Operation } from '@themis/draft';
import { type TemplateReference, templateOf } from '../../templates/engine/document-template.js';
import type { FormValues } from '../../templates/form/form-values.js';
import type { FormOrder } from '../../templates/threads/template-tasks.js';
import { shownLines, withChanges } from '../judging/judge-edits.js';
import { followedParts, type FollowedParts } from '../parts/followed-parts.js';
import {
  freeTexts,
  instructionsIn,
  judgedParts,
  type JudgedParts,
  judgedWording,
  type SuggestedEdits,
  type WordingEdits,
} from '../parts/model-edits.js';
import { type EditedDraft, editedDraft, type TypedEdit } from '../parts/typed-edits.js';
import { redline, type RedlineSegment } from '../redline/redline.js';

/** Suggestions for a draft. */
export interface SuggestionOrder extends FormOrder {
  content: string;
  suggestions: string;
}

/** What a model proposes for a draft. */
export interface JudgingOrder extends FormOrder, Omit<SuggestedEdits, 'form'> {}

/** Edits that a caller names; without a template the form cannot change. */
export interface EditsOrder {
  template: TemplateReference | null;
  values: FormValues;
  content: string;
  edits: readonly TypedEdit[];
}

/** What is done to a draft in a thread. */
export const EDIT_TASKS = {
  compare: ({ before, after }: { before: string; after: string }): RedlineSegment[] => redline(before, after),
  follow: ({ template, values, extra, content, suggestions }: SuggestionOrder): FollowedParts =>
    followedParts({ template: templateOf(template), values, extra }, content, suggestions),
  lines: shownLines,
  instructions: instructionsIn,
  judge: ({ template, values, extra, ...order }: JudgingOrder): JudgedParts =>
    judgedParts({ ...order, form: { template: templateOf(template), values, extra } }),
  edit: ({ template, values, content, edits }: EditsOrder): EditedDraft =>
    editedDraft(template === null ? null : { template: templateOf(template), values, extra: {} }, content, edits, values),
  freeTexts,
  judgeWording: (order: WordingEdits): JudgedParts => judgedWording(order),
  withChanges: ({ content, changes }: { content: string; changes: readonly (readonly Operation[])[] }) => withChanges(content, changes),
};
