import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNotice } from '../reading/read-notice.js';
import { datedEvents, EVENTS_OF_PAPER_MAX, SENTENCE_MAX } from './dated-events.js';

const read = (text: string) => datedEvents(text).map(({ day, precision, choices, words }) => [day, precision, choices, words]);

const NOTICE = `A. SHARMA, ADVOCATE
Date: 25/03/2024

To,
Shri Mohan Lal,
12 Station Road, Jaipur

LEGAL NOTICE

On behalf of my client Shri Ramesh Kumar, resident of Jaipur, I serve you with this notice:
1. That on 05/01/2024 my client lent you a sum of Rs. 4,00,000 in cash,
which you promised to return.
2. That in February 2024 you asked for more time; on 3 March you refused to pay.
You are called upon to pay Rs. 4,00,000 within 15 days of receipt of this notice.

Yours faithfully,
A. Sharma, Advocate`;

// Invented, like all that stands here.
describe('datedEvents', () => {
  it.each([
    ['The cheque was presented on 12 March 2024. It came back.', [['2024-03-12', 'day', [], 'The cheque was presented on 12 March 2024.']]],
    ['Goods were supplied in March 2024.', [['2024-03-01', 'month', [], 'Goods were supplied in March 2024.']]],
    ['They married in the year 2019.', [['2019-01-01', 'year', [], 'They married in the year 2019.']]],
    ['He fell on 03/04/2024.', [['2024-04-03', 'day', ['2024-04-03', '2024-03-04'], 'He fell on 03/04/2024.']]],
    [
      'He fell on 03/04/2024. He wrote on 25/04/2024.',
      [
        ['2024-04-03', 'day', [], 'He fell on 03/04/2024.'],
        ['2024-04-25', 'day', [], 'He wrote on 25/04/2024.'],
      ],
    ],
    ['वादी ने 5 जनवरी 2024 को रुपये दिए। फिर कुछ नहीं हुआ।', [['2024-01-05', 'day', [], 'वादी ने 5 जनवरी 2024 को रुपये दिए।']]],
    ['On 31 June 2024 nothing can have happened.', []],
    ['The Act of 2019 applies, and section 12.3 of it.', []],
    ['Nothing is dated here.', []],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it('takes a day without its year as a question with the years of the paper', () => {
    const [, other] = datedEvents('They met on 5 May 2023. On 7 June they parted.');
    expect(other).toMatchObject({ precision: 'day', choices: ['2023-06-07'], day: '2023-06-07' });
    expect(datedEvents('On 7 June they parted.')).toEqual([]);
  });

  it('reads a notice with its paragraphs, and says of its own date what the paper is', () => {
    const events = datedEvents(NOTICE, readNotice(NOTICE));
    expect(events.map(({ day, precision, paragraph }) => [day, precision, paragraph])).toEqual([
      ['2024-03-25', 'day', null],
      ['2024-01-05', 'day', '1'],
      ['2024-02-01', 'month', '2'],
      ['2024-03-03', 'day', '2'],
    ]);
    expect(events[0]?.text).toBe('Legal notice of Shri Ramesh Kumar to Shri Mohan Lal');
    expect(events[1]?.text).toBe('That on 05/01/2024 my client lent you a sum of Rs. 4,00,000 in cash, which you promised to return.');
    expect(events[3]?.choices).toEqual(['2024-03-03']);
  });

  it('bounds what it reads', () => {
    const many = Array.from({ length: 300 }, (_, index) => `Entry ${index} was made on 12 March 2024.`).join(' ');
    expect(datedEvents(many)).toHaveLength(EVENTS_OF_PAPER_MAX);
    const long = `${'word '.repeat(400)}on 12 March 2024 ${'word '.repeat(400)}`;
    const [event] = datedEvents(long);
    expect(event?.words.length).toBeLessThanOrEqual(SENTENCE_MAX);
    expect(event?.words).toContain('12 March 2024');
  });

  it('gives dates that exist, with words that hold them', () => {
    const piece = fc.constantFrom('12 March 2024', '31/02/2024', '03/04/2024', 'in June 2023', '. ', '\n', '2. ', 'word ', '5 May ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join(' ');
        for (const { day, choices, start, end, words } of datedEvents(text)) {
          for (const each of [day, ...choices]) expect(new Date(each).toISOString().slice(0, 10)).toBe(each);
          expect(words).toContain(text.slice(start, end).replace(/\s+/g, ' ').trim());
        }
      }),
    );
  });
});
