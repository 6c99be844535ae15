import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_WINDOWS } from './embedder.js';
import { windowsOf } from './windows.js';

const sizeOf = (text: string) => text.match(/\S+/g)?.length ?? 0;
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

describe('windows of a passage', () => {
  it('is one text, place first, where that fits', () => {
    expect(windowsOf({ place: 'The Act\nSection 1', text: 'a b c' }, 7, sizeOf)).toEqual(['The Act\nSection 1\na b c']);
    expect(windowsOf({ place: '', text: 'a b c' }, 3, sizeOf)).toEqual(['a b c']);
    expect(windowsOf({ place: '', text: '' }, 3, sizeOf)).toEqual(['']);
  });

  it('repeats the place before each window, and each begins before the one before it ends', () => {
    const windows = windowsOf({ place: 'Act 1', text: numbered(20) }, 10, sizeOf);
    expect(windows).toEqual([
      'Act 1\nw0 w1 w2 w3 w4 w5 w6 w7',
      'Act 1\nw6 w7 w8 w9 w10 w11 w12 w13',
      'Act 1\nw12 w13 w14 w15 w16 w17 w18 w19',
    ]);
  });

  it('fills the last window, so that no few words are left alone', () => {
    expect(windowsOf({ place: '', text: numbered(9) }, 8, sizeOf)).toEqual(['w0 w1 w2 w3 w4 w5 w6 w7', 'w1 w2 w3 w4 w5 w6 w7 w8']);
  });

  it('leaves half of the room to the text, whatever the place says', () => {
    const windows = windowsOf({ place: `Act ${numbered(50)} heading`, text: numbered(12) }, 8, sizeOf);
    for (const window of windows) {
      expect(window).toMatch(/^Act w0\nw49 heading\n/);
      expect(sizeOf(window)).toBe(8);
    }
  });

  it('covers every word in order within the room, up to the most windows there may be', () => {
    const word = fc.string({ minLength: 1, maxLength: 90, unit: fc.constantFrom('a', 'ब', '1') });
    const words = fc.array(word, { maxLength: 60 });
    const property = fc.property(words, words, fc.integer({ min: 1, max: 40 }), (place, text, room) => {
      const windows = windowsOf({ place: place.join(' '), text: text.join(' ') }, room, sizeOf);
      expect(windows.length).toBeGreaterThan(0);
      expect(windows.length).toBeLessThanOrEqual(MAX_WINDOWS);
      if (windows.length === MAX_WINDOWS || windows.length === 1) return;
      const read = windows.join(' ').replace(/\s+/g, '');
      for (const each of text) expect(read).toContain(each.slice(0, 64));
      expect(
        windows
          .at(-1)
          ?.replace(/\s+/g, '')
          .endsWith(text.at(-1)?.slice(-1) ?? ''),
      ).toBe(true);
    });
    fc.assert(property);
  });
});
