import { parse } from 'graphql';
import { z } from 'zod';
import { PLACE, PLACE_FIELDS, placeLine, spanLine, STAMP } from '../place.js';
import { tool } from '../tool.js';

const TURNS_MAX = 20;
const FILENAME_MAX = 255;
const TOPIC_MAX = 60;

const INPUT = z.strictObject({
  question: z.string().min(1).max(4000),
  as_on: z.iso.date().optional().describe('Answer by the law in force on this day, such as 2024-06-30.'),
  history: z
    .array(z.strictObject({ role: z.enum(['USER', 'ASSISTANT']), text: z.string().min(1) }))
    .max(TURNS_MAX)
    .optional()
    .describe('Earlier turns that the question follows up, oldest first.'),
  reference_filename: z
    .string()
    .min(1)
    .max(FILENAME_MAX)
    .optional()
    .describe("One of the user's own files; needs the scope FILES as well."),
  matter_id: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe(
      "A matter of the user, as list_matters names it: its files are searched too, and no other matter's; needs the scopes MATTERS and FILES as well.",
    ),
  topic: z.string().min(1).max(TOPIC_MAX).optional().describe('What is meant, one of the `choices` of an earlier answer.'),
});

const OUTPUT = z.object({
  answer: z.string().describe('The answer, with markers such as [1].'),
  citations: z.array(
    z.object({
      marker: z.int(),
      document_id: z.string().nullable().describe("Null for the user's own file."),
      document_type: z.string(),
      ...PLACE,
      quotation: z.string().describe('The words of the span, exactly as the source has them.'),
      stamp: STAMP,
    }),
  ),
  statements: z
    .array(z.object({ span_start: z.int(), span_end: z.int(), support: z.string(), markers: z.array(z.int()) }))
    .describe('Sentences of the answer; support is SOURCE, OWN_DOCUMENT or GENERAL (nothing stands behind it).'),
  sections: z.array(
    z.object({
      document_id: z.string(),
      ...PLACE,
      unit: z.string(),
      heading: z.string(),
      open: z.boolean().describe('Whether the answer quotes it; one that it only names is read with open_source.'),
      note: z.string().nullable(),
      stamp: STAMP,
    }),
  ),
  missing_law: z.array(z.object({ act: z.string(), section: z.string().nullable(), reason: z.string() })),
  clarify: z.object({ question: z.string(), options: z.array(z.string()) }).nullable(),
  choices: z
    .array(z.object({ topic: z.string(), name: z.string(), act: z.string(), section: z.string() }))
    .describe('Topics that may be meant: ask again with one of them as `topic`. An answer without citations states no law.'),
  follow_ups: z.array(z.string()),
  answered_by: z.string().describe('`extractive` or the name of the language model.'),
  notice: z.string().nullable(),
  withheld_quotations: z.int().describe('Quotations that stood in none of the sources and are not shown.'),
  withheld_references: z.int(),
});

export const ASK = parse(`mutation ($input: AskInput!) {
  result: askQuestion(input: $input) {
    answer: text
    citations { marker document_id: documentId document_type: documentType ${PLACE_FIELDS} quotation stamp }
    statements { span_start: spanStart span_end: spanEnd support markers }
    sections { document_id: documentId ${PLACE_FIELDS} unit heading open note stamp }
    missing_law: missingLaw { act section reason }
    clarify { question options }
    choices { topic name act section }
    follow_ups: followUps
    answered_by: answeredBy
    notice
    withheld_quotations: withheldQuotations
    withheld_references: withheldReferences
  }
}`);

export const ask = tool({
  name: 'ask',
  title: 'Ask a legal question',
  description:
    'Answers a question from the library. Every quotation stands in its source word for word; what could not be confirmed is withheld and counted. Needs the scope ASK.',
  input: INPUT,
  output: OUTPUT,
  // Counted against the limit of questions, and a language model may be asked.
  annotations: { readOnlyHint: true, idempotentHint: false, openWorldHint: false },
  async call({ run }, { question, as_on, history, reference_filename, matter_id, topic }) {
    const input = { question, asOn: as_on, history, referenceFilename: reference_filename, matterId: matter_id, topic };
    return OUTPUT.parse((await run(ASK, { input })).result);
  },
  words({ answer, citations, missing_law, clarify, choices, notice, withheld_quotations }) {
    const quoted = citations.map(
      (one) => `[${one.marker}] ${placeLine(one, one.stamp)}\n${spanLine(one.document_id, one)}\n"${one.quotation}"`,
    );
    const missing = missing_law.map(
      ({ act, section }) => `Not in the library: ${[section && `section ${section}`, act].filter(Boolean).join(', ')}`,
    );
    const withheld = withheld_quotations > 0 ? [`${withheld_quotations} quotations could not be confirmed and were withheld.`] : [];
    const asked = clarify ? [`${clarify.question} (${clarify.options.join(', ')})`] : [];
    const offered = choices.map(({ topic, name }) => `topic ${topic}: ${name}`);
    return [answer, ...(notice ? [notice] : []), ...quoted, ...missing, ...withheld, ...asked, ...offered].join('\n\n');
  },
});
