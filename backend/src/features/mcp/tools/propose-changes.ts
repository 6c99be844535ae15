import { parse } from 'graphql';
import { z } from 'zod';
import { tool } from '../tool.js';
import { QUESTION_FIELDS, questionLines, QUESTIONS } from './drafted.js';

const PROPOSAL_ID = z.string().min(1).max(60).describe('The `proposal_id` of propose_changes.');
/** As many as one proposal has. */
const ANSWERS_MAX = 100;

const PROPOSE_INPUT = z.strictObject({
  document_type: z.string().min(1).max(100).describe('One of list_templates.'),
  values: z.record(z.string().max(100), z.unknown()).describe('The form that the draft was made from.'),
  previous_document: z.string().min(1).describe('The draft that the suggestions are about.'),
  suggestions: z.string().min(1).max(10_000).describe('What to change in it, in plain words.'),
  complexity: z.enum(['simple', 'medium', 'complex']).default('simple').describe('Decides the price of keeping changes.'),
  document_id: z.string().max(100).optional().describe('The kept document that would get the next version.'),
  matter_id: z
    .uuid()
    .optional()
    .describe(
      'A matter of the user, as list_matters names it: a new document begins in it, and its files alone may be named; needs the scope MATTERS as well.',
    ),
  reference_filename: z.string().min(1).max(255).optional().describe("One of the user's own files; needs the scope FILES as well."),
});

const ANSWER_INPUT = z.strictObject({
  proposal_id: PROPOSAL_ID,
  answers: z
    .array(
      z.strictObject({
        question: z.string().min(1).max(60).describe('The `id` of the question.'),
        suggestion: z.string().min(1).max(10_000).describe('The `suggestion` of the choice, or a suggestion in other words.'),
      }),
    )
    .min(1)
    .max(ANSWERS_MAX)
    .describe('At most one for each question; the others stay open.'),
});

const OUTPUT = z.object({
  proposal_id: z.string().describe('For answer_questions and keep_changes. Where there is neither a change nor a question, nothing waits.'),
  changes: z.array(
    z.object({
      id: z.string().describe('Accepts it in keep_changes.'),
      instruction: z.string().nullable().describe('What it is for; null for better wording that the language model offers.'),
      asked: z.boolean().describe('Whether the suggestions ask for it. Accept another one only where the user chose to.'),
      message: z.string(),
    }),
  ),
  questions: QUESTIONS.describe('What has to be answered with answer_questions before other instructions can be followed; free of charge.'),
  not_changed: z
    .array(z.object({ instruction: z.string(), message: z.string() }))
    .describe('Instructions that change nothing, with the reason.'),
  notice: z.string().nullable(),
  price: z.int().describe('Tokens that keep_changes costs, once.'),
});

const FIELDS = `
  proposal_id: id
  changes { id instruction asked message }
  ${QUESTION_FIELDS}
  not_changed: notChanged { instruction message }
  notice
  price
`;

export const PROPOSE_CHANGES = parse(`mutation ($input: GenerateDocumentInput!) { result: proposeChanges(input: $input) { ${FIELDS} } }`);
export const ANSWER_QUESTIONS = parse(`mutation ($input: AnswerQuestionsInput!) { result: answerQuestions(input: $input) { ${FIELDS} } }`);

function words({ proposal_id, changes, questions, not_changed, notice, price }: z.output<typeof OUTPUT>): string {
  const listed = changes.map(({ id, asked, message }) => `Change ${id}${asked ? '' : ' (not asked for)'}: ${message}`);
  const left = not_changed.map(({ instruction, message }) => `Not done: ${instruction}. ${message}`);
  const waits = changes.length + questions.length > 0;
  const state = waits
    ? `Nothing is kept or charged yet; keeping any change costs ${price} tokens. proposal_id ${proposal_id}`
    : 'Nothing would change.';
  return [state, ...(notice ? [notice] : []), ...listed, ...questionLines(questions), ...left].join('\n\n');
}

export const proposeChanges = tool({
  name: 'propose_changes',
  title: 'Propose changes to a draft',
  description:
    'Says what suggestions would change in a draft, and asks where they are unclear. Costs nothing; the changes wait for seven days. Needs the scope DOCUMENTS_WRITE.',
  input: PROPOSE_INPUT,
  output: OUTPUT,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  async call({ run }, args) {
    const input = {
      documentType: args.document_type,
      templateData: args.values,
      complexity: args.complexity,
      documentId: args.document_id,
      modificationSuggestions: args.suggestions,
      previousDocument: args.previous_document,
      referenceFilename: args.reference_filename,
      matterId: args.matter_id,
    };
    return OUTPUT.parse((await run(PROPOSE_CHANGES, { input })).result);
  },
  words,
});

export const answerQuestions = tool({
  name: 'answer_questions',
  title: 'Answer questions about suggestions',
  description:
    'Answers questions of propose_changes with what the user chose or said; what the answers ask for joins the changes. Free of charge. Needs the scope DOCUMENTS_WRITE.',
  input: ANSWER_INPUT,
  output: OUTPUT,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  async call({ run }, { proposal_id, answers }) {
    return OUTPUT.parse((await run(ANSWER_QUESTIONS, { input: { proposalId: proposal_id, answers } })).result);
  },
  words,
});
