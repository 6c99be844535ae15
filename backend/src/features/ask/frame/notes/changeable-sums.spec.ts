import { describe, expect, it } from '@jest/globals';
import { changesSums } from './changeable-sums.js';

describe('sums that others may change', () => {
  it.each([
    'The sum paid shall not exceed one thousand five hundred rupees: Provided that the Sample Corporation may from time to time, having regard to its means and with the approval of the Central Government, raise the aforesaid limit.',
    'shall not exceed ten rupees: Provided that the Sample Corporation may raise, with the previous approval of the Central Government, the aforesaid limit of ten rupees',
    'A fixed sum of two lakh rupees or such higher amount as may be prescribed by the Central Government',
    'drawing wages not exceeding eighteen thousand rupees a month or such other\namount as may be notified',
    'above Rs. 50 lakh: Provided that the Government may, by notification, increase the said limit of fifty lakh rupees',
    'does not exceed one crore rupees, and the Central Government may prescribe such other value as it deems fit',
  ])('%s', (text) => {
    expect(changesSums(text)).toBe(true);
  });

  it.each([
    'shall be punished with a fine of five thousand rupees',
    'or such higher amount as may be prescribed',
    'The court may increase the amount that a party has to pay to one lakh rupees',
    'a fee of ten rupees. The Central Government may by notification make rules. A court may raise the limit.',
    '',
  ])('are not in: %s', (text) => {
    expect(changesSums(text)).toBe(false);
  });
});
