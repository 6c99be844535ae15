import { describe, expect, it } from '@jest/globals';
import { firstGarbledPage } from './legibility.js';

const page = (text: string) => ({ text });
const sound = page('Every tenant shall be entitled to a written receipt.');
const garbled = page('\uE012\uE034\uE056 \uFFFD\uFFFD \uE078\uE09A '.repeat(5));

describe('garbled text', () => {
  it('is found by its first page', () => {
    expect(firstGarbledPage([garbled])).toBe(1);
    expect(firstGarbledPage([sound, garbled, garbled])).toBe(2);
  });

  it('is not seen in sound text of any script, on a bad page among many, or in a symbol here and there', () => {
    expect(firstGarbledPage([sound, page('किरायेदार को रसीद पाने का अधिकार होगा।'), page('')])).toBeNull();
    expect(firstGarbledPage([sound, sound, sound, sound, garbled])).toBeNull();
    expect(firstGarbledPage([page(`${sound.text} \uE0A1 ${sound.text}`)])).toBeNull();
  });
});
