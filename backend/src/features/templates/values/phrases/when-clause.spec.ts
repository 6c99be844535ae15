import { describe, expect, it } from '@jest/globals';
import { whenClause } from './when-clause.js';

describe('how a cause of action arose', () => {
  it.each([
    ['the period of the notice ended', 'when the period of the notice ended'],
    ['The Defendant refused to pay', 'when the Defendant refused to pay'],
    ['Ravi Kumar refused to pay', 'when Ravi Kumar refused to pay'],
    ['When payment was refused', 'when payment was refused'],
    ['on which day he refused', 'on which day he refused'],
    ['IBM stopped its payments', 'when IBM stopped its payments'],
  ])('goes on after the date: %s', (typed, printed) => {
    expect(whenClause(typed)).toBe(printed);
  });
});
