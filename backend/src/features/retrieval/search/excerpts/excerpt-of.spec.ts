import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { concepts } from '../query/expand.js';
import { statesIn } from '../../encoding/languages/places.js';
import type { Excerpt, ExcerptOrder } from './excerpt.js';
import { excerptOf } from './excerpt-of.js';

const section = (heading: string, ...paragraphs: string[]): Pick<ExcerptOrder, 'text' | 'heading'> => ({
  heading,
  text: [`9. ${heading}.`, ...paragraphs].join('\n\n'),
});
const ask = (of: Pick<ExcerptOrder, 'text' | 'heading'>, question: string, more: Partial<ExcerptOrder> = {}): Excerpt =>
  excerptOf({ ...of, cited: [], words: 40, named: [], ...more }, { question, terms: concepts(question), states: statesIn(question) });
const shown = ({ text }: { text: string }, { quotations }: Excerpt): string[] =>
  quotations.map(
    ({ places, lead, state }) =>
      `${lead}${state && ` ${state}`}: ${places.map(({ start, end }) => text.slice(start, end).replace(/\s+/gu, ' ')).join(' … ')}`,
  );
const quoted = (of: Pick<ExcerptOrder, 'text' | 'heading'>, question: string, more: Partial<ExcerptOrder> = {}): string[] =>
  shown(of, ask(of, question, more));

const FERRIES = section(
  'Duties of ferry keepers',
  '(1) If any ferry keeper neglects or refuses—',
  '(a) to light the lamps of the ferry at night; or',
  '(b) to carry a life belt for each passenger on deck, and one more for each child in arms; or',
  '(c) to ring the bell of the ferry in fog,',
  'the harbour master may order him to pay a sum to the passenger:',
  'Provided that no sum is payable for a voyage in daylight.',
  '(2) The order shall be made within sixty days of the complaint.',
  '(3) Nothing in this section shall apply to rowing boats of the harbour.',
  'Explanation.—“Passenger” includes a child in arms.',
  'Illustration',
  'A rides at night without a lamp. A may complain of the lamps.',
  'STATE AMENDMENT',
  'Goa.—',
  'In sub-section (1), for “harbour master”, “port officer” shall be substituted.',
  '[Vide Goa Act 1 of 1990, s. 2]',
);

