import fc from 'fast-check';
import { literally, literalWords } from './literally.js';

describe('text in a pattern', () => {
  it('matches itself and nothing else, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('', 'u'), (text, flags) => {
        const [found] = new RegExp(`^${literally(text)}$`, flags).exec(text) ?? [];
        expect(found).toBe(text);
      }),
    );
    expect(new RegExp(`^${literally('a.c')}$`).test('abc')).toBe(false);
  });

  it('takes any white space between words', () => {
    expect(new RegExp(`^${literalWords('Rs. 5 (five)')}$`).test('Rs.\t5\n(five)')).toBe(true);
  });
});
