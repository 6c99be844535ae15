import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boundJson, JSON_VALUES_MAX } from './json-size.js';

const refused = { code: 'VALIDATION_FAILED', status: 422 };

describe('JSON of a request', () => {
  it.each([
    ['numbers', JSON.stringify(Array.from({ length: JSON_VALUES_MAX + 1 }, () => 0))],
    ['objects', JSON.stringify(Array.from({ length: JSON_VALUES_MAX }, () => ({})))],
    ['lists in lists', '['.repeat(JSON_VALUES_MAX + 1)],
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: JSON_VALUES_MAX + 1 }, (_, at) => [`k${at}`, 1])))],
    ['texts with quotation marks', JSON.stringify(Array.from({ length: JSON_VALUES_MAX + 1 }, () => '\\"'))],
  ])('is refused when it holds too many %s', (_what, text) => {
    expect(() => boundJson(text)).toThrow(expect.objectContaining(refused));
  });

  it('is not, however much punctuation stands in its texts', () => {
    expect(() => boundJson(JSON.stringify({ content: '[{,"\\'.repeat(JSON_VALUES_MAX) }))).not.toThrow();
  });

  it('is not when it is what a form may hold', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => boundJson(text)).not.toThrow();
      }),
    );
  });
});
