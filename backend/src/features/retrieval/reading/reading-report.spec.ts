import { describe, expect, it } from '@jest/globals';
import { findFacts } from './metadata.js';
import { reportReading } from './reading-report.js';
import { parseStructure } from './structure/parse-structure.js';
import type { DocumentType } from './structure/unit.js';

const WORDS = 'The keeper of a gate shall close it at sunset and open it at sunrise, and shall answer for every beast that strays.';
const section = (n: number, words = `${WORDS} This is the rule of section ${n}.`): string => `${n}. Matter ${n}.—${words}\n`;
const ACT = `THE SAMPLE GATES ACT, 1991\nACT NO. 4 OF 1991\n1. Short title.—This Act may be called the Sample Gates Act, 1991.\n`;
const JUDGMENT = `IN THE SAMPLE HIGH COURT OF DELHI\nAsha Rao v. Ravi Gates\nJUDGMENT\n1. The appeal is about a gate.\n2. It was open.\n3. It is allowed.\n`;

const report = (text: string, type: DocumentType = 'act', filename = 'file.txt') =>
  reportReading(text, parseStructure(text, type), type, filename, findFacts(text, type, filename));

describe('reportReading', () => {
  it('counts sections and names the numbers that are missing', () => {
    expect(report(ACT + [2, 3, 6, 7].map((n) => section(n)).join(''))).toMatchObject({
      numbered: 5,
      missing: [4, 5],
      missingCount: 2,
      empty: [],
    });
  });

  it("names a section that carries the next one's words, and one without any", () => {
    const text = ACT + section(2, WORDS) + section(3, WORDS) + '4. Tolls.\n\n5. Repealed.\n\n' + section(6);
    expect(report(text)).toMatchObject({ repeated: ['2'], empty: ['4'] });
  });

  it('names a number that two sections have, and no heading that a print only repeats at once', () => {
    const twice = `79. Baggage of travellers.\n\n${WORDS}\n\n`;
    const text = `${ACT}${section(78)}${twice}80. Lamps.\n\n80. Lamps.\n\n${WORDS} At night.\n\n${WORDS} By day.\n\n${WORDS}\n\n${twice}`;
    expect(report(text).twice).toEqual(['79']);
  });

  it('names the schedules that an act refers to and the file lacks, not those of another act', () => {
    const named = `${ACT}${section(2, 'Fees are paid as the First Schedule says, and as the Schedule to the Tolls Act, 1990 says.')}${section(3)}`;
    expect(report(named).lackingSchedules).toEqual(['the First Schedule']);
    const whole = `${named}${section(4)}\nTHE FIRST SCHEDULE\n\n1. One rupee.\n\n2. Two rupees.\n`;
    expect(report(whole).lackingSchedules).toEqual([]);
  });

  it('knows an act, rules and a judgment by what they say, whatever they are called', () => {
    const act = ACT + [2, 3, 4].map((n) => section(n)).join('');
    const rules = act
      .replace('GATES ACT', 'GATES RULES')
      .replace('ACT NO. 4 OF 1991', 'In exercise of the powers conferred by section 9')
      .replace('Gates Act', 'Gates Rules');
    expect(report(act, 'judgment').likelyType).toBe('act');
    expect(report(rules, 'act').likelyType).toBe('rule');
    expect(report(JUDGMENT, 'act').likelyType).toBe('judgment');
    expect(report('A letter to a friend.\n\nIt says little.', 'other').likelyType).toBeNull();
  });

  it('says when the title is only the name of the file, and how many characters are unknown', () => {
    expect(report('some words\ufffd and \ufffd more', 'act', 'gates-1991.txt')).toMatchObject({
      titleFromName: true,
      replacementCharacters: 2,
    });
    expect(report(ACT + section(2)).titleFromName).toBe(false);
  });

  it('gives one hash to one text, however it is set', () => {
    const text = ACT + section(2);
    expect(report(text.replace(/ /g, '\n').toUpperCase()).textHash).toBe(report(text).textHash);
    expect(report(text.replace('sunset', 'noon')).textHash).not.toBe(report(text).textHash);
  });
});
