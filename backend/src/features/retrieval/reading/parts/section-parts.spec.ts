import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Part, within } from './part.js';
import { findPart, isPartName, nameOfPart } from './part-names.js';
import { bodyStart } from './section-body.js';
import { partsOf } from './section-parts.js';

const SUPPORT = [
  '(1) If a person with means neglects—',
  '(a) his wife; or',
  '(b) his child,',
  'a Magistrate may order him to pay:',
  'Provided that a married child is not paid for:',
  'Provided further that he may be ordered to pay at once, if—',
  '(a) it is urgent; or',
  '(b) it is just.',
  'Explanation.—“Wife” includes a divorced wife.',
  '(2) It is payable from the day of the order.',
  'STATE AMENDMENTS',
  'Goa.—In sub-section (1), for “wife”, “spouse” is read.',
  '[Vide Goa Act 1 of 1990, s. 2]',
  'Assam',
  'Sub-section (2) is left out.',
  'Footnotes',
  '1. Subs. by Act 5 of 2001.',
].join('\n\n');

const words = (text: string, part: Part | null): string | null => part && text.slice(part.start, part.end).replace(/\s+/gu, ' ');
const of = (text: string, name: string): string | null => words(text, findPart(partsOf(text), name));

describe('partsOf', () => {
  it.each([
    ['(1) open', '(1) If a person with means neglects—'],
    ['144(1)(a)', '(a) his wife; or'],
    ['144(1)(b)', '(b) his child,'],
    ['(1) tail', 'a Magistrate may order him to pay:'],
    ['(1) prov1', 'Provided that a married child is not paid for:'],
    ['144(1) prov2.(b)', '(b) it is just.'],
    ['144 expl', 'Explanation.—“Wife” includes a divorced wife.'],
    ['(2)', '(2) It is payable from the day of the order.'],
    ['amendment2', 'Assam Sub-section (2) is left out.'],
  ])('finds %s', (name, expected) => expect(of(SUPPORT, name)).toBe(expected));

  it.each(['(3)', '(1)(c)', '(2) tail', '(1) prov3', 'exc', '(1)(a)(i)'])('says that there is no %s', (name) =>
    expect(of(SUPPORT, name)).toBeNull(),
  );

  it('keeps what States have amended and footnotes apart from the words of the section', () => {
    const section = partsOf(SUPPORT);
    const notes = section.parts.filter(({ kind }) => kind === 'amendment' || kind === 'footnote');
    expect(notes.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['amendment Goa', 'amendment Assam', 'footnote ']);
    expect(SUPPORT.slice(section.start, section.end)).toMatch(/day of the order\.$/u);
  });

  it('tells paragraphs of their own from words that finish the sentence of a list', () => {
    const text =
      'A fee is due.\n\nNobody pays it who—\n\n(a) is a child;\n\n(b) is poor,\n\nunless he is rich.\n\nIt is paid once.\n\n* * *';
    expect(partsOf(text).parts.map((part) => `${part.kind}: ${words(text, part)}`)).toEqual([
      'opening: A fee is due.',
      'paragraph: Nobody pays it who—',
      'item: (a) is a child;',
      'item: (b) is poor,',
      'tail: unless he is rich.',
      'paragraph: It is paid once.',
    ]);
  });

  it('tells words that finish a list from a line that is merely wrapped', () => {
    const order = [
      '(1) If a Magistrate considers—',
      '(a) that any obstruction or nuisance should be removed from any public place or from any way which is lawfully\nused by the public,',
      'or may come to be used; or',
      '(b) that an animal should be destroyed or confined,',
      'such Magistrate may make an order requiring the person who owns or possesses it, within a time to be fixed—',
      '(i) to remove such obstruction; or',
      '(ii) to destroy or confine such animal.',
    ];
    const text = `${order[0]}\n\n${order[1]}\n${order[2]}\n\n${order[3]}\n${order[4]}\n\n${order[5]}\n\n${order[6]}`;
    expect(findPart(partsOf(text), '(1)')?.parts.map((part) => `${part.kind} ${part.label}`)).toEqual([
      'opening ',
      'item a',
      'item b',
      'tail ',
      'item i',
      'item ii',
    ]);
    expect(of(text, '(1) tail')).toBe(order[4]);
  });

  it('takes the words of a definition for its own', () => {
    const text =
      '(1) In this Act,—\n\n(a) “fee” means money;\n\n(b) “seat” means a place in any row of a public hall or other large room,\nwhich is numbered.';
    expect(of(text, '(1) tail')).toBeNull();
  });

  it('leaves out the asterisks of omitted words', () => {
    expect(of('(1) A fee is due.\n\n* * * *\n\n(3) It is paid once.', '(1)')).toBe('(1) A fee is due.');
  });

  it('gives every part back under its name, inside the part around it and in order', () => {
    const line = fc
      .tuple(
        fc.constantFrom(
          '(1)',
          '(2)',
          '(a)',
          '(b)',
          '(i)',
          '(ii)',
          'Provided that',
          'Explanation.—',
          'Illustrations',
          'STATE AMENDMENT',
          '',
        ),
        fc.constantFrom('A rent is due.', 'the court,', 'Whoever pays—', '* * *', ''),
      )
      .map((parts) => parts.join(' ').trim());
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), fc.constantFrom('\n', '\n\n'), (lines, joint) => {
        const text = lines.join(joint);
        const section = partsOf(text);
        for (const part of [section, ...within(section)]) {
          let last = part.start;
          for (const inner of part.parts.filter(({ kind }) => kind !== 'amendment' && kind !== 'footnote')) {
            expect(inner.start).toBeGreaterThanOrEqual(last);
            expect(inner.end).toBeLessThanOrEqual(part.end);
            expect(text.slice(inner.start, inner.end)).toBe(text.slice(inner.start, inner.end).trim());
            last = inner.end;
          }
          const name = nameOfPart(section, part);
          expect(name === null || isPartName(name)).toBe(true);
        }
      }),
    );
  });
});

describe('bodyStart', () => {
  it.each([
    ['13. Divorce.\n\n(1) Any marriage', 'Divorce', '(1) Any marriage'],
    ['[13A. Alternate relief.—In any case', 'Alternate relief', 'In any case'],
    ['89. Admission (supported admission).—(1) The officer', 'Admission (supported admission)', '(1) The officer'],
    ['(1) Any marriage', 'Divorce', '(1) Any marriage'],
    ['Any marriage', '', 'Any marriage'],
  ])('%j', (text, heading, expected) => expect(text.slice(bodyStart(text, heading))).toBe(expected));
});
