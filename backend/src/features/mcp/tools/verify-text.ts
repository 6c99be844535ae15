import { parse } from 'graphql';
import { z } from 'zod';
import { PLACE, PLACE_FIELDS, placeLine, STAMP } from '../place.js';
import { READS, tool } from '../tool.js';

const INPUT = z.strictObject({
  text: z.string().min(1).max(64_000).describe('The text whose citations are to be verified.'),
  as_on: z.iso.date().optional().describe('The day whose law counts, such as 2024-06-30; today when left out.'),
});

const OUTPUT = z.object({
  as_on: z.string(),
  citation_count: z.int().describe('All citations, of which a long text lists only the first 500.'),
  citations: z.array(
    z.object({
      kind: z.string(),
      status: z.string().describe('NOT_IN_LIBRARY says nothing about whether it exists.'),
      written: z.string(),
      start: z.int().describe('First UTF-16 unit of the words in the text.'),
      end: z.int(),
      message: z.string(),
      act: z.string().nullable(),
      section: z.string().nullable(),
      heading: z.string().nullable(),
      stamp: STAMP,
      in_force: z.boolean().nullable().describe('On the day asked; null where that is not known.'),
      cited_in_library: z.boolean().describe('Whether other texts of the library cite this judgment.'),
      successors: z.array(z.object({ act: z.string(), section: z.string().nullable() })),
      differences: z.array(z.object({ written: z.string(), held: z.string() })),
      place: z.object({ document_id: z.string(), ...PLACE }).nullable(),
    }),
  ),
});

export const VERIFY_TEXT = parse(`query ($text: String!, $asOn: Date) {
  result: verifyText(text: $text, asOn: $asOn) {
    as_on: asOn
    citation_count: citationCount
    citations {
      kind status written start end message act section heading stamp
      in_force: inForce
      cited_in_library: citedInLibrary
      successors { act section }
      differences { written held }
      place { document_id: documentId ${PLACE_FIELDS} }
    }
  }
}`);

export const verifyText = tool({
  name: 'verify_text',
  title: 'Verify the citations of a text',
  description:
    'Looks up each quotation, section, article, rule, act, case and date of force that a text cites: found word for word, with differences, not in force, or not in the library, with its place and what took its place. Nothing is kept or charged. Needs the scope SEARCH.',
  input: INPUT,
  output: OUTPUT,
  annotations: READS,
  async call({ run }, { text, as_on }) {
    return OUTPUT.parse((await run(VERIFY_TEXT, { text, asOn: as_on })).result);
  },
  words({ citations }) {
    if (citations.length === 0) return 'The text cites nothing.';
    return citations
      .map(({ status, written, start, end, message, stamp, differences, place }) => {
        const changes = differences.map((each) => `"${each.written}" where the source has "${each.held}"`).join('; ');
        const found = place && placeLine(place, stamp);
        return [`${status}: ${written} (units ${start}–${end}). ${message}`, changes, found].filter(Boolean).join('\n  ');
      })
      .join('\n');
  },
});
