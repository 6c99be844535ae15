import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { INPUT_DEPTH_MAX, refuseUnusableInput } from './clean-input.js';

const nested = (levels: number, inner: unknown): unknown => {
  let value = inner;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { inner: value };
  return value;
};

describe('refuseUnusableInput', () => {
  it('takes every value that JSON can hold without an odd character, down to the last level', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        fc.pre(!JSON.stringify(value).includes('\\u0000') && !/\\ud[89a-f]/i.test(JSON.stringify(value)));
        expect(() => refuseUnusableInput(value)).not.toThrow();
      }),
    );
    expect(() => refuseUnusableInput(nested(INPUT_DEPTH_MAX, 'a 😀'))).not.toThrow();
  });

  it('refuses one level too many, and a hundred thousand, alike', () => {
    for (const levels of [INPUT_DEPTH_MAX + 1, 100_000])
      expect(() => refuseUnusableInput(nested(levels, 1))).toThrow('The request is nested too deeply.');
  });

  it.each(['\0', 'a\0b', '\ud800', 'a\udfffb', '\udc00\ud800'])('refuses %j as a value and as a key, at any depth', (text) => {
    for (const value of [text, [text], { [text]: 1 }, nested(20, text), nested(20, { [text]: null })])
      expect(() => refuseUnusableInput(value)).toThrow('The request cannot be read.');
  });
});
