import { parse } from 'graphql';
import { z } from 'zod';
import { READS, tool } from '../tool.js';

const VERSION_ID = z.string().min(1).max(100);
/** Words around a change that the text for people shows. */
const AROUND = 60;

const INPUT = z.strictObject({
  from_version_id: VERSION_ID.describe('The earlier version, or its document.'),
  to_version_id: VERSION_ID.describe('The later version of the same document.'),
});

const VERSION = z.object({ id: z.string(), number: z.int(), created_at: z.string() });

const OUTPUT = z.object({
  from: VERSION,
  to: VERSION,
  inserted_words: z.int(),
  deleted_words: z.int(),
  segments: z
    .array(z.object({ kind: z.enum(['EQUAL', 'INSERTED', 'DELETED']), text: z.string() }))
    .describe('In order; equal and deleted ones make up the earlier version, equal and inserted ones the later.'),
});

export const COMPARE_VERSIONS = parse(`query ($fromId: ID!, $toId: ID!) {
  result: compareDocumentVersions(fromId: $fromId, toId: $toId) {
    from { id number created_at: createdAt }
    to { id number created_at: createdAt }
    inserted_words: insertedWords
    deleted_words: deletedWords
    segments { kind text }
  }
}`);

const MARKS = { EQUAL: ['', ''], INSERTED: ['[+', '+]'], DELETED: ['[-', '-]'] } as const;

const shortened = (text: string): string => (text.length <= 2 * AROUND ? text : `${text.slice(0, AROUND)} … ${text.slice(-AROUND)}`);

export const compareVersions = tool({
  name: 'compare_versions',
  title: 'Compare two versions of a document',
  description: 'The differences between two versions of one kept document, word by word. Needs the scope DOCUMENTS_READ.',
  input: INPUT,
  output: OUTPUT,
  annotations: READS,
  async call({ run }, { from_version_id, to_version_id }) {
    return OUTPUT.parse((await run(COMPARE_VERSIONS, { fromId: from_version_id, toId: to_version_id })).result);
  },
  words({ from, to, inserted_words, deleted_words, segments }) {
    const redline = segments.map(({ kind, text }) => {
      const [before, after] = MARKS[kind];
      return `${before}${kind === 'EQUAL' ? shortened(text) : text}${after}`;
    });
    return `Version ${from.number} to ${to.number}: ${inserted_words} words inserted, ${deleted_words} deleted.\n\n${redline.join('')}`;
  },
});
