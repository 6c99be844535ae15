import { describe, expect, it } from '@jest/globals';
import { findCitedUnits } from './cited-units.js';

/** Without the parts and lists that an item may stand in, which the last test looks at. */
const cited = (question: string): string[] =>
  findCitedUnits(question).map(({ units, steps }) =>
    [units.filter((unit, at) => at === 0 || !/, (?:part|list) \d/u.test(unit)).join(' | '), ...steps].join(' > '),
  );

describe('findCitedUnits', () => {
  it.each([
    ['section 138(1)', ['138 > (1)']],
    ['s. 43B(h)', ['43B > (h)']],
    ['Section 2 (1)(a) of the Act', ['2 > (1) > (a)']],
    ['sub-section (2) of section 26', ['26 > (2)']],
    ['clause (a) of the proviso to sub-section (1) of section 14', ['14 > (1) > proviso > (a)']],
    ['section 14, sub-section (1), clause (b)', ['14 > (1) > (b)']],
    ['proviso to section 17', ['17 > proviso']],
    ['second proviso to s. 17(1)', ['17 > (1) > proviso 2']],
    ['the third proviso to section 8', ['8 > proviso 3']],
    ['section 138, proviso (c)', ['138 > proviso > (c)']],
    ['Explanation to section 2', ['2 > explanation']],
    ['Explanation II to section 6', ['6 > explanation 2']],
    ['exception 1 to section 25', ['25 > exception 1']],
    ['illustration (b) to section 10', ['10 > illustration B']],
    ['section 25 and its proviso', ['25 > proviso']],
    ['an explanation of section 26', ['26']],
    ['item 3 of the Second Schedule', ['Schedule 2, item 3']],
    ['Article 5 of the Schedule', ['Schedule, item 5 | Schedule 1, item 5']],
    ['entry 7 in Schedule II', ['Schedule 2, item 7']],
    ['First Schedule, item 4(b)', ['Schedule 1, item 4 > (b)']],
    ['Form No. 5 of the Second Schedule', ['Schedule 2, form 5']],
    ['the Third Schedule', ['Schedule 3']],
    ['Order VII Rule 11', ['order 7, rule 11']],
    ['O. 39 R. 1 CPC', ['order 39, rule 1']],
    ['Order VII Rule 11(d)', ['order 7, rule 11 > (d)']],
    ['proviso to Order VI rule 17', ['order 6, rule 17 > proviso']],
    ['O. 7 R. 11', ['order 7, rule 11']],
    ['Order 39 Rules 1 and 2', ['order 39, rule 1', 'order 39, rule 2']],
    ['Order XIII-A rule 3', ['order 13a, rule 3']],
    ['आदेश 7 नियम 11', ['order 7, rule 11']],
    ['Art. 65 Limitation', ['65 | schedule, item 65 | schedule 1, item 65 | first schedule, item 65']],
    ['Sch. VII List II entry 1', ['Schedule 7, list 2, item 1 | Schedule 7, item 1']],
    ['entry 1 of List II', ['Schedule 7, list 2, item 1 | Schedule 7, item 1']],
    ['Entry 5 of the State List', ['Schedule 7, list 2, item 5 | Schedule 7, item 5']],
    ['Part II of the First Schedule, entry 3', ['Schedule 1, part 2, item 3 | Schedule 1, item 3']],
    ['सातवीं अनुसूची की प्रविष्टि 3', ['Schedule 7, item 3']],
    ['Sch. II entry 3', ['Schedule 2, item 3']],
    ['10th schedule para 2', ['Schedule 10, item 2']],
    ['second schedule rti', ['Schedule 2']],
    ['सातवीं अनुसूची की राज्य सूची प्रविष्टि 2', ['Schedule 7, list 2, item 2 | Schedule 7, item 2']],
    ['para 12 of Rao v Board', ['12']],
    ['sections 138 and 141', ['138', '141']],
  ])('%s', (question, expected) => {
    expect(cited(question)).toEqual(expected);
  });

  it.each(['Is there a schedule of payments?', 'What does the proviso say?', 'I was told to pay in 3 items', 'an order under rule of law'])(
    'finds nothing in "%s"',
    (question) => expect(cited(question)).toEqual([]),
  );

  it('looks for an item of a schedule in its parts and lists too, and for the rules of an order that is cited as a whole', () => {
    expect(findCitedUnits('entry 3 of the First Schedule')[0]?.units).toEqual(
      expect.arrayContaining(['Schedule 1, item 3', 'Schedule 1, part 2, item 3', 'Schedule 1, list 3, item 3']),
    );
    for (const question of ['Order 37 CPC', 'Order XXXVII of the Code'])
      expect(findCitedUnits(question)[0]).toMatchObject({ word: 'order', units: expect.arrayContaining(['order 37', 'order 37, rule 3']) });
  });
});
