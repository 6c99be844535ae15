import { applyOperations, type Operation, parseDraft } from '@themis/draft';
import { refusalOf, withChanges } from '../judging/judge-edits.js';
import { toldOperation } from '../judging/told-edits.js';
import { DraftedForm, type DraftForm, withValues } from '../making/form-change.js';
import type { SuggestionOutcome } from '../outcome.js';
import type { FormValues } from '../../templates/form/form-values.js';

/** A change that a caller names by lines, counted from 1, of the text that it read. */
export type TypedEdit = {
  /** What it is for, in words; null where the caller says nothing. */
  instruction: string | null;
} & (
  | { do: 'edit'; line: number; old: string; new: string }
  | { do: 'insert'; line: number; text: string }
  | { do: 'remove'; line: number }
  | { do: 'move'; line: number; after: number }
  | { do: 'merge'; line: number; into: number }
  | { do: 'split'; line: number; at: string }
  | { do: 'rename'; from: string; to: string }
  /** `field` is the name of a field of the form. */
  | { do: 'set_value'; field: string; value: string }
);

export interface EditedDraft {
  content: string;
  values: FormValues;
  outcomes: SuggestionOutcome[];
  /** Why edits cannot be made, by their places; nothing is changed then. */
  problems: { index: number; message: string }[];
}

const NO_FIELD = 'The form of this document has no such field.';
const NO_FIT = 'It does not fit with the other edits.';
const REFUSED: Readonly<Record<string, string>> = {
  'no-such-node': 'The draft has no such line.',
  'not-there': 'These words do not stand in the draft.',
  'no-change': 'It changes nothing.',
  structure: 'It cannot stand there.',
  'more-than-once': 'These words stand there more than once.',
};

/** A draft with several edits, all of which speak of it as it is; one that cannot be made leaves it as it was. */
export function editedDraft(form: DraftForm | null, content: string, edits: readonly TypedEdit[], values: FormValues): EditedDraft {
  const drafted = form && edits.some((edit) => edit.do === 'set_value') ? new DraftedForm(form, content) : null;
  const tree = parseDraft(content);
  const said = [content, ...edits.map((edit) => JSON.stringify(edit))].join('\n');
  const problems: EditedDraft['problems'] = [];
  const made = edits.map((edit, index): { operations: Operation[]; values: FormValues; message: string } => {
    const fail = (message: string) => {
      problems.push({ index, message });
      return { operations: [], values: {}, message };
    };
    if (edit.do === 'set_value') {
      const field = form?.template.fields.find(({ name }) => name === edit.field);
      if (!field || !drafted) return fail(NO_FIELD);
      const change = drafted.change({ [field.name]: edit.value });
      return 'problem' in change ? fail(change.problem) : { ...change, message: `${field.label}: ${edit.value}` };
    }
    const operation = operationOf(edit);
    const isOfLine = operation.do === 'edit' || operation.do === 'insert' || operation.do === 'remove';
    const refusal = isOfLine ? refusalOf(tree, operation, said) : null;
    if (refusal !== null) return fail(`Not possible: ${refusal}.`);
    const [refused] = applyOperations(tree, [operation]).refused;
    return refused
      ? fail(REFUSED[refused.reason] ?? NO_FIT)
      : { operations: [operation], values: {}, message: toldOperation(tree, operation) };
  });
  const { content: after, lost } = withChanges(
    content,
    made.map(({ operations }) => operations),
  );
  for (const index of lost) if (!problems.some((problem) => problem.index === index)) problems.push({ index, message: NO_FIT });
  if (problems.length > 0) return { content, values, outcomes: [], problems };
  return {
    content: after,
    values: made.reduce((next, change) => withValues(next, change.values), values),
    outcomes: made.map(({ message }, index) => ({ instruction: edits[index]?.instruction ?? message, applied: true, message })),
    problems,
  };
}

/** Lines are counted from 1, and so are the ids of a tree that was read from a text. */
const idOf = (line: number): string => `n${line}`;

function operationOf(edit: Exclude<TypedEdit, { do: 'set_value' }>): Operation {
  switch (edit.do) {
    case 'edit':
      return { do: 'edit', node: idOf(edit.line), oldText: edit.old, newText: edit.new };
    case 'insert':
      return { do: 'insert', after: idOf(edit.line), text: edit.text };
    case 'remove':
      return { do: 'remove', node: idOf(edit.line) };
    case 'move':
      return { do: 'move', node: idOf(edit.line), after: idOf(edit.after) };
    case 'merge':
      return { do: 'merge', node: idOf(edit.line), into: idOf(edit.into) };
    case 'split':
      return { do: 'split', node: idOf(edit.line), at: edit.at };
    case 'rename':
      return { do: 'rename', from: edit.from, to: edit.to };
  }
}
