import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ChangePlaces, placeOfLines } from './change-places.js';

const TEXT = '1. Rent is 100.\n\n2. No pets.\n\n3. Notice under clause 2 is a month.\n\n4. The end.';
const old = (text: string, { start, end }: { start: number; end: number }) => text.slice(start, end);

describe('the places of changes that are made one after another', () => {
  it('are the paragraphs of the text that they began with', () => {
    const places = new ChangePlaces(TEXT);
    const [rent] = places.next(TEXT.replace('100', '120'));
    expect(rent && old(TEXT, rent)).toBe('1. Rent is 100.');
    const added = TEXT.replace('100', '120').replace('2. No', '2. One car.\n\n3. No');
    const [car] = places.next(added);
    expect(car).toMatchObject({ start: TEXT.indexOf('2.'), end: TEXT.indexOf('2.') });
    const [end, ...others] = places.next(added.replace('The end', 'The very end'));
    expect(end && old(TEXT, end)).toBe('4. The end.');
    expect(others).toEqual([]);
  });

  it('show a paragraph that is changed a second time at the same place', () => {
    const places = new ChangePlaces(TEXT);
    places.next(TEXT.replace('100', '120'));
    const [again] = places.next(TEXT.replace('is 100', 'shall be 120'));
    expect(again && old(TEXT, again)).toBe('1. Rent is 100.');
  });

  it('show what was added and then changed before the paragraph that follows', () => {
    const places = new ChangePlaces(TEXT);
    places.next(TEXT.replace('4. The', '4. One car.\n\n5. The'));
    const [car] = places.next(TEXT.replace('4. The', '4. One car only.\n\n5. The'));
    expect(car).toMatchObject({ start: TEXT.indexOf('4.'), end: TEXT.indexOf('4.') });
  });

  it('leave out what only got another number', () => {
    const after = '1. Rent is 100.\n\n2. Notice under clause 1 is a month.\n\n3. The end.';
    const places = new ChangePlaces(TEXT.replace('clause 2', 'clause 1')).next(after);
    expect(places.map((place) => place.segments.map(({ kind, text }) => `${kind} ${text.trim()}`))).toEqual([['deleted 2. No pets.']]);
  });

  const line = fc.constantFrom('', 'One.', 'Two words.', '3. Three', '4. Four words here', '(a) five');
  const text = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'));

  it('are whole lines of the first text, whatever follows', () => {
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 4 }), (first, others) => {
        const places = new ChangePlaces(first);
        for (const { start, end, segments } of others.flatMap((other) => places.next(other))) {
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(first.length);
          expect(start === 0 || start === first.length || first[start - 1] === '\n').toBe(true);
          expect(end === start || end === first.length || first[end] === '\n').toBe(true);
          expect(segments.some(({ kind }) => kind !== 'equal')).toBe(true);
        }
      }),
    );
  });

  it('hold of a first change the words that stand there', () => {
    const plain = fc.array(fc.constantFrom('', 'One.', 'Two words.', 'Three more words.'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const first = before.join('\n');
        for (const place of new ChangePlaces(first).next(after.join('\n'))) {
          const words = place.segments.filter(({ kind }) => kind !== 'inserted').map((segment) => segment.text);
          expect(words.join('')).toBe(old(first, place));
        }
      }),
    );
  });

  it('of lines begin and end with them', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(8), fc.nat(8), (lines, one, other) => {
        const [from, to] = [Math.min(one, other, lines.length), Math.min(Math.max(one, other), lines.length)];
        const whole = lines.join('\n');
        const { start, end } = placeOfLines(whole, from, to);
        expect(whole.slice(start, end)).toBe(lines.slice(from, to).join('\n'));
      }),
    );
  });
});
