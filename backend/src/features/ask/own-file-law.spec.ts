import { describe, expect, it } from '@jest/globals';
import { asksForLaw, lawCitedIn } from './own-file-law.js';

const NOTICE =
  '1. You have not paid the rent of May and June.\n\n2. Under section 106 of the Transfer of Property Act, 1882, you are called upon to vacate the flat within fifteen days.';

describe('asksForLaw', () => {
  it.each([
    ['Within how many days must I vacate the flat?', false],
    ['Which months of rent does it name?', false],
    ['Is this notice to vacate the flat valid?', true],
    ['What does the law say about the rent?', true],
    ['How long is maternity leave for a teacher?', true],
  ])('%s', (question, expected) => {
    expect(asksForLaw(question, [NOTICE])).toBe(expected);
  });
});

describe('lawCitedIn', () => {
  it('finds what a file cites, with the name of the act', () => {
    expect(lawCitedIn([NOTICE])).toContain('section 106 of the Transfer of Property Act, 1882');
    expect(lawCitedIn(['Notice u/s 138 of the NI Act', 'धारा 80 के अधीन सूचना'])).toBe('Notice u/s 138 of the NI Act … धारा 80 के अधीन सूचना');
  });

  it('finds nothing where nothing is cited, and not all of a file that cites everything', () => {
    expect(lawCitedIn(['1. You have not paid.', ''])).toBe('');
    expect(lawCitedIn([`section 5. ${'x'.repeat(300)} `.repeat(500)]).length).toBeLessThan(2000);
  });
});
