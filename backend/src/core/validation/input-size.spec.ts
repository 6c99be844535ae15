import { describe, expect, it } from '@jest/globals';
import { boundInput } from './input-size.js';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });

describe('boundInput', () => {
  it.each([
    undefined,
    null,
    'x'.repeat(2048),
    { text: 'x'.repeat(1_000_000) },
    {},
    { history: Array.from({ length: 20 }, () => ({ role: 'user', text: 'x' })) },
    Array.from({ length: 1000 }, () => 0),
    nested(32),
  ])('takes what a form can have', (input) => expect(() => boundInput(input)).not.toThrow());

  it.each([
    ['a list', Array.from({ length: 1001 }, () => 0)],
    ['an object', Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [n, 0]))],
    ['many small lists', Array.from({ length: 500 }, () => [0, 0])],
  ])('refuses more: %s', (_what, input) => expect(() => boundInput(input)).toThrow('more than any form takes'));

  it('refuses a text by itself that is longer than an address', () => {
    expect(() => boundInput('x'.repeat(2049))).toThrow('at most 2048 characters');
  });
});
