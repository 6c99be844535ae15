import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toRoman } from '../roman.js';
import { readCitations, unitsInFigures } from './read-citations.js';

const NAMES = /(?<!\p{L})(?:Sample Act(?:, \d{4})?|sample act|SA|Constitution|S\.A\.|s a)(?![\p{L}])|नमूना अधिनियम/gu;
const lawsIn = (text: string) => [...text.matchAll(NAMES)].map(({ index, 0: name }) => ({ name, start: index, end: index + name.length }));

/** "rule VII 11 @SA": the kind, the order, the numbers with their steps ("r/w" before one that is read with another), the parts, the act. */
function read(text: string): string[] {
  return readCitations(text, lawsIn(text)).map((citation) => {
    const { kind, order, numbers, parts, law } = citation;
    const cited =
      citation.kind === 'schedule'
        ? `${citation.schedule}${citation.item ? ` ${citation.item.word} ${citation.item.number}` : ''}${citation.steps.join('')}`
        : numbers.map(({ unit, steps, readWith }) => (readWith ? 'r/w ' : '') + unit + steps.join('')).join(', ');
    return [kind, order, cited, parts.join(' '), law && `@${law.name}`].filter(Boolean).join(' ');
  });
}

describe('readCitations', () => {
  it.each([
    // One section, in the ways in which it is written.
    ['What does section 26 say?', ['section 26']],
    ['S.26 SA', ['section 26 @SA']],
    ['u/s 26A', ['section 26A']],
    ['u/s 26-A SA', ['section 26A @SA']],
    ['Sec. 51 sample act', ['section 51 @sample act']],
    ['S 53A S.A.', ['section 53A @S.A.']],
    ['s.61B sample act', ['section 61B @sample act']],
    ['S.61-B(4)', ['section 61B(4)']],
    ['section 14 D of the Act', ['section 14D']],
    ['section 498 A and 406', ['section 498A, 406']],
    ['section 14 A tenant may leave', ['section 14']],
    ['26SA', ['section 26 @SA']],
    ['26 SA', ['section 26 @SA']],
    ['26A of the SA', ['section 26A @SA']],
    ['SA 26', ['section 26 @SA']],
    ['§ 7', ['section 7']],
    ['Section No. 9', ['section 9']],
    // Several.
    ['Sec 31 SA r/w 34', ['section 31 @SA', 'section r/w 34 @SA']],
    ['Sec 31 r/w 34 SA', ['section 31, r/w 34 @SA']],
    ['section 138 read with section 142', ['section 138, r/w 142']],
    ['ss. 99-100 SA', ['section 99, 100 @SA']],
    ['ss. 3 to 6', ['section 3, 4, 5, 6']],
    ['Sections 42, 46, 48 & 47 SA', ['section 42, 46, 48, 47 @SA']],
    ['40-42-12B SA', ['section 40, 42, 12B @SA']],
    ['u/s 23/34/50/4 SA', ['section 23, 34, 50, 4 @SA']],
    ['u/s 54 / 54A / 59 SA', ['section 54, 54A, 59 @SA']],
    ['SA 42 46 48 47', ['section 42, 46, 48, 47 @SA']],
    ['sections 42 and 46 of the Sample Act, 1999', ['section 42, 46 @Sample Act, 1999']],
    ['section 42 and section 46A of the Sample Act', ['section 42, 46A @Sample Act']],
    // Into it.
    ['s.2(wa) SA', ['section 2(wa) @SA']],
    ['SA 8(1)(j)', ['section 8(1)(j) @SA']],
    ['section 25(1B)(a) Sample Act', ['section 25(1B)(a) @Sample Act']],
    ['Section 2 (1) (a)', ['section 2(1)(a)']],
    ['sub section 2 of section 13B of Sample Act', ['section 13B (2) @Sample Act']],
    ['clause (a) of the proviso to sub-section (1) of section 14', ['section 14 (1) proviso (a)']],
    ['s. 38 SA, proviso', ['section 38 proviso @SA']],
    ['clause 2 of section 5', ['section 5 (2)']],
    ['an explanation of section 26', ['section 26']],
    // Articles.
    ['Art. 26', ['article 26']],
    ['Art 19(1)(g)', ['article 19(1)(g)']],
    ['Article 14, 19 and 21', ['article 14, 19, 21']],
    ['Ar. 21', ['article 21']],
    ['A-26 of Constitution', ['article 26 @Constitution']],
    ['Sec 27 Sample Act r/w Article 20(3)', ['section 27 @Sample Act', 'article 20(3)']],
    // Orders, rules and others.
    ['Order 39 Rule 1 & 2 SA', ['order-rule 39 1, 2 @SA']],
    ['O. VII R. 11', ['order-rule VII 11']],
    ['Or.39 Rr.1&2 SA', ['order-rule 39 1, 2 @SA']],
    ['Ord. XXII r 4', ['order-rule XXII 4']],
    ['5 or 6 rooms', []],
    ['O.7 R.11 SA', ['order-rule 7 11 @SA']],
    ['Order VII Rule 11(d)', ['order-rule VII 11(d)']],
    ['order seven rule eleven', ['order-rule 7 11']],
    ['rule 11 of Order VII', ['order-rule VII 11']],
    ['Rule 22.4.2(d)', ['rule 22.4.2(d)']],
    ['Reg. 5', ['regulation 5']],
    ['para 12 of Rao v Board', ['paragraph 12']],
    ['item 3 of the Second Schedule', ['schedule the Second Schedule item 3']],
    ['Form No. 5 of the Second Schedule', ['schedule the Second Schedule form 5']],
    ['First Schedule, item 4(b)', ['schedule First Schedule item 4(b)']],
    // In Hindi.
    ['धारा 26', ['section 26']],
    ['नमूना अधिनियम की धारा ४९८क', ['section 498A @नमूना अधिनियम']],
    ['धारा 498ए सहपठित धारा 34', ['section 498A, r/w 34']],
    ['अनुच्छेद 21', ['article 21']],
    // In words.
    ['section one hundred thirty eight of the Sample Act', ['section 138 @Sample Act']],
    ['section four twenty of s a', ['section 420 @s a']],
    ['section four ninety eight A', ['section 498A']],
    ['section three zero two', ['section 302']],
    ['section one hundred and six', ['section 106']],
    ['dhara teen sau do kya hai', ['section 302']],
    ['dhara chaar sau bees', ['section 420']],
    ['dhara do', ['section 2']],
    ['धारा चार सौ बीस', ['section 420']],
    ['char sau bees SA', ['section 420 @SA']],
    ['SA four twenty', ['section 420 @SA']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'Does the landlord have to give receipts?',
    'I paid 3 cheques in 30 days',
    'under the SA, 40 days and no reply',
    'under the SA thirty five days passed',
    'Rs. 420 under the SA',
    'the SA 1881, or that of 2019',
    'which section do I cite, and which one is right',
    'he owes me one hundred thirty eight rupees',
    'A.S. 138, paper no. R.S. 5',
    'Rules, 2016',
    'an order under rule of law',
    'Is there a schedule of payments?',
    'What does the proviso say?',
    '',
  ])('finds nothing in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('ends a list before a number that counts something, and a date', () => {
    expect(read('section 138, 15 days')).toEqual(['section 138']);
    expect(read('section 5 and 3 witnesses')).toEqual(['section 5']);
    expect(read('section 5 of 12.03.2025')).toEqual(['section 5']);
    expect(read('section 5, 12 March 2025')).toEqual(['section 5']);
  });

  it('says where each stands', () => {
    const text = 'Pay under sub-section (2) of section 13B and u/s 420 SA.';
    const cited = readCitations(text, lawsIn(text));
    expect(cited.map(({ start, end }) => text.slice(start, end))).toEqual(['section 13B and u/s 420']);
    expect(cited.map(({ whole }) => text.slice(whole.start, whole.end))).toEqual(['sub-section (2) of section 13B and u/s 420']);
    expect(cited.flatMap(({ numbers }) => numbers.map(({ start, end }) => text.slice(start, end)))).toEqual(['13B', '420']);
  });
});

