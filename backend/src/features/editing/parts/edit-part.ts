import { applyOperations, type Operation, parseDraft, writeDraft } from '@themis/draft';
import type { FormValues } from '../../templates/form/form-values.js';
import { toldConsequences, toldOperation } from '../judging/told-edits.js';
import { type ChangePlace, changePlaces } from '../redline/change-places.js';
import { redline, type RedlineSegment } from '../redline/redline.js';
import { excerpt } from '../redline/redline-excerpt.js';

/** A change by operations, as it is shown before anybody keeps it. */
export interface EditPart {
  /** The instruction that it is for; null for what nobody asked for. */
  instruction: string | null;
  /** Whether that instruction asks for it; another one is only offered. */
  asked: boolean;
  message: string;
  segments: RedlineSegment[];
  /** The same by its places in the draft that the changes are made to. */
  places: ChangePlace[];
  operations: Operation[];
  /** What changes in the form; '' for a value that goes. */
  values: FormValues;
}

/** Of several operations of one change, how many are told. */
const TOLD_MAX = 4;

/**
 * Several operations as one change of a draft; those that do not fit with the ones before them are left out. Null where nothing changes.
 * @param label what is changed, for people; without it the operations are told
 */
export function editPart(
  content: string,
  {
    operations,
    label,
    values = {},
    ...origin
  }: Pick<EditPart, 'instruction' | 'asked' | 'operations'> & { label?: string; values?: FormValues },
): { part: EditPart; after: string } | null {
  const tree = parseDraft(content);
  const made = applyOperations(tree, operations);
  const unfit = new Set(made.refused.map(({ operation }) => operation));
  const kept = operations.filter((operation) => !unfit.has(operation));
  const after = writeDraft(made.tree);
  if (after === content) return null;
  const told = [...kept.map((operation) => toldOperation(tree, operation)).slice(0, TOLD_MAX), kept.length > TOLD_MAX ? '…' : ''];
  const part = {
    ...origin,
    message: [label ?? told.filter(Boolean).join('; '), toldConsequences(content, kept)].filter(Boolean).join('. '),
    segments: excerpt(redline(content, after)),
    places: changePlaces(content, after),
    operations: kept,
    values,
  };
  return { part, after };
}
