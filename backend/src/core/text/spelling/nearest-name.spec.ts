import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nearestName } from './nearest-name.js';

const NAMES = ['text', 'as_on', 'document_type', 'template_data', 'is_verified'];

describe('the name that was probably meant', () => {
  it.each([
    ['txt', 'text'],
    ['tetx', 'text'],
    ['asOn', 'as_on'],
    ['template_dat', 'template_data'],
    ['document-type', 'document_type'],
    ['isVerified', 'is_verified'],
    ['verified', 'is_verified'],
  ])('is found for %s: %s', (given, meant) => {
    expect(nearestName(given, NAMES)).toBe(meant);
  });

  it.each(['role', 'x', '', '_', 'password', 'x'.repeat(1_000_000)])('is not guessed for what is like none: %.20s', (given) => {
    expect(nearestName(given, NAMES)).toBeUndefined();
  });

  it('is found wherever one letter of a name was left out, doubled or replaced', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.nat(), fc.constantFrom('', 'double', 'q'), (name, place, slip) => {
        const at = place % name.length;
        const letter = name[at] ?? '';
        const given = name.slice(0, at) + (slip === 'double' ? letter + letter : slip) + name.slice(at + 1);
        expect(nearestName(given, NAMES)).toBe(name);
      }),
    );
  });
});