it.each([
  ['dhara teen sau do kya hai', 'dhara 302 kya hai'],
  ['sections four twenty and four sixty seven, in thirty days', 'sections 420 and 467, in thirty days'],
  ['sections three to six', 'sections 3 to 6'],
  ['S.65-B(4), u/s 498 A and धारा ४९८क', 'S.65B(4), u/s 498A and धारा 498A'],
  ['section 2 (1) (a), 302b', 'section 2(1) (a), 302B'],
  ['section 138, and one hundred rupees', 'section 138, and one hundred rupees'],
])('writes numbers of provisions in figures: %s', (text, expected) => {
  expect(unitsInFigures(text)).toBe(expected);
});

const number = fc
  .record({
    digits: fc.integer({ min: 1, max: 999 }),
    letters: fc.constantFrom('', 'A', 'B', 'ZA'),
    steps: fc.array(fc.constantFrom('(1)', '(2)', '(a)', '(iv)', '(1B)'), { maxLength: 3 }),
  })
  .map(({ digits, letters, steps }) => ({ unit: `${digits}${letters}`, steps }));
const written = ({ unit, steps }: { unit: string; steps: readonly string[] }): string => unit + steps.join('');
/** Numbers that no range can be read from. */
const numbers = fc.uniqueArray(number, { minLength: 1, maxLength: 6, selector: ({ unit }) => unit });

