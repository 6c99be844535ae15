import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { redline, type RedlineSegment } from './redline.js';

const side = (segments: readonly RedlineSegment[], own: RedlineSegment['kind']) =>
  segments
    .filter(({ kind }) => kind === 'equal' || kind === own)
    .map(({ text }) => text)
    .join('');

describe('redline', () => {
  it('gives both texts back, whatever they are', () => {
    const words = fc.array(fc.constantFrom('Rent', 'is', 'due', '\n', '\n\n', ' ', '1. ', '₹', 'देय', '\r\n'), { maxLength: 60 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const segments = redline(before.join(''), after.join(''));
        expect(side(segments, 'deleted')).toBe(before.join(''));
        expect(side(segments, 'inserted')).toBe(after.join(''));
      }),
    );
  });

  it('marks the words that changed and no others', () => {
    expect(redline('1. Rent\n\nThe rent is Rs. 10 a month.\n', '1. Rent\n\nThe rent is Rs. 12 a month, in advance.\n')).toEqual([
      { kind: 'equal', text: '1. Rent\n\nThe rent is Rs. ' },
      { kind: 'deleted', text: '10' },
      { kind: 'inserted', text: '12' },
      { kind: 'equal', text: ' a month' },
      { kind: 'inserted', text: ', in advance' },
      { kind: 'equal', text: '.\n' },
    ]);
  });

  it('shows a clause that was added or removed as one piece', () => {
    const [a, b, c] = ['1. Rent\n\nThe rent is due.\n\n', '2. Pets\n\nNo pets.\n\n', '3. Term\n\nOne year.\n'];
    expect(redline(a + c, a + b + c)).toEqual([
      { kind: 'equal', text: a },
      { kind: 'inserted', text: b },
      { kind: 'equal', text: c },
    ]);
    expect(redline(a, a)).toEqual([{ kind: 'equal', text: a }]);
  });

  it('tells two long texts with nothing in common as a whole, without comparing every word with every other', () => {
    const text = (seed: number) => Array.from({ length: 80_000 }, (_each, index) => ((index * seed) % 99_991).toString(36)).join(' ');
    const [before, after] = [text(7), text(13)];
    for (const [one, other] of [
      [before, after],
      [before.replaceAll(' ', '\n'), after.replaceAll(' ', '\n')],
    ] as const) {
      const segments = redline(one, other);
      const without = (kind: string) => segments.filter((each) => each.kind !== kind).map((each) => each.text);
      expect(without('inserted').join('')).toBe(one);
      expect(without('deleted').join('')).toBe(other);
    }
  });
});
