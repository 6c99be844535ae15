import { parse } from 'graphql';
import { z } from 'zod';
import { READS, tool } from '../tool.js';

const INPUT = z.strictObject({
  text: z.string().min(1).describe('The whole text of the document.'),
  document_type: z.string().min(1).max(100).optional().describe('One of list_templates: its own checks are made too.'),
  values: z.record(z.string().max(100), z.unknown()).optional().describe('The form that it was drafted from.'),
});

const OUTPUT = z.object({
  finding_count: z.int().describe('All findings, of which a long text lists only some.'),
  blank_count: z.int().describe('Blanks still to be filled in.'),
  findings: z.array(
    z.object({
      kind: z.string(),
      serious: z.boolean().describe('Signed as it is, it could cost its signer the case.'),
      message: z.string(),
      clause: z.string().nullable(),
      field: z.string().nullable(),
      line: z.int(),
      start: z.int().describe('First UTF-16 unit of the place in the text.'),
      end: z.int(),
      excerpt: z.string(),
    }),
  ),
});

export const CHECK_TEXT = parse(`query ($content: String!, $documentType: String, $templateData: JSONObject) {
  result: checkDocument(content: $content, documentType: $documentType, templateData: $templateData) {
    finding_count: findingCount
    blank_count: blankCount
    findings { kind serious message clause field line start end excerpt }
  }
}`);

export const checkText = tool({
  name: 'check_text',
  title: 'Check a text before it is signed',
  description:
    'Looks for blanks, broken references, undefined terms, figures that differ from their words, missing signatures and repealed acts in any text. Nothing is kept or charged. Needs the scope DOCUMENTS_READ.',
  input: INPUT,
  output: OUTPUT,
  annotations: READS,
  async call({ run }, { text, document_type, values }) {
    return OUTPUT.parse((await run(CHECK_TEXT, { content: text, documentType: document_type, templateData: values })).result);
  },
  words({ finding_count, findings }) {
    if (finding_count === 0) return 'Nothing to look at was found.';
    const lines = findings.map(
      ({ serious, message, line, start, end }) => `${serious ? 'Serious: ' : ''}${message} (line ${line}, units ${start}–${end})`,
    );
    return [`${finding_count} findings:`, ...lines].join('\n');
  },
});
