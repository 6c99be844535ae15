import { describe, expect, it } from '@jest/globals';
import { PREPARATION_TASKS } from './preparation-tasks.js';

const bytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const search = (pages: unknown, question: string, first = 3) =>
  PREPARATION_TASKS.searchText({ stored: bytes(pages), filename: 'lease.txt', question, first });

describe('the search in one text', () => {
  const lease = [
    '1. The Lessee shall pay the rent on the fifth day of each month.',
    '2. The Lessor shall repair the roof.',
    '3. The deposit is returned when the premises are vacated.',
  ];
  const pages = [{ number: 1, text: lease.join('\n\n') }];

  it('ranks the passages that share words with the question, and gives no others', () => {
    const { source, passages } = search(pages, 'When is the deposit returned?', 1);
    expect(passages.map(({ start, end }) => source.text.slice(start, end).trim())).toEqual([expect.stringContaining('deposit')]);
    expect(search(pages, 'Is there a swimming pool?').passages).toEqual([]);
  });

  it('refuses stored pages of another form without a word of them', () => {
    const secret = 'The orchard was sold.';
    for (const stored of [{ text: secret }, [{ number: 1, text: [secret] }]]) {
      const attempt = () => search(stored, 'Who bought the orchard?');
      expect(attempt).toThrow('cannot be read');
      expect(attempt).not.toThrow(secret);
    }
  });
});
