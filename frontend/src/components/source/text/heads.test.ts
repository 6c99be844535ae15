import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headsOf, withHeads } from './heads.js';

const shown = (text: string): string[] => headsOf(text).map(({ spanStart, spanEnd }) => text.slice(spanStart, spanEnd));

describe('headsOf', () => {
  it.each([
    ['138. Dishonour of cheque for insufficiency, etc.—Where any cheque', ['138. Dishonour of cheque for insufficiency, etc.—']],
    ['12A. Duty of the keeper.--(1) He shall', ['12A. Duty of the keeper.--']],
    ['CHAPTER IV\nOF PAYMENT\nThe sum of 5 is due.', ['CHAPTER IV', 'OF PAYMENT']],
    ['The rate is\n12.5 per cent — or more.', []],
    ['1881\n(a) a promissory note; or', []],
    ['अध्याय 4\nभुगतान', []],
  ])('%j', (text, heads) => expect(shown(text)).toEqual(heads));
});

describe('withHeads', () => {
  it('loses no character of a stretch', () => {
    const line = fc.constantFrom('CHAPTER IV\n', '5. Duty.—', 'He shall pay\n', 'x');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.nat(60), fc.nat(60), (lines, a, b) => {
        const text = lines.join('');
        const span = { spanStart: Math.min(a, b, text.length), spanEnd: Math.min(Math.max(a, b), text.length) };
        const pieces = withHeads(text, span, headsOf(text));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text.slice(span.spanStart, span.spanEnd));
      }),
    );
  });
});
