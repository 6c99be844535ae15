import { findMeaning } from '../checks/meaning/find-meaning.js';
import { textLines } from '../checks/text-lines.js';
import type { DocumentTemplate } from '../template/document-template.js';
import type { FormValues } from '../template/form-values.js';

interface Draft {
  content: string;
  values: FormValues;
}

/** More than these are left to the check of the draft. */
const TOLD_MAX = 3;

const messagesOf = (template: DocumentTemplate, { content, values }: Draft): string[] => [
  ...new Set([...findMeaning(textLines(content), { template, given: values })].map(({ message }) => message)),
];

/**
 * What no longer fits together since a draft was changed: instalments that run past the final date, sums that do not add up. One
 * sentence for each, '' for none.
 */
export function toldFindings(template: DocumentTemplate, before: Draft, after: Draft): string {
  if (before.content === after.content) return '';
  const known = new Set(messagesOf(template, before));
  return messagesOf(template, after)
    .filter((message) => !known.has(message))
    .slice(0, TOLD_MAX)
    .join(' ');
}

/** Outcomes of which the last one that changed something tells what no longer fits. */
export function withTold<Told extends { applied: boolean; message: string }>(outcomes: readonly Told[], told: string): Told[] {
  const last = outcomes.findLastIndex(({ applied }) => applied);
  return outcomes.map((each, index) => (index === last && told !== '' ? { ...each, message: `${each.message}. But look: ${told}` } : each));
}
