import { describe, expect, it } from '@jest/globals';
import { saysTheSame } from './layer-comparison.js';

const ORDER = 'The tenant shall pay arrears of Rs. 2,40,000 within thirty days, and the landlord shall give a receipt for every payment.';

describe('saysTheSame', () => {
  it.each([
    ['the same', ORDER, ORDER],
    ['one with mistakes of reading', ORDER, ORDER.replace('tenant', 'tenent').replace('within', 'vvithin').toUpperCase()],
    ['one without its blanks', ORDER.replaceAll(' ', ''), ORDER],
    ['one that is spaced', [...ORDER].join(' '), ORDER],
    ['two that say little', 'Page 2', 'Annexure A'],
  ])('is true of %s', (_, layer, read) => expect(saysTheSame(layer, read)).toBe(true));

  it.each([
    ['codes for letters', '7KHWHQDQWVKDOOSD\\DUUHDUVRI5VZLWKLQWKLUW\\GD\\VDQGWKHODQGORUG', ORDER],
    ['another text', 'Every licence granted under this section ceases after twelve months unless the Authority renews it before.', ORDER],
    [
      'one that goes on',
      `${ORDER} Every licence granted under this section ceases after twelve months unless renewed. `.repeat(1) +
        'Another paragraph follows here which nobody sees, about penalties, ferries, boats, canals, rivers, lakes.',
      ORDER,
    ],
    ['one of which much is missing', ORDER.slice(0, 20), `${ORDER} ${ORDER}`],
    ['none', '', ORDER],
  ])('is false of %s', (_, layer, read) => expect(saysTheSame(layer, read)).toBe(false));
});
