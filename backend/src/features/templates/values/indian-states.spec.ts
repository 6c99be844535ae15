import { describe, expect, it } from '@jest/globals';
import { stateOf } from './indian-states.js';

describe('stateOf', () => {
  it.each([
    ['Flat 501, Sea View, Carter Road, Mumbai 400050', 'Maharashtra'],
    ['12 Lodhi Road\nNew Delhi 110003', 'Delhi'],
    ['Villa 17, Sohna Road, Gurugram 122103', 'Haryana'],
    ['Plot 4, Delhi Road, Meerut, Uttar Pradesh', 'Uttar Pradesh'],
    ['21 Pune Street, Panaji, Goa 403001', 'Goa'],
    ['Plot 5, Chakan 410501', 'Maharashtra'],
    ['Shop 3, Market Road 400 001', null],
    ['400 Market Street, Wilmington, DE 19801', null],
    ['', null],
  ])('finds that of %j: %s', (address, state) => {
    expect(stateOf(address)).toBe(state);
  });
});
