import { describe, expect, it } from 'vitest';
import { bandColour, priceBand } from './price-band.js';

describe('priceBand', () => {
  it.each([
    [0, 'success'],
    [5, 'success'],
    [6, 'warning'],
    [10, 'warning'],
    [11, 'error'],
  ])('shows %d base tokens as %s', (baseTokens, colour) => {
    expect(bandColour[priceBand(baseTokens)]).toBe(colour);
  });
});
