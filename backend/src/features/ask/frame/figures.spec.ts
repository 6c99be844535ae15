import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { figuresIn } from './figures.js';

const found = (text: string): [string, string][] => figuresIn(text).map(({ words, value }) => [words, value]);

describe('figuresIn', () => {
  it.each([
    ['within thirty days of it', [['thirty days', '720 hours']]],
    [
      '24 hours, or one day',
      [
        ['24 hours', '24 hours'],
        ['one day', '24 hours'],
      ],
    ],
    [
      'two years and 24 months',
      [
        ['two years', '24 months'],
        ['24 months', '24 months'],
      ],
    ],
    ['one hundred and eighty days', [['one hundred and eighty days', '4320 hours']]],
    ['forty-five working days', [['forty-five working days', '1080 hours']]],
    [
      'ten per cent. of the cost, 50% of the price',
      [
        ['ten per cent', '10 %'],
        ['50%', '50 %'],
      ],
    ],
    [
      'Rs. 5,00,000 or ₹ 500',
      [
        ['Rs. 5,00,000', '500000 rupees'],
        ['₹ 500', '500 rupees'],
      ],
    ],
    ['does not exceed one crore rupees', [['one crore rupees', '10000000 rupees']]],
    ['claims up to 1.5 crore', [['1.5 crore', '15000000 rupees']]],
    ['twenty-five thousand rupees', [['twenty-five thousand rupees', '25000 rupees']]],
    ['नोटिस 60 दिन में', [['60 दिन', '1440 hours']]],
    ['नोटिस ६० दिन में', [['६० दिन', '1440 hours']]],
    ['छह महीने अलग रहना', [['छह महीने', '6 months']]],
    ['पचास हज़ार रुपये तक', [['पचास हज़ार रुपये', '50000 rupees']]],
    ['gratuity ke liye paanch saal', [['paanch saal', '60 months']]],
    ['5 lakh rupaye', [['5 lakh rupaye', '500000 rupees']]],
    ['attested by two or more witnesses', [['two or more witnesses', '2 witness']]],
    [
      'दो गवाह, fifty employees',
      [
        ['दो गवाह', '2 witness'],
        ['fifty employees', '50 worker'],
      ],
    ],
    ['how do days count', []],
    ['section 138, Article 22', []],
    ['three of us, 40 people', []],
    ['', []],
  ])('%s: %j', (text, figures) => {
    expect(found(text)).toEqual(figures);
  });

  it('reads runs of combining marks', () => {
    expect(found(`60 दिन${'\u0301'.repeat(20_000)} or thirty days`)).toContainEqual(['thirty days', '720 hours']);
  });

  it('gives the words as they stand in the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('thirty', '30', 'days', 'one', 'crore', 'rupees', 'Rs.', '%', 'the', '\n', 'दिन', 'दो', ',')),
        (words) => {
          const text = words.join(' ');
          for (const figure of figuresIn(text)) expect(text.slice(figure.start, figure.end).replace(/\s+/gu, ' ')).toBe(figure.words);
        },
      ),
    );
  });
});
