import { checkDocument } from '../checks/check-document.js';
import { clauseLabels } from '../checks/clause-labels.js';
import type { FindingKind } from '../checks/finding.js';
import { textLines } from '../checks/text-lines.js';
import type { TemplateField } from '../template-schema.js';
import type { FormValues } from '../values.js';
import type { QuotedLaw } from '../versions/version-seal.js';
import { isMentioned, lostValues } from './kept-values.js';

export interface DraftExpectations {
  fields: readonly TemplateField[];
  /** With what suggestions plainly changed. */
  values: FormValues;
  /** The text without a model: what stands in it must stand in the draft. */
  basis: string;
  /** Suggestions that only a model can follow; what they speak of may change. */
  open: string | null;
  /** Whether clauses may come and go. */
  revising: boolean;
  citations: readonly QuotedLaw[];
}

/** Faults that a model may not add, whatever the document had before. */
const NEW_FAULTS: Partial<Record<FindingKind, string>> = {
  'broken-reference': 'A reference to a clause or schedule leads nowhere.',
  'figures-and-words': 'An amount in figures and the same in words differ.',
  'missing-signature': 'The places to sign are missing.',
};

/**
 * Why a model's draft is not good enough; empty when it is. In our own words and the labels of the form only, since the model and
 * the reader get to see them.
 */
export function draftObjections(draft: string, { fields, values, basis, open, revising, citations }: DraftExpectations): string[] {
  const lost = lostValues(fields, values, basis, draft).filter((field) => !open || !isMentioned(field, values[field.name] ?? '', open));
  return [
    ...lost.map(({ label }) => `The value of "${label}" is missing or changed.`),
    ...structureObjections(draft, basis, revising),
    ...faultObjections(draft, basis),
    ...(citations.every(({ quotation }) => collapsed(draft).includes(collapsed(quotation)))
      ? []
      : ['A quotation of the law is changed or missing.']),
  ];
}

function structureObjections(draft: string, basis: string, mayChange: boolean): string[] {
  const [before, after] = [clauseLabels(textLines(basis)), clauseLabels(textLines(draft))];
  const top = (labels: ReadonlySet<string>) => [...labels].filter((label) => /^\d+$/.test(label)).map(Number);
  const isSequence = top(after).every((number, index) => number === index + 1);
  if (mayChange) return isSequence && (after.size > 0 || before.size === 0) ? [] : ['The clauses are not numbered 1, 2, 3 and so on.'];
  const kept = [...before].every((label) => after.has(label)) && top(after).length === top(before).length;
  return kept ? [] : ['The numbering or the structure of the clauses is changed.'];
}

function faultObjections(draft: string, basis: string): string[] {
  const counts = (text: string) => {
    const found = new Map<FindingKind, number>();
    for (const { kind } of checkDocument(text)) found.set(kind, (found.get(kind) ?? 0) + 1);
    return found;
  };
  const [before, after] = [counts(basis), counts(draft)];
  return (Object.entries(NEW_FAULTS) as [FindingKind, string][])
    .filter(([kind]) => (after.get(kind) ?? 0) > (before.get(kind) ?? 0))
    .map(([, text]) => text);
}

const collapsed = (text: string): string => text.replace(/[*\\]/g, '').replace(/\s+/g, ' ');
