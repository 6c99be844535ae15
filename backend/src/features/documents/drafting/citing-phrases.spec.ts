import { describe, expect, it } from '@jest/globals';
import { citingPhrases } from './citing-phrases.js';

describe('citingPhrases', () => {
  it('takes the words around each citation, in order and once', () => {
    const notice =
      'You are liable under Section 138 of the Negotiable Instruments Act, 1881.\nSection 138 of the Negotiable Instruments Act, 1881.';
    expect(citingPhrases([notice, 'See Order VII Rule 11.'], 8).map((phrase) => /(?:Section|Order) \w+/.exec(phrase)?.[0])).toEqual([
      'Section 138',
      'Order VII',
    ]);
  });

  it('finds none where no law is cited', () => {
    expect(citingPhrases(['The goat was in Nagpur and in section of the park', ''], 8)).toEqual([]);
  });

  it('stops at the limit', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Section ${index + 1} of the Sample Act ${'x'.repeat(200)}.`).join(' ');
    expect(citingPhrases([many], 8)).toHaveLength(8);
  });
});
