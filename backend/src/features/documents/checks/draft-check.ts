import { clauseLabels } from './clause-labels.js';
import { findBrokenReferences } from './cross-references.js';
import { findFigures } from './figures.js';
import type { Finding } from './finding.js';
import { findMissingSignature } from './signature.js';
import { type TextLine, textLines } from './text-lines.js';
import type { TemplateField } from '../template/template-schema.js';
import type { FormValues } from '../template/form-values.js';
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
  /** What the document quotes; its words may not change. */
  citations: readonly { quotation: string }[];
}

/** Faults that a model may not add, whatever the document had before. */
const FAULTS: readonly { find: (lines: readonly TextLine[]) => Iterable<Finding>; objection: string }[] = [
  { find: findBrokenReferences, objection: 'A reference to a clause or schedule leads nowhere.' },
  { find: findFigures, objection: 'An amount in figures and the same in words differ.' },
  { find: findMissingSignature, objection: 'The places to sign are missing.' },
];

/**
 * Why a model's draft is not good enough; empty when it is. In our own words and the labels of the form only, since the model and
 * the reader get to see them.
 */
export function draftObjections(draft: string, { fields, values, basis, open, revising, citations }: DraftExpectations): string[] {
  const lost = lostValues(fields, values, basis, draft).filter((field) => !open || !isMentioned(field, values[field.name] ?? '', open));
  const [lines, before] = [textLines(draft), textLines(basis)];
  const words = collapsed(draft);
  return [
    ...lost.map(({ label }) => `The value of "${label}" is missing or changed.`),
    ...structureObjections(lines, before, revising),
    ...faultObjections(lines, before),
    ...(citations.every(({ quotation }) => words.includes(collapsed(quotation))) ? [] : ['A quotation of the law is changed or missing.']),
  ];
}

function structureObjections(draft: readonly TextLine[], basis: readonly TextLine[], mayChange: boolean): string[] {
  const [before, after] = [clauseLabels(basis), clauseLabels(draft)];
  const top = (labels: ReadonlySet<string>) => [...labels].filter((label) => /^\d+$/.test(label)).map(Number);
  const isSequence = top(after).every((number, index) => number === index + 1);
  if (mayChange) return isSequence && (after.size > 0 || before.size === 0) ? [] : ['The clauses are not numbered 1, 2, 3 and so on.'];
  const kept = [...before].every((label) => after.has(label)) && top(after).length === top(before).length;
  return kept ? [] : ['The numbering or the structure of the clauses is changed.'];
}

function faultObjections(draft: readonly TextLine[], basis: readonly TextLine[]): string[] {
  return FAULTS.filter(({ find }) => [...find(draft)].length > [...find(basis)].length).map(({ objection }) => objection);
}

const collapsed = (text: string): string => text.replace(/[*\\]/g, '').replace(/\s+/g, ' ');
