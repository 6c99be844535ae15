import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { romanValue } from './list-labels.js';
import { PlaceNames } from './place-names.js';
import { subdivide } from './subdivisions.js';

/** Each run of a section as "names: first words". */
function places(text: string, unit = 'Section 1'): string[] {
  const runs = subdivide(text, 0, text.length);
  const names = new PlaceNames(unit, runs);
  return runs.map(({ start, steps }, i) => {
    const words = text
      .slice(start, runs[i + 1]?.start)
      .trim()
      .split(/\s+/)
      .slice(0, 2)
      .join(' ');
    return `${names.names(steps).join(' › ')}: ${words}`;
  });
}

describe('subdivide', () => {
  it('follows sub-sections, clauses, sub-clauses and items', () => {
    const text = '(1) One.\n(2) Two,—\n(a) the first;\n(b) the second,—\n(i) this;\n(ii) that,—\n(A) here;\n(B) there.\n(3) Three.';
    expect(places(text)).toEqual([
      'Sub-section (1): (1) One.',
      'Sub-section (2): (2) Two,—',
      'Sub-section (2) › Clause (a): (a) the',
      'Sub-section (2) › Clause (b): (b) the',
      'Sub-section (2) › Clause (b) › Sub-clause (i): (i) this;',
      'Sub-section (2) › Clause (b) › Sub-clause (ii): (ii) that,—',
      'Sub-section (2) › Clause (b) › Sub-clause (ii) › Item (A): (A) here;',
      'Sub-section (2) › Clause (b) › Sub-clause (ii) › Item (B): (B) there.',
      'Sub-section (3): (3) Three.',
    ]);
  });

  it('takes several marks at the head of one line apart', () => {
    expect(places('(1)(a)(i) All at once;\n(ii) the next.').at(-1)).toBe('Sub-section (1) › Clause (a) › Sub-clause (ii): (ii) the');
  });

  it.each([
    ['letters go on', '(g) six;\n(h) seven;\n(i) eight;\n(j) nine.', 'Clause (i): (i) eight;'],
    ['Roman numbers begin', '(h) all of these:\n(i) one;\n(ii) two.', 'Clause (h) › Sub-clause (i): (i) one;'],
  ])('tells the letter i from the number one: %s', (_, text, expected) => {
    const from = 'abcdefgh'.slice(0, 'abcdefgh'.indexOf(text[1] as string));
    const before = [...from].map((letter) => `(${letter}) before;`).join('\n');
    expect(places(`The following:\n${before}\n${text}`)).toContain(expected);
  });

  it('keeps inserted and omitted items in their list', () => {
    const text = '(1) One.\n(1A) Inserted.\n(2) Two:\n(h) seventh;\n(a) first;\n(aa) inserted;\n(d) after two that were omitted.';
    expect(places(text)).toEqual([
      'Sub-section (1): (1) One.',
      'Sub-section (1A): (1A) Inserted.',
      'Sub-section (2): (2) Two:',
      'Sub-section (2) › Clause (a): (a) first;',
      'Sub-section (2) › Clause (aa): (aa) inserted;',
      'Sub-section (2) › Clause (d): (d) after',
    ]);
  });

  it('gives a proviso to the clause whose list goes on after it, and to the sub-section at its end', () => {
    const text =
      '(1) Either:\n(a) pay:\nProvided that time may be given;\n(b) leave:\nProvided that a child may stay.\nProvided further that it is warm.\n(2) Or not.';
    expect(places(text)).toEqual([
      'Sub-section (1): (1) Either:',
      'Sub-section (1) › Clause (a): (a) pay:',
      'Sub-section (1) › Clause (a) › Proviso: Provided that',
      'Sub-section (1) › Clause (b): (b) leave:',
      'Sub-section (1) › First proviso: Provided that',
      'Sub-section (1) › Second proviso: Provided further',
      'Sub-section (2): (2) Or',
    ]);
  });

  it('lets a proviso and an explanation have clauses of their own', () => {
    const text =
      'A fee is due:\nProvided that none is due—\n(a) from a child; or\n(b) on a holiday.\nExplanation.—In this section,—\n(a) a child is young.';
    expect(places(text)).toEqual([
      ': A fee',
      'Proviso: Provided that',
      'Proviso › Clause (a): (a) from',
      'Proviso › Clause (b): (b) on',
      'Explanation: Explanation.—In this',
      'Explanation › Clause (a): (a) a',
    ]);
  });

  it('names explanations and illustrations as they are printed', () => {
    const text = 'A rule.\nExplanation I.—One.\nExplanation II.—Two.\nIllustrations\n(a) A sells.\n(b) B buys.';
    expect(places(text).slice(1)).toEqual([
      'Explanation I: Explanation I.—One.',
      'Explanation II: Explanation II.—Two.',
      'Illustration: Illustrations',
      'Illustration (a): (a) A',
      'Illustration (b): (b) B',
    ]);
  });

  it('goes back to the sub-section for words after a list, and on with the list after them', () => {
    const text = '(1) Whoever—\n\n(a) lies,\n\n(b) steals,\n\nshall pay:\n\nProvided that he may appeal.\n\n(2) Nobody else.';
    expect(places(text)).toContain('Sub-section (1): shall pay:');
    expect(places(text)).toContain('Sub-section (1) › Proviso: Provided that');
  });

  it('does not take a wrapped reference or a quoted statute apart', () => {
    const text =
      '(1) As said in sub-section\n(2) of section 9, a fee is due.\n(2) The old law said:\n“(1) No fee.\n(2) No tax.”\n(3) It says so no more.';
    expect(places(text)).toEqual(['Sub-section (1): (1) As', 'Sub-section (2): (2) The', 'Sub-section (3): (3) It']);
  });

  it('leaves amendments of states alone', () => {
    expect(places('(1) One.\n\nSTATE AMENDMENTS\n\n(1) Another one.')).toEqual([
      'Sub-section (1): (1) One.',
      'State amendments: STATE AMENDMENTS',
    ]);
  });

  it('calls parts by the kind of unit', () => {
    expect(places('(1) One.\n(a) A.', 'Rule 4').at(-1)).toBe('Sub-rule (1) › Clause (a): (a) A.');
    expect(places('(1) One.\n(a) A.', 'Article 19').at(-1)).toBe('Clause (1) › Sub-clause (a): (a) A.');
    expect(places('In this Act,—\n(1) “rent” means rent;\n(i) of a house.').at(-1)).toBe('Clause (1) › Sub-clause (i): (i) of');
    expect(places('(१) एक।\n(क) पहला।\n(ख) दूसरा।').at(-1)).toBe('Sub-section (१) › Clause (ख): (ख) दूसरा।');
  });

  const mark = fc.constantFrom(
    '(1)',
    '(2)',
    '(3)',
    '(a)',
    '(b)',
    '(h)',
    '(i)',
    '(ii)',
    '(v)',
    '(A)',
    'Provided that',
    'Explanation.—',
    'Illustration',
    '',
  );
  const line = fc
    .tuple(mark, fc.constantFrom('a rent;', 'the court.', 'and', '“a word', 'word”', ''))
    .map((parts) => parts.join(' ').trim());

  it('covers any text with runs in order, labels ascending in every list', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join('\n');
        const runs = subdivide(text, 0, text.length);
        expect(runs[0]?.start === 0 || !/\p{L}/u.test(text.slice(0, runs[0]?.start))).toBe(true);
        const last = new Map<string, number>();
        for (const [i, { start, steps }] of runs.entries()) {
          expect(start).toBeGreaterThan(i ? (runs[i - 1]?.start ?? -1) : -1);
          const step = steps.at(-1);
          if (step?.style !== 'number') continue;
          const list = JSON.stringify(steps.slice(0, -1));
          expect(Number(step.label)).toBeGreaterThanOrEqual(last.get(list) ?? 0);
          last.set(list, Number(step.label));
        }
      }),
    );
  });
});

describe('romanValue', () => {
  it.each([
    ['i', 1],
    ['iv', 4],
    ['ix', 9],
    ['xiv', 14],
    ['xl', 40],
    ['iix', 0],
    ['b', 0],
  ])('%s', (text, value) => expect(romanValue(text)).toBe(value));
});
