import type { Operation } from '@themis/draft';
import { checkDocument } from '../checks/check-document.js';
import type { Finding } from '../checks/finding.js';
import type { NoticeReading } from '../notice/notice-reading.js';
import { withModelValues } from '../notice/model-values.js';
import { readNotice } from '../notice/read-notice.js';
import { shownLines, withChanges } from '../editing/judging/judge-edits.js';
import { followedParts, type FollowedParts } from './followed-parts.js';
import {
  freeTexts,
  instructionsIn,
  judgedParts,
  type JudgedParts,
  judgedWording,
  type SuggestedEdits,
  type WordingEdits,
} from './model-edits.js';
import { type NumberedParagraph, numberedParagraphs } from './numbered-paragraphs.js';
import { type EditedDraft, editedDraft, type TypedEdit } from './typed-edits.js';
import { type Inspection, inspectTemplate, type WrittenTemplate } from '../template/inspection/inspect-template.js';
import { type TemplateReference, templateOf } from '../template/document-template.js';
import type { ReplacedAct } from '../checks/meaning/repealed-acts.js';
import type { FormValues } from '../template/form-values.js';
import { redline, type RedlineSegment } from '../editing/redline/redline.js';

/** A form that a draft is made from. */
export interface FormOrder {
  template: TemplateReference;
  values: FormValues;
  /** What the template needs besides the form. */
  extra: Record<string, unknown>;
}

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

/** A text to be checked, and what it was made from, where that is known. */
export interface CheckOrder {
  content: string;
  template?: TemplateReference;
  /** Values of the form, as a client sent them. */
  given: Record<string, unknown>;
  /** Acts that are no longer in force. */
  replaced: readonly ReplacedAct[];
}

/** Work on whole texts: pure, so that it runs in a thread as well as here. */
export const DOCUMENT_TASKS = {
  check: ({ content, template, given, replaced }: CheckOrder): Finding[] =>
    checkDocument(content, { replaced, origin: template === undefined ? undefined : { template: templateOf(template), given } }),
  compare: ({ before, after }: { before: string; after: string }): RedlineSegment[] => redline(before, after),
  paragraphs: (text: string): NumberedParagraph[] => numberedParagraphs(text),
  notice: (text: string): NoticeReading => readNotice(text),
  modelNotice: ({ text, reading, answer }: { text: string; reading: NoticeReading; answer: string }): NoticeReading =>
    withModelValues(text, reading, answer),
  inspect: (template: WrittenTemplate): Inspection => inspectTemplate(template),
  assemble: ({ template, values, extra }: FormOrder): string => templateOf(template).assemble(values, extra),
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