describe('excerptOf', () => {
  it('quotes the clause that fits with the opening words and the words that finish their sentence', () => {
    expect(quoted(FERRIES, 'The ferry had no life belt on deck')[0]).toBe(
      'none: (1) If any ferry keeper neglects or refuses— … (b) to carry a life belt for each passenger on deck, and one more for each child in arms; or … the harbour master may order him to pay a sum to the passenger',
    );
  });

  it('prefers the part that says when, where a period is asked for', () => {
    expect(quoted(FERRIES, 'By when must there be an order?', { words: 12 })).toEqual([
      'none: (2) The order shall be made within sixty days of the complaint.',
      'none: (3) Nothing in this section shall apply to rowing boats of the harbour.',
    ]);
  });

  it('never begins with what limits, explains or illustrates the rule', () => {
    for (const question of ['no sum payable for daylight', 'includes a child in arms', 'A rides at night without a lamp', 'rowing boats'])
      expect(quoted(FERRIES, question)[0]).toMatch(/^none: \(\d\) (?!Nothing)/u);
  });

  it('introduces a proviso by what it does', () => {
    const of = (proviso: string): string | undefined => quoted(section('Tolls', 'A toll is due:', proviso), 'toll', { words: 99 })[1];
    expect(of('Provided that no toll is due from a child.')).toMatch(/^but: /u);
    expect(of('Provided further that the keeper may give time.')).toMatch(/^also: /u);
  });

  it('quotes what a State has amended only where the question names it, after the words of the section', () => {
    expect(quoted(FERRIES, 'life belt').join(' ')).not.toContain('port officer');
    const inGoa = quoted(FERRIES, 'life belt in Goa');
    expect(inGoa[0]).toMatch(/^none: \(1\) If any/u);
    expect(inGoa.at(-1)).toMatch(/^state Goa: In sub-section \(1\), for “harbour master”/u);
  });

  it('quotes the parts that a topic names, and none of those that would mislead', () => {
    const named = [{ at: '(1)', take: ['open', 'tail', 'prov1'], never: ['(a)'] }];
    const [rule = '', proviso = ''] = quoted(FERRIES, 'lamps at night', { named, words: 99 });
    expect(rule).toMatch(/^none: \(1\) If any .*harbour master may order/u);
    expect(rule).not.toContain('(a)');
    expect(proviso).toBe('but: Provided that no sum is payable for a voyage in daylight.');
  });

  it('quotes a part that a topic names as a whole, with each other that it names', () => {
    const named = [
      { at: '(2)', take: [], never: [] },
      { at: '(1)', take: ['open', '(c)', 'tail'], never: [] },
    ];
    expect(quoted(FERRIES, 'lamps at night', { named, words: 99 })).toEqual([
      expect.stringMatching(/^none: \(1\) If any .* … \(c\) to ring .*passenger$/u),
      'but: Provided that no sum is payable for a voyage in daylight.',
      'none: (2) The order shall be made within sixty days of the complaint.',
      'none: (3) Nothing in this section shall apply to rowing boats of the harbour.',
    ]);
  });

  it('quotes a sub-section whose proviso would mislead apart from the next one', () => {
    const tolls = section('Tolls', '(1) A toll is due for each ride:', 'Provided that a child pays none.', '(2) It is paid at the quay.');
    const named = ['(1)', '(2)'].map((at) => ({ at, take: at === '(1)' ? ['open'] : [], never: at === '(1)' ? ['prov1'] : [] }));
    expect(quoted(tolls, 'toll', { named })).toEqual(['none: (1) A toll is due for each ride', 'none: (2) It is paid at the quay.']);
  });

  it('quotes the provisos of a rule that fills its room, or else begins them', () => {
    const rule = `A toll is due ${'for each ride over the bar and back '.repeat(5)}:`;
    const short = 'Provided that no toll is due unless a bell was rung, a lamp was lit and the keeper asked for it in writing.';
    const long = `Provided that no toll is due from a child, ${'nor from a child in arms on deck, '.repeat(12)}in fog.`;
    const lots = (proviso: string): string[] => quoted(section('Tolls', rule, proviso), 'is a toll due');
    expect(lots(short)[1]).toBe(`but: ${short}`);
    expect(lots(long)[1]).toBe('see-proviso: Provided that no toll is due from a child, nor from a child in arms on deck');
  });

  it('begins a limit that is too long up to where its first clause says something', () => {
    const rule = `(1) No boat crosses the bar ${'in fog, in ice or at night without a pilot '.repeat(4)}on board.`;
    const others = `(b) carries ${'nets, pots and lines and '.repeat(20)}no passenger.`;
    const limit = [
      '(2) Nothing in sub-section (1) shall apply where the boat,--',
      '(a) is less than ten feet long, and has a bell;',
      others,
    ];
    expect(quoted(section('Pilots', rule, ...limit), 'may a boat cross the bar', { words: 20 }).at(-1)).toBe(
      'see-part: (2) Nothing in sub-section (1) shall apply where the boat,-- (a) is less than ten feet long, and has a bell',
    );
  });

  it('keeps the proviso of a clause to that clause, and a limit beside its own sub-section', () => {
    const dues = section(
      'Dues',
      '(1) No due is asked of--',
      '(a) a pilot;',
      `(b) a fisherman ${'who lands his catch before the lamp is lit '.repeat(6)}at the quay;`,
      'Provided that no fisherman lands on a Sunday; or',
      `(c) a child ${'who comes with a parent, a guardian or a teacher '.repeat(6)}on board:`,
      'Provided that the child is not alone.',
      '(2) A due is paid at the quay.',
    );
    const named = [
      { at: '(1)', take: ['open', '(a)'], never: [] },
      { at: '(2)', take: [], never: [] },
    ];
    const lines = quoted(dues, 'who pays a due', { named, words: 30 });
    expect(lines.join('\n')).not.toContain('Sunday');
    expect(lines.findIndex((line) => line.includes('not alone'))).toBeLessThan(lines.findIndex((line) => line.includes('(2)')));
  });

  it('quotes what a sub-section yields to and what its breach brings, whatever words they use', () => {
    const wards = section(
      'Land of a ward',
      '(1) Subject to sub-section (4), a guardian shall not sell the land of a ward without the leave of the harbour court of the place.',
      '(2) The court keeps a register of guardians, of wards and of their boats, with the days on which each was entered, and shows it to whoever pays.',
      '(3) A sale in contravention of sub-section (1) is voidable at the instance of the ward.',
      '(4) Leave is not needed for a boat below ten feet.',
    );
    const shownWords = quoted(wards, 'may a guardian sell the land of a ward', { words: 26 });
    expect(shownWords.map((words) => words.slice(0, 9))).toEqual(['none: (1)', 'none: (3)', 'none: (4)']);
  });

  it('quotes the sub-section on which another one relies, and the rule that the section begins with', () => {
    const orders = section(
      'Orders',
      '(1) A keeper shall not leave the quay in fog.',
      '(2) The harbour master may by order close the quay for the night where the lamps are out.',
      `(3) The clerk keeps a book of all boats${', of their keepers, their lamps and bells'.repeat(4)}.`,
      '(4) A fine for breaking an order under sub-section (2) is due within sixty days.',
    );
    const shownWords = quoted(orders, 'by when is the fine due', { words: 20 });
    expect(shownWords.map((words) => words.slice(0, 9))).toEqual(['none: (1)', 'none: (2)', 'none: (4)']);
  });

  it('quotes a short list whole, and only the item that stands out of a longer one', () => {
    const courts = section(
      'Courts',
      'A complaint is made to the court where—',
      '(a) the ferry lies; or',
      '(b) the toll was paid.',
      'It is heard in June.',
    );
    expect(quoted(courts, 'where was the toll paid', { words: 16 })[0]).toContain('(a) the ferry lies; or (b) the toll was paid');
  });

  it('quotes all items of a list that are to be met together', () => {
    const license = section('Licence', 'A licence is given to a keeper who—', '(a) is of age;', '(b) can swim; and', '(c) owns a lamp.');
    const some = { ...license, text: license.text.replace('to a keeper who—', 'on any of these grounds:—') };
    expect(quoted(license, 'must a keeper swim', { words: 14 })[0]).toContain('(a) is of age; (b) can swim; and (c) owns a lamp.');
    expect(quoted(some, 'must a keeper swim', { words: 11 })[0]).not.toContain('(a)');
  });

  it('leads with the clause that defines what is asked, whole and with its opening words', () => {
    const definitions = section(
      'Definitions',
      'In this Act,—',
      '(a) “ferry” means any boat that carries passengers;',
      '(b) “keeper” means—',
      '(i) the owner of a ferry; or',
      '(ii) whoever runs it;',
      '(c) “toll” means a sum.',
    );
    expect(quoted(definitions, 'Who is a keeper?', { words: 5 })).toEqual([
      'none: In this Act,— … (b) “keeper” means— (i) the owner of a ferry; or (ii) whoever runs it',
    ]);
  });

  it('quotes a part that is cited with its opening words', () => {
    const start = FERRIES.text.indexOf('(c) to ring');
    const cited = [{ start, end: start + 20 }];
    expect(quoted(FERRIES, 'section 9(1)(c)', { cited })[0]).toMatch(/^none: \(1\) If any .* … \(c\) to ring .*sum to the passenger$/u);
  });

  it('quotes what defines each of two things that a question compares', () => {
    const stipulations = section(
      'Condition and warranty',
      '(1) A stipulation may be either.\n\n(2) A condition is a stipulation of the bargain.\n\n(3) A warranty is a stipulation beside it.\n\n(4) Where a buyer pays, the seller delivers the goods.',
    );
    expect(quoted(stipulations, 'difference between a warranty and a condition')).toEqual([
      'none: (2) A condition is a stipulation of the bargain.',
      'none: (3) A warranty is a stipulation beside it.',
    ]);
  });

  it('quotes a labelled definition that was not told apart from the words before it', () => {
    const marks = section(
      'Definitions',
      '(1) In this Act, unless the context otherwise requires,--\n\n*****\n\n(b) assignment means an assignment in writing;\n\n(za) mark includes a brand;\n\n(zb) trade mark means a mark on goods;\n\n(zc) transmission means what a dead man leaves.',
    );
    expect(quoted(marks, 'what is a trade mark')).toEqual([
      expect.stringMatching(/^none: (?:.* … )?\(zb\) trade mark means a mark on goods$/u),
    ]);
  });

  it('begins with the heading where that is the first word of its sentence', () => {
    const holder = { text: '9. "Holder in due course" means a person who paid.', heading: '"Holder in due course"' };
    expect(quoted(holder, 'holder in due course')).toEqual(['none: "Holder in due course" means a person who paid.']);
  });

  it('says whether the section has more words of its own', () => {
    expect(ask(FERRIES, 'life belt').more).toBe(true);
    expect(ask(section('Tolls', 'A toll is due.'), 'toll').more).toBe(false);
  });

  it('quotes exact places, in order, and ends no quotation with what leads on, for any section', () => {
    const line = fc
      .tuple(
        fc.constantFrom('(1)', '(2)', '(a)', '(b)', '(i)', 'Provided that', 'Explanation.—', 'Illustrations', 'STATE AMENDMENT', 'Goa', ''),
        fc.constantFrom('a toll is due;', 'the court may order:', 'Whoever pays—', 'no ferry shall tow, and', 'It ends.', ''),
      )
      .map((parts) => parts.join(' ').trim());
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 25 }), fc.constantFrom('toll in Goa', 'by when', ''), (lines, question) => {
        const text = lines.join('\n\n');
        const { quotations } = ask({ text, heading: '' }, question);
        for (const { places } of quotations) {
          let last = 0;
          for (const { start, end } of places) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
        }
        for (const { places } of quotations) expect(text.slice(places.at(-1)?.start, places.at(-1)?.end)).not.toMatch(/[\s,;:—-]$/u);
        const own = text.slice(0, `${text}STATE AMENDMENT`.indexOf('STATE AMENDMENT'));
        if (/\p{L}/u.test(own)) expect(quotations.length).toBeGreaterThan(0);
      }),
    );
  });
});
