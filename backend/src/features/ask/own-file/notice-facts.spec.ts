import { describe, expect, it } from '@jest/globals';
import { openingFacts } from './notice-facts.js';

const AGREEMENT =
  'RENT AGREEMENT\n\n1. The monthly rent is Rs. 18,000,\npayable in advance.\n\n2. Either party may end it with one month\u2019s notice.\n';

describe('openingFacts', () => {
  it('quotes a file paragraph by paragraph, to the letter, without its headings', () => {
    const facts = openingFacts(AGREEMENT, false) ?? [];
    expect(facts.map(({ text }) => text)).toEqual([
      '“1. The monthly rent is Rs. 18,000, payable in advance.”',
      '“2. Either party may end it with one month\u2019s notice.”',
    ]);
    for (const { quotation } of facts) expect(AGREEMENT).toContain(quotation);
  });

  it('says that a longer file goes on, in the language of the question', () => {
    const long = Array.from({ length: 40 }, (_, at) => `${at + 1}. This is a paragraph of the file.\n\n`).join('');
    expect(openingFacts(long, false)).toHaveLength(12);
    expect(openingFacts(long, false)?.at(-1)?.text).toBe('“12. This is a paragraph of the file.” The rest stands in the file.');
    expect(openingFacts(long, true)?.at(-1)?.text).toContain('बाकी फ़ाइल में है।');
  });

  it('has nothing to say of a file without sentences', () => {
    expect(openingFacts('A\nB\n', false)).toBeNull();
  });
});
