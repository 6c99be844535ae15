import type { Operation } from '@themis/draft';
import { findFigures } from '../../review/checks/figures.js';
import { textLines } from '../../review/checks/text-lines.js';
import { printable, type FormValues } from '../../templates/form/form-values.js';
import type { DraftForm } from '../making/form-change.js';
import { type ClaimedEdit, type JudgedEdit, judgeEdits } from '../judging/judge-edits.js';
import { isHeld, judgeWording } from '../judging/judge-wording.js';
import type { MentionedField } from '../judging/named-lines.js';
import { changedText, missingFrom } from '../judging/told-edits.js';
import { sentencesOf } from '../reading/instructions.js';
import { FieldNames } from '../targets/field-names.js';
import { type EditPart, editPart } from './edit-part.js';
import { type ClaimedValue, judgedValues, type JudgedValue } from './judged-values.js';

export interface JudgedParts {
  parts: EditPart[];
  /** Edits that the draft cannot have, each with the reason. */
  refused: { instruction: number; reason: string }[];
}

export interface SuggestedEdits {
  /** The draft with the form that it was made from. */
  form: DraftForm;
  content: string;
  instructions: readonly string[];
  edits: readonly ClaimedEdit[];
  sets: readonly ClaimedValue[];
  /** What else a draft may name. */
  given: string;
}

/** The instructions of suggestions, one for each sentence. */
export const instructionsIn = (suggestions: string): string[] => sentencesOf(printable(suggestions));

/** What of a model's edits follows suggestions, what is only offered, and what is refused. */
export function judgedParts({ form, content, instructions, edits, sets, given }: SuggestedEdits): JudgedParts {
  const { template, values } = form;
  const names = new FieldNames(template);
  const judged = judgeEdits({
    content,
    instructions: instructions.map((words) => ({ words, fields: mentioned(names, values, words) })),
    edits,
    given,
  });
  const set = judgedValues({ form, content, instructions, names, sets });
  const asked = instructions.flatMap((words, index) => {
    const isOwn = ({ instruction, verdict }: { instruction: number; verdict: string }) => instruction === index + 1 && verdict === 'asked';
    const made = partOf(content, words, true, judged.filter(isOwn), set.filter(isOwn));
    if (!made) return [];
    // A sum that says two things is not what anybody asked for.
    const isWrong = mismatches(made.after) > mismatches(content);
    const missing = notFound(content, words, made.part.operations);
    const message = [made.part.message, isWrong ? MISMATCH : '', missing].filter(Boolean).join(' ');
    return [{ ...made.part, asked: !isWrong, message }];
  });
  const also = set.flatMap((value) =>
    value.verdict === 'also' ? (partOf(content, instructions[value.instruction - 1] ?? null, false, [], [value])?.part ?? []) : [],
  );
  const parts = [...asked, ...also, ...offered(content, judged, instructions)];
  return { parts: parts.sort((a, b) => Number(b.asked) - Number(a.asked)), refused: [...refusedOf(judged), ...refusedOf(set)] };
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
  return { parts: offered(order.content, judged, []), refused: refusedOf(judged) };
}

/** The free texts of a form that stand in a draft made from it. */
export const freeTexts = ({ content, parts }: { content: string; parts: readonly MentionedField[] }): MentionedField[] =>
  parts.filter(({ value }) => isHeld(content, value));

const mentioned = (names: FieldNames, values: FormValues, words: string): MentionedField[] =>
  names.mentionedIn(words).flatMap(({ name, label }) => {
    const value = values[name];
    return value === undefined ? [] : [{ label, value }];
  });

const offered = (content: string, judged: readonly JudgedEdit[], instructions: readonly string[]): EditPart[] =>
  judged
    .filter(({ verdict }) => verdict === 'also')
    .slice(0, OFFERED_MAX)
    .flatMap((edit) => partOf(content, instructions[edit.instruction - 1] ?? null, false, [edit])?.part ?? []);

const refusedOf = (judged: readonly Pick<JudgedEdit, 'instruction' | 'verdict' | 'reason'>[]): JudgedParts['refused'] =>
  judged.flatMap(({ instruction, verdict, reason }) =>
    verdict === 'refused' ? [{ instruction: instruction - 1, reason: reason ?? '' }] : [],
  );

const partOf = (
  content: string,
  instruction: string | null,
  asked: boolean,
  edits: readonly JudgedEdit[],
  sets: readonly JudgedValue[] = [],
) =>
  editPart(content, {
    instruction,
    asked,
    operations: [...sets.flatMap(({ operations }) => operations), ...edits.map(({ operation }) => operation)],
    values: Object.assign({}, ...sets.map(({ values }) => values)) as FormValues,
  });

/** Sums whose figures and words differ. */
const mismatches = (content: string): number => [...findFigures(textLines(content))].length;
const MISMATCH = 'An amount in figures and the same in words differ.';

/** Nobody looks through more that he did not ask for. */
const OFFERED_MAX = 40;

function notFound(content: string, words: string, operations: readonly Operation[]): string {
  const missing = missingFrom(words, changedText(content, operations));
  return missing.length > 0 ? `Not in what changes: ${missing.join(', ')}.` : '';
}
