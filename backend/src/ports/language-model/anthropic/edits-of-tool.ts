import { z } from 'zod';
import type { ModelQuestion, ProposedEdit } from '../language-model.js';
import { UnusableResponseError } from './call-failure.js';

/** More than any draft needs. */
const EDITS_MAX = 200;
const QUESTIONS_MAX = 20;
const CHOICES_MAX = 6;
const QUESTION_CHARACTERS = 300;
const CHOICE_CHARACTERS = 120;
const TEXT_CHARACTERS = 20_000;
const FIELD_CHARACTERS = 200;

const id = z.string().max(40);
const words = z.string().max(TEXT_CHARACTERS);
const instruction = z.number().int();
const EDIT = z.discriminatedUnion('do', [
  z.object({ do: z.literal('edit'), instruction, node: id, old_text: words, new_text: words }),
  z.object({ do: z.literal('insert'), instruction, after: id, text: words }),
  z.object({ do: z.literal('remove'), instruction, node: id }),
  z.object({ do: z.literal('set_value'), instruction, field: z.string().max(FIELD_CHARACTERS), value: words }),
]);
const QUESTION = z.object({
  instruction,
  question: z.string().trim().min(1).max(QUESTION_CHARACTERS),
  choices: z.array(z.string().trim().min(1).max(CHOICE_CHARACTERS)).max(CHOICES_MAX),
});
const INPUT = z.object({ edits: z.array(z.unknown()).max(EDITS_MAX), ask: z.array(z.unknown()).max(QUESTIONS_MAX).default([]) });

/**
 * What a model has called the tool with. Services that do not hold a model to the tool's form let it write otherwise: an edit that has
 * another form is left out and counted.
 * @throws UnusableResponseError where there is no list of edits at all
 */
export function editsOfTool(input: unknown): { edits: ProposedEdit[]; questions: ModelQuestion[]; unusable: number } {
  const read = INPUT.safeParse(input);
  if (!read.success) throw new UnusableResponseError('the tool is called with something else than edits');
  const edits = read.data.edits.map((each) => EDIT.safeParse(each));
  const questions = read.data.ask.map((each) => QUESTION.safeParse(each));
  return {
    edits: edits.flatMap(({ data }) => (data ? [proposed(data)] : [])),
    questions: questions.flatMap(({ data }) => (data ? [data] : [])),
    unusable: [...edits, ...questions].filter(({ success }) => !success).length,
  };
}

function proposed(edit: z.infer<typeof EDIT>): ProposedEdit {
  if (edit.do !== 'edit') return edit;
  const { old_text: oldText, new_text: newText, ...rest } = edit;
  return { ...rest, oldText, newText };
}
