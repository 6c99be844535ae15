import { describe, expect, it } from '@jest/globals';
import { wordCharacters } from './word-characters.js';

describe('wordCharacters', () => {
  it('keeps the result of a field and drops its code, nested ones too', () => {
    expect(wordCharacters('see \u0013 IF \u0013 X \u0014inner\u0015 \u0014section 5\u0015.')).toBe('see section 5.');
    expect(wordCharacters('\u0013 PAGE \u0015end')).toBe('end');
  });

  it('does not lose text after marks that do not pair up', () => {
    expect(wordCharacters('a \u0013 b c')).toBe('a  b c');
  });

  it('turns cell marks, line ends and special hyphens into characters', () => {
    expect(wordCharacters('a\u0007b\rc\u000bd sub\u001esection co\u001foperate')).toBe('a\tb\nc\nd sub-section cooperate');
  });
});
