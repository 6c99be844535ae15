import { describe, expect, it } from '@jest/globals';
import { foldSpelling } from './fold-spelling.js';

describe('foldSpelling', () => {
  it.each([
    ['authorised', 'authorized'],
    ['defence', 'defense'],
    ['dishonour', 'dishonor'],
    ['neighbour', 'neighbor'],
  ])('takes %s and %s for one word', (british, american) => {
    expect(foldSpelling(british)).toBe(foldSpelling(american));
  });

  it.each(['hour', 'court', 'evidence', 'rise', 'this'])('leaves %s alone', (word) => {
    expect(foldSpelling(word)).toBe(word);
  });
});
