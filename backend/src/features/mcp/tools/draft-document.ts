import { parse } from 'graphql';
import { z } from 'zod';
import { PLACE, PLACE_FIELDS, placeLine, spanLine } from '../place.js';
import { type Call, type Progress, refused, tool } from '../tool.js';

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
  reference_filename: z.string().min(1).max(255).optional().describe("One of the user's own files; needs the scope FILES as well."),
});

const OUTPUT = z.object({
  content: z.string().describe('The draft, in Markdown.'),
  version_id: z.string().nullable().describe('As it is kept, for compare_versions; null for a text that is not kept.'),
  document_id: z.string().nullable(),
  document_title: z.string().nullable(),
  drafted_by: z.string(),
  notice: z.string().nullable(),
  remaining_tokens: z.int().describe('Tokens left after the charge.'),
  citations: z.array(z.object({ document_id: z.string(), ...PLACE, quotation: z.string() })).describe('The law that the draft quotes.'),
  signing_notes: z.array(z.object({ topic: z.string(), text: z.string() })),
  suggestion_report: z.array(z.object({ instruction: z.string(), applied: z.boolean(), message: z.string() })),
});

export const DRAFT_DOCUMENT = parse(`subscription ($input: GenerateDocumentInput!) {
  event: generation(input: $input) {
    step {
      ... on GenerationStage { stage }
      ... on GenerationPiece { text }
      ... on GenerationRestart { reason }
      ... on FinishedGeneration {
        result: generated {
          content: documentContent
          version { id }
          document { id title }
          drafted_by: draftedBy
          notice
          remaining_tokens: remainingTokens
          citations { document_id: documentId ${PLACE_FIELDS} quotation }
          signing_notes: signingNotes { topic text }
          suggestion_report: suggestionReport { instruction applied message }
        }
      }
    }
  }
}`);

interface Drafted {
  version: { id: string } | null;
  document: { id: string; title: string } | null;
}

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
    'Drafts a document from a template and keeps it. It costs tokens of the account, once for each idempotency key; a failed draft costs nothing. Needs the scope DOCUMENTS_WRITE.',
  input: INPUT,
  output: OUTPUT,
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
    };
    const result = await drafted(call, input, progress);
    const { version, document } = result;
    return OUTPUT.parse({
      ...result,
      version_id: version?.id ?? null,
      document_id: document?.id ?? null,
      document_title: document?.title ?? null,
    });
  },
  words({ content, document_title, version_id, remaining_tokens, notice, citations, signing_notes, suggestion_report }) {
    const kept = version_id === null ? 'Not kept.' : `Kept as "${document_title ?? ''}", version_id ${version_id}.`;
    const report = suggestion_report.map(
      ({ applied, instruction, message }) => `${applied ? 'Done' : 'Not done'}: ${instruction}. ${message}`,
    );
    const quoted = citations.map((one) => `${placeLine(one)}\n${spanLine(one.document_id, one)}\n"${one.quotation}"`);
    const notes = signing_notes.map(({ text }) => `Before signing: ${text}`);
    return [content, `${kept} Tokens left: ${remaining_tokens}.`, ...(notice ? [notice] : []), ...report, ...quoted, ...notes].join('\n\n');
  },
});
