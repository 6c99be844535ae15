import { z } from 'zod';
import { PLACE, PLACE_FIELDS, placeLine, spanLine } from '../place.js';

/** What has to be known before instructions can be followed. */
export const QUESTIONS = z.array(
  z.object({
    id: z.string().describe('Identifies it among the questions of its answer.'),
    instruction: z.string(),
    question: z.string(),
    choices: z
      .array(z.object({ label: z.string(), suggestion: z.string() }))
      .describe('What it may mean, the likeliest first; empty where only words can answer. Ask the user; do not choose for them.'),
  }),
);
export const QUESTION_FIELDS = 'questions { id instruction question choices { label suggestion } }';

export const questionLines = (questions: z.output<typeof QUESTIONS>): string[] =>
  questions.map(({ id, instruction, question, choices }) =>
    [
      `Question ${id}, about "${instruction}": ${question}`,
      ...choices.map(({ label, suggestion }) => `- ${label} (suggestion: ${suggestion})`),
    ].join('\n'),
  );

/** What a draft is told with, by every tool that makes one. */
export const DRAFTED = z.object({
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
  questions: QUESTIONS.describe(
    'What has to be known first. Where there is one, nothing was changed or charged: send the suggestions again with the `suggestion` of a choice in the place of the instruction.',
  ),
});

/** Those of a GeneratedDocument that are asked for. */
export const DRAFTED_FIELDS = `
  content: documentContent
  version { id }
  document { id title }
  drafted_by: draftedBy
  notice
  remaining_tokens: remainingTokens
  citations { document_id: documentId ${PLACE_FIELDS} quotation }
  signing_notes: signingNotes { topic text }
  suggestion_report: suggestionReport { instruction applied message }
  ${QUESTION_FIELDS}
`;

/** A draft as the schema gives it. */
export interface Drafted {
  version: { id: string } | null;
  document: { id: string; title: string } | null;
}

export const draftedOutput = (drafted: Drafted): z.output<typeof DRAFTED> =>
  DRAFTED.parse({
    ...drafted,
    version_id: drafted.version?.id ?? null,
    document_id: drafted.document?.id ?? null,
    document_title: drafted.document?.title ?? null,
  });

/** A draft for people, and for models that do not read the structured one. */
export function draftedWords(drafted: z.output<typeof DRAFTED>): string {
  const { content, document_title, version_id, remaining_tokens, notice, citations, signing_notes, suggestion_report, questions } = drafted;
  const kept = version_id === null ? 'Not kept.' : `Kept as "${document_title ?? ''}", version_id ${version_id}.`;
  const report = suggestion_report.map(
    ({ applied, instruction, message }) => `${applied ? 'Done' : 'Not done'}: ${instruction}. ${message}`,
  );
  const quoted = citations.map((one) => `${placeLine(one)}\n${spanLine(one.document_id, one)}\n"${one.quotation}"`);
  const notes = signing_notes.map(({ text }) => `Before signing: ${text}`);
  const told = [...(notice ? [notice] : []), ...questionLines(questions), ...report, ...quoted, ...notes];
  return [content, `${kept} Tokens left: ${remaining_tokens}.`, ...told].join('\n\n');
}