describe('what is written is read', () => {
  it.each([
    ['section', 'section '],
    ['section', 'u/s '],
    ['section', 'धारा '],
    ['article', 'Art. '],
    ['rule', 'Rules '],
    ['order-rule', 'Order XXXIX Rule '],
  ])('numbers of the kind %s after "%s"', (kind, word) => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(', ', ' and ', '/', ' & ', ' r/w '), (list, join) => {
        const text = `Look at ${word}${list.map(written).join(join)} of the Sample Act.`;
        const [citation, ...more] = readCitations(text, lawsIn(text));
        expect(more).toEqual([]);
        expect(citation).toMatchObject({ kind, law: { name: 'Sample Act' } });
        expect(citation?.numbers.map(({ unit, steps }) => ({ unit, steps }))).toEqual(list);
      }),
    );
  });

  it('orders in Roman numerals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 51 }), number, (order, rule) => {
        const [citation] = readCitations(`Order ${toRoman(order).toUpperCase()} Rule ${written(rule)}`);
        expect(citation).toMatchObject({ kind: 'order-rule', order: toRoman(order).toUpperCase(), numbers: [rule] });
      }),
    );
  });

  it('in places that are true and do not overlap, whatever the text', () => {
    const piece = fc.constantFrom(
      'section ',
      'Art. ',
      'u/s ',
      'Order VII ',
      'Rule ',
      'धारा ',
      'SA ',
      'the Sample Act, 1999 ',
      '42',
      '46A',
      '(1)',
      '(a)',
      ' and ',
      ', ',
      '/',
      '-',
      ' r/w ',
      'proviso to ',
      'four twenty ',
      'teen sau do ',
      'Second Schedule ',
      '. ',
      '\n',
      'x',
      '१२क ',
      '2019 ',
      '%',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const laws = lawsIn(text);
          let last = 0;
          for (const { start, end, whole, numbers: cited } of readCitations(text, laws)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(whole.start).toBeLessThanOrEqual(start);
            for (const each of cited) {
              expect(each.start).toBeGreaterThanOrEqual(start);
              expect(each.end).toBeLessThanOrEqual(end);
              expect(laws.some((law) => law.start < each.end && each.start < law.end)).toBe(false);
            }
            last = end;
          }
        },
      ),
    );
  });
});
