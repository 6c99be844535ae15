import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutPassages, PASSAGE_SIZES } from './passages.js';
import { parseStructure } from './structure/parse-structure.js';
import type { DocumentType } from './structure/unit.js';

const cut = (text: string, type: DocumentType) => cutPassages(text, parseStructure(text, type));

const word = fc.constantFrom('rent', 'tenant', 'landlord', 'court', 'notice', 'Controller', 'किराया', 'may', '1958', 'shall');
const sentence = fc.array(word, { minLength: 3, maxLength: 40 }).map((words) => `The ${words.join(' ')}.`);
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' '));
const section = fc.tuple(fc.array(paragraph, { minLength: 1, maxLength: 4 }), fc.boolean());
const act = fc
  .array(section, { minLength: 2, maxLength: 8 })
  .map((sections) =>
    sections
      .map(
        ([paragraphs, dash], i) =>
          `${i + 1}. Heading of it.${dash ? '—' : '\n\n'}${paragraphs.map((p, j) => `(${j + 1}) ${p}`).join('\n')}`,
      )
      .join('\n\n'),
  );

describe('cutPassages', () => {
  it('gives exact, trimmed, ordered spans for any text and type', () => {
    const type = fc.constantFrom<DocumentType>('act', 'judgment', 'rule', 'other');
    const text = fc.oneof(
      act,
      fc
        .array(fc.oneof(paragraph, fc.string({ unit: 'grapheme' }), fc.constantFrom('1. One', 'CHAPTER I', '(a)', '2.1 Two', 'Schedule')))
        .map((parts) => parts.join('\n')),
    );
    fc.assert(
      fc.property(text, type, (source, kind) => {
        const passages = cut(source, kind);
        let end = 0;
        for (const [i, passage] of passages.entries()) {
          const own = source.slice(passage.start, passage.end);
          expect(own).toBe(own.trim());
          expect(own.length).toBeGreaterThan(0);
          expect(own.length).toBeLessThanOrEqual(PASSAGE_SIZES.hard + PASSAGE_SIZES.overlap);
          expect(passage.ordinal).toBe(i);
          expect(passage.end).toBeGreaterThan(end);
          end = passage.end;
        }
        expect(cut(source, kind)).toEqual(passages);
      }),
    );
  });

  it('covers every word of the bodies of an act', () => {
    fc.assert(
      fc.property(act, (source) => {
        const covered = new Uint8Array(source.length);
        for (const { start, end } of cut(source, 'act')) covered.fill(1, start, end);
        expect([...source.matchAll(/[\p{L}\p{N}]+/gu)].filter(({ index }) => covered[index] !== 1)).toEqual([]);
      }),
    );
  });

  it('tells where in a passage its parts begin, and names them only where the passage is not the whole unit', () => {
    fc.assert(
      fc.property(act, (source) => {
        const passages = cut(source, 'act');
        for (const { unit, start, end, within, subunits } of passages) {
          const whole = passages.filter((other) => other.unit === unit).length === 1;
          if (whole) expect(within).toEqual([]);
          for (const [i, part] of subunits.entries()) {
            expect(part.start).toBeGreaterThanOrEqual(i ? (subunits[i - 1]?.start ?? end) + 1 : start);
            expect(part.start).toBeLessThan(end);
            const label = /^Sub-section (\(\d+\))$/.exec(part.names[0] ?? '')?.[1] ?? '';
            if (i > 0) expect(source.startsWith(label, part.start)).toBe(true);
          }
        }
      }),
    );
  });

  it('cuts a long section at its sub-sections and says which a passage holds', () => {
    const long = 'The tenant pays the rent on time. '.repeat(30).trim();
    const short = 'The landlord gives a receipt.';
    const text = `1. Long.—(1) ${long}\n(2) ${short}\n(3) ${long}\n(4) Either,—\n(a) ${long}\n(b) ${long}\nProvided that ${short}\n\n2. Short.—It ends.`;
    expect(cut(text, 'act').map(({ path, within }) => [...path, ...within].join(' › '))).toEqual([
      'Section 1 › Sub-sections (1) and (2)',
      'Section 1 › Sub-section (3)',
      'Section 1 › Sub-section (4) › Clause (a)',
      'Section 1 › Sub-section (4) › Clause (b) and Proviso',
      'Section 2',
    ]);
  });

  it('never makes a passage of a heading alone', () => {
    const passages = cut('1. Short title.—This Act has a name.\n\n2. [Repealed.]\n\n3. Receipts.—A receipt is due.', 'act');
    expect(passages.every((passage) => passage.unit !== '2' || passage.end - passage.start > 15)).toBe(true);
    expect(cut('PART ONE\n\nRENT', 'other')).toEqual([]);
    expect(cut('THE SAMPLE ACT, 1990\n\n1. Receipts.—A receipt is due.\n\n2. Rent.—Rent is due.', 'act').map(({ unit }) => unit)).toEqual([
      '1',
      '2',
    ]);
  });

  it('splits a long section at sentence ends and repeats the last short sentence', () => {
    const text = `1. Long.—${'The tenant pays the rent on time. '.repeat(200)}\n\n2. Short.—It ends.`;
    const long = cut(text, 'act').filter((passage) => passage.unit === '1');
    expect(long.length).toBeGreaterThan(3);
    for (const passage of long) expect(text.slice(passage.start, passage.end)).toMatch(/\.$/);
    expect(long[1]?.start).toBeLessThan(long[0]?.end ?? 0);
  });
});
