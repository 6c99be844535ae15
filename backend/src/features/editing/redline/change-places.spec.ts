import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changePlaces } from './change-places.js';

const TEXT = '1. Rent is 100.\n\n2. No pets.\n\n3. Notice under clause 2 is a month.\n\n4. The end.';
const old = (text: string, { start, end }: { start: number; end: number }) => text.slice(start, end);

describe('the places of a change', () => {
  it('are paragraphs of the text that it was made to, or empty where something is added', () => {
    const after = TEXT.replace('100', '120').replace('3. Notice', '3. One car.\n\n4. Notice').replace('4. The end', '5. The very end');
    const [rent, car, end, ...others] = changePlaces(TEXT, after);
    expect([rent, end].map((place) => place && old(TEXT, place))).toEqual(['1. Rent is 100.', '4. The end.']);
    expect(car).toMatchObject({ start: TEXT.indexOf('3.'), end: TEXT.indexOf('3.') });
    expect(others).toEqual([]);
  });

  it('leave out what only got another number', () => {
    const after = '1. Rent is 100.\n\n2. Notice under clause 1 is a month.\n\n3. The end.';
    const places = changePlaces(TEXT.replace('clause 2', 'clause 1'), after);
    expect(places.map((place) => place.segments.map(({ kind, text }) => `${kind} ${text.trim()}`))).toEqual([['deleted 2. No pets.']]);
  });

  it('are whole lines, and hold the words that stand there', () => {
    const line = fc.constantFrom('', 'One.', 'Two words.', 'Three more words.');
    const text = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        for (const place of changePlaces(before, after)) {
          const { start, end, segments } = place;
          expect(start === 0 || start === before.length || before[start - 1] === '\n').toBe(true);
          expect(end === start || end === before.length || before[end] === '\n').toBe(true);
          expect(segments.some(({ kind }) => kind !== 'equal')).toBe(true);
          const words = segments.filter(({ kind }) => kind !== 'inserted').map((segment) => segment.text);
          expect(words.join('')).toBe(old(before, place));
        }
      }),
    );
  });
});
