import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodePassage, encodeQuery, unitTerm } from './encoder.js';
import { tokenId } from './murmur3.js';

const passage = (text: string, headings: string[] = [], title = '', unit = '') => encodePassage({ title, headings, unit, text });
const weightOf = (vector: { termIds: Uint32Array; weights: Float32Array }, term: string): number =>
  vector.weights[vector.termIds.indexOf(tokenId(term))] ?? 0;

describe('encodePassage', () => {
  it('gives ascending unique ids with positive weights for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string(), (text, title) => {
        const { termIds, weights } = passage(text, [title], title, '26');
        expect(termIds.length).toBe(weights.length);
        for (let i = 1; i < termIds.length; i++) expect(termIds[i]).toBeGreaterThan(termIds[i - 1] as number);
        expect(weights.every((weight) => weight > 0 && Number.isFinite(weight))).toBe(true);
      }),
    );
  });

  it('weighs a term of the heading above the same term in the text only', () => {
    const filler = 'premises lease notice period owner court order';
    expect(weightOf(passage(`receipt ${filler}`, ['Receipt']), 'receipt')).toBeGreaterThan(
      weightOf(passage(`receipt ${filler}`), 'receipt'),
    );
  });

  it('saturates: ten mentions weigh less than ten times one', () => {
    const one = weightOf(passage('rent due'), 'rent');
    const ten = weightOf(passage('rent '.repeat(10)), 'rent');
    expect(ten).toBeGreaterThan(one);
    expect(ten).toBeLessThan(2.6);
  });

  it('marks the unit with a term of its own', () => {
    const vector = passage('text', [], '', '14D');
    expect(weightOf(vector, unitTerm('14d'))).toBeGreaterThan(0);
    expect(weightOf(passage('section 14d'), unitTerm('14d'))).toBe(0);
  });
});

describe('encodeQuery', () => {
  it('sums equal terms and drops what has no weight', () => {
    const { termIds, weights } = encodeQuery([
      ['rent', 1],
      ['rent', 0.5],
      ['lease', 0],
    ]);
    expect([...termIds]).toEqual([tokenId('rent')]);
    expect([...weights]).toEqual([1.5]);
  });
});
