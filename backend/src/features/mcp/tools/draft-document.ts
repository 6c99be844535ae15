import { parse } from 'graphql';
import { z } from 'zod';
import { type Call, type Progress, refused, tool } from '../tool.js';
import { DRAFTED, DRAFTED_FIELDS, type Drafted, draftedOutput, draftedWords } from './drafted.js';

const INPUT = z.strictObject({
  document_type: z.string().min(1).max(100).describe('One of list_templates.'),
  values: z
    .record(z.string().max(100), z.unknown())
    .describe("Values by the names of the template's fields, as list_templates gives them."),
  idempotency_key: z
    .string()
    .min(8)
    .max(200)
    .describe('A new random text for each document. Sent again with the same request, the same answer comes back and is charged once.'),
  complexity: z.enum(['simple', 'medium', 'complex']).default('simple').describe('Decides the price.'),
  document_id: z.string().max(100).optional().describe('A kept document that gets the result as its next version.'),
  suggestions: z.string().max(10_000).optional().describe('What to change in `previous_document`, in plain words.'),
  previous_document: z.string().optional().describe('The draft that the suggestions are about.'),
  matter_id: z
    .uuid()
    .optional()
    .describe(
      'A matter of the user, as list_matters names it: a new document begins in it, and its files alone may be named; needs the scope MATTERS as well.',
    ),
  reference_filename: z.string().min(1).max(255).optional().describe("One of the user's own files; needs the scope FILES as well."),
});

export const DRAFT_DOCUMENT = parse(`subscription ($input: GenerateDocumentInput!) {
  event: generation(input: $input) {
    step {
      ... on GenerationStage { stage }
      ... on GenerationPiece { text }
      ... on GenerationRestart { reason }
      ... on FinishedGeneration {
        result: generated {
          ${DRAFTED_FIELDS}
        }
      }
    }
  }
}`);

/** What one of the types of a step has. */
interface DraftStep {
  stage?: string;
  text?: string;
  reason?: string;
  result?: Drafted;
}

/** How often a client is told that the text has grown. */
const TOLD_EVERY_MS = 1000;

/** Goes through the steps of a draft and tells each stage, and now and then how much is written. @throws OperationRefusedError */
async function drafted({ follow }: Call, input: object, progress: Progress): Promise<Drafted> {
  let written = 0;
  let told = performance.now();
  for await (const { event } of follow(DRAFT_DOCUMENT, { input })) {
    const { stage, text = '', reason, result } = (event as { step: DraftStep }).step;
    if (result) return result;
    written = reason === undefined ? written + text.length : 0;
    const news = stage ?? reason;
    if (news === undefined && performance.now() - told < TOLD_EVERY_MS) continue;
    told = performance.now();
    await progress(news ?? `${written} characters are written.`);
  }
  throw refused('The draft ended early.', 'GENERATION_FAILED');
}

export const draftDocument = tool({
  name: 'draft_document',
  title: 'Draft a document',
  description:
    'Drafts a document from a template and keeps it. It costs tokens of the account, once for each idempotency key; a failed draft costs nothing. Where suggestions are unclear it answers with `questions`, changes nothing and costs nothing. Needs the scope DOCUMENTS_WRITE.',
  input: INPUT,
  output: DRAFTED,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  async call(call, args, progress) {
    const input = {
      documentType: args.document_type,
      templateData: args.values,
      idempotencyKey: args.idempotency_key,
      complexity: args.complexity,
      documentId: args.document_id,
      modificationSuggestions: args.suggestions,
      previousDocument: args.previous_document,
      referenceFilename: args.reference_filename,
      matterId: args.matter_id,
    };
    return draftedOutput(await drafted(call, input, progress));
  },
  words: draftedWords,
});
