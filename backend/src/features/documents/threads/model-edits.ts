import { applyOperations, type Operation, parseDraft, writeDraft } from '@themis/draft';
import { findFigures } from '../checks/figures.js';
import { textLines } from '../checks/text-lines.js';
import { type JudgedEdit, judgeEdits } from '../editing/judge-edits.js';
import { isHeld, judgeWording } from '../editing/judge-wording.js';
import { changedText, missingFrom, toldConsequences, toldOperation } from '../editing/told-edits.js';
import type { ClaimedEdit } from '../editing/judge-edits.js';
import type { MentionedField } from '../editing/named-lines.js';
import { type ChangePlace, ChangePlaces } from '../revision/change-places.js';
import { sentencesOf } from '../revision/instructions/split-instructions.js';
import { mentionedFields } from '../revision/find-field.js';
import { redline, type RedlineSegment } from '../revision/redline.js';
import { excerpt } from '../revision/redline-excerpt.js';
import { type FormValues, printable } from '../template/form-values.js';
import type { TemplateField } from '../template/template-schema.js';

/** A change by operations, as it is shown before anybody keeps it. */
export interface EditPart {
  /** The instruction that it is for, by its place among them, from 0. */
  instruction: number;
  /** Whether that instruction asks for it; another one is only offered. */
  asked: boolean;
  message: string;
  segments: RedlineSegment[];
  places: ChangePlace[];
  operations: Operation[];
}

export interface JudgedParts {
  parts: EditPart[];
  /** Edits that the draft cannot have, each with the reason. */
  refused: { instruction: number; reason: string }[];
}

export interface SuggestedEdits {
  content: string;
  instructions: readonly string[];
  fields: readonly TemplateField[];
  values: FormValues;
  edits: readonly ClaimedEdit[];
  /** What else a draft may name. */
  given: string;
}

/** The instructions of suggestions, one for each sentence. */
export const instructionsIn = (suggestions: string): string[] => sentencesOf(printable(suggestions));

/** What of a model's edits follows suggestions, what is only offered, and what is refused. */
export function judgedParts({ content, instructions, fields, values, edits, given }: SuggestedEdits): JudgedParts {
  const judged = judgeEdits({
    content,
    instructions: instructions.map((words) => ({ words, fields: mentioned(fields, values, words) })),
    edits,
    given,
  });
  const asked = instructions.flatMap((words, index) => {
    const operations = judged.filter(({ instruction, verdict }) => instruction === index + 1 && verdict === 'asked');
    const made = partOf(content, index, true, operations);
    if (!made) return [];
    // A sum that says two things is not what anybody asked for.
    const isWrong = mismatches(made.after) > mismatches(content);
    const missing = notFound(content, words, made.part.operations);
    const message = [made.part.message, isWrong ? MISMATCH : '', missing].filter(Boolean).join(' ');
    return [{ ...made.part, asked: !isWrong, message }];
  });
  const parts = [...asked, ...offered(content, judged)];
  return { parts: parts.sort((a, b) => Number(b.asked) - Number(a.asked)), refused: refusedOf(judged) };
}

export interface WordingEdits {
  content: string;
  parts: readonly MentionedField[];
  edits: readonly ClaimedEdit[];
  given: string;
}

/** Better wording of free texts of the form, each place by itself; all of it is only offered. */
export function judgedWording(order: WordingEdits): JudgedParts {
  const judged = judgeWording(order);
  return { parts: offered(order.content, judged), refused: refusedOf(judged) };
}

/** The free texts of a form that stand in a draft made from it. */
export const freeTexts = ({ content, parts }: { content: string; parts: readonly MentionedField[] }): MentionedField[] =>
  parts.filter(({ value }) => isHeld(content, value));

const mentioned = (fields: readonly TemplateField[], values: FormValues, words: string): MentionedField[] =>
  mentionedFields(fields, words).flatMap(({ name, label }) => {
    const value = values[name];
    return value === undefined ? [] : [{ label, value }];
  });

const offered = (content: string, judged: readonly JudgedEdit[]): EditPart[] =>
  judged
    .filter(({ verdict }) => verdict === 'also')
    .slice(0, OFFERED_MAX)
    .flatMap((edit) => partOf(content, edit.instruction - 1, false, [edit])?.part ?? []);

const refusedOf = (judged: readonly JudgedEdit[]): JudgedParts['refused'] =>
  judged.flatMap(({ instruction, verdict, reason }) =>
    verdict === 'refused' ? [{ instruction: instruction - 1, reason: reason ?? '' }] : [],
  );

/** Several edits as one change; those that do not fit with the ones before them are left out. Null where nothing changes. */
function partOf(
  content: string,
  instruction: number,
  asked: boolean,
  edits: readonly JudgedEdit[],
): { part: EditPart; after: string } | null {
  const tree = parseDraft(content);
  const made = applyOperations(
    tree,
    edits.map(({ operation }) => operation),
  );
  const unfit = new Set(made.refused.map(({ operation }) => operation));
  const operations = edits.map(({ operation }) => operation).filter((operation) => !unfit.has(operation));
  const after = writeDraft(made.tree);
  if (after === content) return null;
  const told = [
    ...operations.map((operation) => toldOperation(tree, operation)).slice(0, TOLD_MAX),
    operations.length > TOLD_MAX ? '…' : '',
  ];
  const part = {
    instruction,
    asked,
    message: [told.filter(Boolean).join('; '), toldConsequences(content, operations)].filter(Boolean).join('. '),
    segments: excerpt(redline(content, after)),
    places: new ChangePlaces(content).next(after),
    operations,
  };
  return { part, after };
}

/** Sums whose figures and words differ. */
const mismatches = (content: string): number => [...findFigures(textLines(content))].length;
const MISMATCH = 'An amount in figures and the same in words differ.';

/** Of several operations of one change, how many are told. */
const TOLD_MAX = 4;
/** Nobody looks through more that he did not ask for. */
const OFFERED_MAX = 40;

function notFound(content: string, words: string, operations: readonly Operation[]): string {
  const missing = missingFrom(words, changedText(content, operations));
  return missing.length > 0 ? `Not in what changes: ${missing.join(', ')}.` : '';
}
