import { partOf, type ServedAct } from './law-server.js';

const section = (number: string, heading: string, words: string): string => `## Section ${number} - ${heading}\n\n${words}\n`;

/** An act of two files, with footnotes and a mark. */
const KITES = 'Sample Kites Act, 2001';
/** One that is printed page by page, with its table of contents. */
const STALLS = 'Sample Stalls Act, 2002';
const LAMPS = 'Sample Lamps Act, 2003';

const kites = (fine: string): string[] => [
  partOf(
    KITES,
    1,
    2,
    section('1', 'Short title.', 'This Act may be called the Sample Kites Act, 2001.') +
      section(
        '2',
        'Licence for kites',
        `^1[Whoever flies a kite] shall hold a licence of the kite board.\n\n### Footnotes\n\n1. Subs. by Act 9 of 2005, s. 2, for "Anybody".\n`,
      ),
  ),
  partOf(
    KITES,
    2,
    2,
    section('3', 'Penalty.', `Whoever flies a kite without a licence shall be punishable with a fine of ${fine} rupees.`),
  ),
];

const STALLS_PAGES = `## Page 1

1
THE SAMPLE STALLS ACT, 2002
ARRANGEMENT OF SECTIONS
1. Short title.
2. Stalls.
3. Hours of stalls.

## Page 2

2
THE SAMPLE STALLS ACT, 2002
1. Short title.—This Act may be called the Sample Stalls Act, 2002.
2. Stalls.—Every stall shall bear the number that the market committee has given to it.
3. Hours of stalls.—No stall shall be open after nine in the evening.
`;

/** Acts of our own words in both layouts of the public source. @param fine in the third section of the first one, in words */
export const starterActs = (fine = 'two hundred'): ServedAct[] => [
  { act: KITES, parts: kites(fine) },
  { act: STALLS, parts: [partOf(STALLS, 1, 1, STALLS_PAGES)] },
  {
    act: LAMPS,
    parts: [
      partOf(
        LAMPS,
        1,
        1,
        section('1', 'Short title.', 'This Act may be called the Sample Lamps Act, 2003.') +
          section('2', 'Lamps of shops.', 'Every shop shall keep a lamp over its door.'),
      ),
    ],
  },
];
