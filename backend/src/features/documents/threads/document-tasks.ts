import type { Operation } from '@themis/draft';
import { checkDocument } from '../checks/check-document.js';
import type { Finding } from '../checks/finding.js';
import type { NoticeReading } from '../notice/notice-reading.js';
import { withModelValues } from '../notice/model-values.js';
import { readNotice } from '../notice/read-notice.js';
import { shownLines, withChanges } from '../editing/judge-edits.js';
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
import { toldFindings } from './told-findings.js';
import { acceptChanges, proposeChanges, type ProposedRevision, revise, type Revision } from '../revision/revise.js';
import { type Inspection, inspectTemplate, type WrittenTemplate } from '../template/inspection/inspect-template.js';
import { type TemplateReference, templateOf } from '../template/document-template.js';
import type { ReplacedAct } from '../checks/meaning/repealed-acts.js';
import type { FormValues } from '../template/form-values.js';
import { type Passage, withPassages } from '../revision/passages.js';
import { redline, type RedlineSegment } from '../revision/redline.js';

export interface RevisionOrder {
  template: TemplateReference;
  values: FormValues;
  /** What the template needs besides the form. */
  extra: Record<string, unknown>;
  suggestions: string | null;
  previousDocument: string | null;
}

export interface ProposalOrder extends Pick<RevisionOrder, 'template' | 'values' | 'extra'> {
  suggestions: string;
  previousDocument: string;
}

export interface AcceptanceOrder extends Pick<RevisionOrder, 'template' | 'values' | 'extra'> {
  instructions: readonly string[];
  previousDocument: string;
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
  assemble: ({ template, values, extra }: Pick<RevisionOrder, 'template' | 'values' | 'extra'>): string =>
    templateOf(template).assemble(values, extra),
  revise: ({ template: reference, values, extra, suggestions, previousDocument }: RevisionOrder): Revision => {
    const template = templateOf(reference);
    return revise(template, values, extra, { suggestions, previousDocument }, toldFindings(template));
  },
  propose: ({ template: reference, values, extra, suggestions, previousDocument }: ProposalOrder): ProposedRevision => {
    const template = templateOf(reference);
    return proposeChanges(template, values, extra, { suggestions, previousDocument }, toldFindings(template));
  },
  lines: shownLines,
  instructions: instructionsIn,
  judge: (order: SuggestedEdits): JudgedParts => judgedParts(order),
  freeTexts,
  judgeWording: (order: WordingEdits): JudgedParts => judgedWording(order),
  withChanges: ({ content, changes }: { content: string; changes: readonly (readonly Operation[])[] }) => withChanges(content, changes),
  withPassages: ({ before, passages }: { before: string; passages: readonly Passage[] }): string => withPassages(before, passages),
  accept: ({ template: reference, values, extra, instructions, previousDocument }: AcceptanceOrder): Revision => {
    const template = templateOf(reference);
    return acceptChanges(template, values, extra, { instructions, previousDocument }, toldFindings(template));
  },
};
