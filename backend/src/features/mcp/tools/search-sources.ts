import { parse } from 'graphql';
import { z } from 'zod';
import { DOCUMENT_ID, PLACE, PLACE_FIELDS, placeLine, spanLine, STAMP } from '../place.js';
import { READS, tool } from '../tool.js';

const RESULTS_MAX = 20;
const NAMES_MAX = 20;
const YEAR = z.int().min(1).max(9999);

const INPUT = z.strictObject({
  query: z.string().min(1).max(4000).describe('What to look for: a question, words, or a reference such as "section 138 NI Act".'),
  limit: z.int().min(1).max(RESULTS_MAX).default(8).describe(`Number of passages to return, 1 to ${RESULTS_MAX}.`),
  as_on: z.iso.date().optional().describe('Only the law in force on this day, such as 2024-06-30.'),
  document_types: z
    .array(z.enum(['ACT', 'JUDGMENT', 'RULE', 'OTHER']))
    .max(4)
    .optional()
    .describe('Only these kinds of sources.'),
  acts: z.array(z.string().min(1).max(300)).max(NAMES_MAX).optional().describe('Only the laws of these names, as people write them.'),
  document_ids: z.array(DOCUMENT_ID).max(NAMES_MAX).optional().describe('Only these sources.'),
  jurisdictions: z.array(z.string().min(1).max(100)).max(NAMES_MAX).optional().describe('For example "India" or "Delhi".'),
  year_from: YEAR.optional(),
  year_to: YEAR.optional(),
});

const OUTPUT = z.object({
  relevant: z.boolean().describe('False: the passages only share words with the query; do not rely on them.'),
  passages: z.array(
    z.object({
      document_id: z.string(),
      document_type: z.string(),
      ...PLACE,
      unit: z.string().describe('The number to cite, such as 26; empty where there is none.'),
      stamp: STAMP,
      text: z.string().describe('The words between the two ends of the span, exactly.'),
    }),
  ),
});

export const SEARCH_SOURCES = parse(`query ($query: String!, $first: Int!, $asOn: Date, $filters: SearchFilters) {
  result: searchSources(query: $query, first: $first, asOn: $asOn, filters: $filters) {
    relevant
    passages { document_id: documentId document_type: documentType ${PLACE_FIELDS} unit stamp text }
  }
}`);

export const searchSources = tool({
  name: 'search_sources',
  title: 'Search the law',
  description:
    'Finds passages of the acts, rules and judgments in the library, with the exact words, their place and whether they are in force. Needs the scope SEARCH.',
  input: INPUT,
  output: OUTPUT,
  annotations: READS,
  async call({ run }, { query, limit, as_on, document_types, acts, document_ids, jurisdictions, year_from, year_to }) {
    const filters = { documentTypes: document_types, acts, documentIds: document_ids, jurisdictions, yearFrom: year_from, yearTo: year_to };
    return OUTPUT.parse((await run(SEARCH_SOURCES, { query, first: limit, asOn: as_on, filters })).result);
  },
  words({ relevant, passages }) {
    if (passages.length === 0) return 'Nothing was found.';
    const found = passages.map((one, at) => `${at + 1}. ${placeLine(one, one.stamp)}\n${spanLine(one.document_id, one)}\n${one.text}`);
    return [...(relevant ? [] : ['These passages only share words with the query.']), ...found].join('\n\n');
  },
});
