import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isSeen, withoutUnseen } from './visible-text.js';

const point = (hex: string): string => String.fromCodePoint(Number.parseInt(hex, 16));
/** From the Unicode tables by hand, so that the expression is not compared with itself. */
const UNSEEN = [
  ...['00', '07', '0a', '1b', '7f', '85', '9f', 'ad', '34f', '61c', '115f', '1160', '17b4', '180e', '200b', '200e', '200f'],
  ...['2028', '2029', '202a', '202b', '202c', '202d', '202e', '2060', '2061', '2064', '2066', '2067', '2068', '2069', '206a', '206f'],
  ...['2800', '3164', 'fe00', 'feff', 'ffa0', 'fff9', '1d173', 'e0001', 'e0020', 'e0061', 'e007f', 'e0100', 'e01ef'],
].map(point);
const READABLE = fc.string({
  unit: fc.constantFrom(...'Asha Mehta-Rao’s (copy) № 12 ßØ क्षिणఅమ்தৎമഎ', '⚖', '🏠', 'قانون', '訴', 'é'),
  maxLength: 40,
});

describe('a name', () => {
  it.each([
    ['Asha Mehta', true],
    ['R. K. Sharma & Sons (Lease) – final_2.pdf', true],
    ['राम‌कुमार and क्‍ष', true],
    ['ನ್‌ಸ, শ্‍য and ശ്‌ല', true],
    ['My leases ❤️', true],
    ['قانون', true],
    ['شیر\u200cعلی خان', true],
    ['Asha\u202eatheM', false],
    ['Asha\u200bMehta', false],
    ['A\u200cB', false],
    ['क\u200d', false],
    ['\u200dक', false],
    ['क\u200dB', false],
    ['क\u200c\u200dक', false],
    ['१\u200d२', false],
    ['A\ufe0f', false],
    ['Mehta\u{e0041}', false],
    ['Mehta\u00ad', false],
    ['\u3164', false],
  ])('%j is readable: %j', (name, expected) => {
    expect(isSeen(name)).toBe(expected);
  });

  it('is refused with any unseen character anywhere in it, and is what is left when those are taken out', () => {
    fc.assert(
      fc.property(READABLE, READABLE, fc.constantFrom(...UNSEEN), (before, after, unseen) => {
        expect(isSeen(before + after)).toBe(true);
        expect(isSeen(before + unseen + after)).toBe(false);
        expect(withoutUnseen(before + unseen + after)).toBe(before + after);
      }),
    );
  });

  it('has joiners only between letters or marks of a script that is spelt with them', () => {
    const letters = fc.constantFrom(...'कर्षिবাਕક஀க్కಕഅක'.replaceAll('\u0b80', ''));
    const others = fc.constantFrom(...'Aé1 -.१।я訴🏠');
    fc.assert(
      fc.property(letters, letters, others, fc.constantFrom('\u200c', '\u200d'), (one, two, other, joiner) => {
        expect(isSeen(one + joiner + two)).toBe(true);
        for (const apart of [other + joiner + two, one + joiner + other, one + joiner + joiner + two, joiner + two, one + joiner])
          expect([apart, isSeen(apart)]).toEqual([apart, false]);
      }),
    );
  });

  it('stays as it is once they are taken out of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isSeen(withoutUnseen(text))).toBe(true);
      }),
    );
  });
});
