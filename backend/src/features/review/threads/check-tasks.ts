import { checkDocument } from '../checks/check-document.js';
import type { Finding } from '../checks/finding.js';
import type { ReplacedAct } from '../checks/meaning/repealed-acts.js';
import { type TemplateReference, templateOf } from '../../templates/engine/document-template.js';

/** A text to be checked, and what it was made from, where that is known. */
export interface CheckOrder {
  content: string;
  template?: TemplateReference;
  /** Values of the form, as a client sent them. */
  given: Record<string, unknown>;
  /** In India, as `2026-11-29`. */
  today?: string;
  /** Acts that are no longer in force. */
  replaced: readonly ReplacedAct[];
}

/** The check of a draft in a thread. */
export const CHECK_TASKS = {
  check: ({ content, template, given, replaced, today }: CheckOrder): Finding[] =>
    checkDocument(content, { replaced, origin: template === undefined ? undefined : { template: templateOf(template), given, today } }),
};
