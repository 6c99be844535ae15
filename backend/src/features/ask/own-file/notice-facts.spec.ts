import { describe, expect, it } from '@jest/globals';
import type { KnownNotice } from '../../notices/notice.service.js';
import { noticeFacts, openingFacts } from './notice-facts.js';

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

describe('noticeFacts', () => {
  const TEXT = '1. You owe my client Rs. 5,000.\n\n2. Pay within ten days.';
  const noticeWith = (demanded: boolean) =>
    ({
      values: [{ field: 'amount', value: '5000', words: 'Rs. 5,000', start: 21, end: 30, demanded }],
      replyBy: null,
    }) as unknown as KnownNotice;

  it('tells who asks how much of a sum that stands outside the demands, and does not call it demanded', () => {
    const said = (demanded: boolean, hindi: boolean) => noticeFacts(noticeWith(demanded), ['sum'], TEXT, hindi)?.map(({ text }) => text);
    expect(said(true, false)).toEqual(['It demands Rs. 5,000: “1. You owe my client Rs. 5,000.”']);
    expect(said(false, false)).toEqual(['It names Rs. 5,000: “1. You owe my client Rs. 5,000.”']);
    expect(said(false, true)).toEqual(['इसमें लिखी राशि: Rs. 5,000: “1. You owe my client Rs. 5,000.”']);
  });
});
