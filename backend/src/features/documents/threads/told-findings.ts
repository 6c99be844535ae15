import { findMeaning } from '../checks/meaning/find-meaning.js';
import { textLines } from '../checks/text-lines.js';
import type { Draft, ToldAfter } from '../revision/told.js';
import type { DocumentTemplate } from '../template/document-template.js';

/** More than these are left to the check of the draft. */
const TOLD_MAX = 3;

const messagesOf = (template: DocumentTemplate, { content, values }: Draft): string[] => [
  ...new Set([...findMeaning(textLines(content), { template, given: values })].map(({ message }) => message)),
];

/**
 * What no longer fits together since a draft of this template was changed: instalments that run past the final date, sums that do not
 * add up. One sentence for each, '' for none.
 */
export const toldFindings =
  (template: DocumentTemplate): ToldAfter =>
  (before, after) => {
    if (before.content === after.content) return '';
    const known = new Set(messagesOf(template, before));
    return messagesOf(template, after)
      .filter((message) => !known.has(message))
      .slice(0, TOLD_MAX)
      .join(' ');
  };
