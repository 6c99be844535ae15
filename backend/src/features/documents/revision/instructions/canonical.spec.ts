import { describe, expect, it } from '@jest/globals';
import { inOneWay } from './canonical.js';

describe('inOneWay', () => {
  it.each([
    ['Clause 9.2: replace 1 month with 2 months', 'in clause 9.2, replace 1 month with 2 months'],
    ['Cl. 9.2 - delete', 'delete clause 9.2'],
    ["Para 4: 'may' should read 'shall'", 'in para 4, change "may" to "shall"'],
    ['in clause 3.1 for "5th" read "7th"', 'in clause 3.1, change "5th" to "7th"'],
    ["strike 'the Landlord's right to enter' from clause 2", 'strike "the Landlord\'s right to enter" from clause 2'],
    ["give two months' notice and the tenants' consent", "give two months' notice and the tenants' consent"],
    ["raise the deposit to three months' rent, i.e. Rs. 75,000", 'raise the deposit to Rs. 75,000'],
    ['the seller, not the buyer, shall pay the stamp duty', 'the seller shall pay the stamp duty'],
    ['the donor should not have a right to live there', 'the donor should not have a right to live there'],
    ['instead of Anil, the residue should go to Nisha', 'the residue should go to Nisha instead of Anil'],
    ['insert "and the police" after "authority" in clause 12.3', 'in clause 12.3, change "authority" to "authority and the police"'],
    ['delete grounds (a) and (c)', 'delete ground (c) and delete ground (a)'],
    ['the buyer may inspect on Sundays: add this as a condition', 'add a condition that the buyer may inspect on Sundays'],
    ['also claim damages of Rs. 25,000', 'claim also damages of Rs. 25,000'],
  ])('puts %j as %j, and leaves that as it is', (said, put) => {
    expect(inOneWay(said)).toBe(put);
    expect(inOneWay(put)).toBe(put);
  });
});
