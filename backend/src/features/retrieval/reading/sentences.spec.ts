import { describe, expect, it } from '@jest/globals';
import { sentences } from './sentences.js';

const split = (text: string): string[] => sentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it('does not stop at abbreviations, initials or references', () => {
    expect(split('See s. 26 of Act No. 59 of 1958. Dr. A. B. Rao v. State was followed. It ends.')).toEqual([
      'See s. 26 of Act No. 59 of 1958.',
      'Dr. A. B. Rao v. State was followed.',
      'It ends.',
    ]);
  });

  it('knows the danda and blank lines', () => {
    expect(split('किराया देय है। रसीद दी जाएगी।\n\nNext part')).toEqual(['किराया देय है।', 'रसीद दी जाएगी।', 'Next part']);
  });
});
