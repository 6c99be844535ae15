import { findTerms } from '../../review/checks/defined-terms.js';
import { findFigures } from '../../review/checks/figures.js';
import { findMeaning } from '../../review/checks/meaning/find-meaning.js';
import { textLines } from '../../review/checks/text-lines.js';
import type { DocumentTemplate } from '../../templates/engine/document-template.js';
import type { FormValues } from '../../templates/form/form-values.js';

/** A text with the form that it was made from. */
export interface DraftWithForm {
  content: string;
  values: FormValues;
}

/** More than these are left to the check of the draft. */
const TOLD_MAX = 3;

function messagesOf(template: DocumentTemplate, { content, values }: DraftWithForm): string[] {
  const lines = textLines(content);
  const found = [...findMeaning(lines, { template, given: values }), ...findTerms(content, lines), ...findFigures(lines)];
  return [...new Set(found.map(({ message }) => message))];
}

/**
 * What no longer fits together since a draft of this template was changed: instalments that run past the final date, sums that do not
 * add up, a term that is no longer used or defined, an amount in figures that its words do not say. One sentence for each, '' for none.
 */
export function toldFindings(template: DocumentTemplate, before: DraftWithForm, after: DraftWithForm): string {
  if (before.content === after.content) return '';
  const known = new Set(messagesOf(template, before));
  return messagesOf(template, after)
    .filter((message) => !known.has(message))
    .slice(0, TOLD_MAX)
    .join(' ');
}
