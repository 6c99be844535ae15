import { describe, expect, it } from '@jest/globals';
import { partiesIn, sameParties } from './party-names.js';

const TITLE = 'Zarina Looms and Dyes Limited v Hemant B. Torvald Traders Limited and Others';
const isNamed = (question: string, title = TITLE): boolean => partiesIn(question).some((named) => sameParties(named, title) !== null);

describe('parties in a question', () => {
  it.each([
    'Zarina Looms v Hemant Torvald',
    'Zarina Looms & Dyes Ltd. vs. Hemant B. Torvald Traders Ltd. & Ors.',
    'Explain Zarina Looms v Torvald Traders',
    'Summarise the Zarina Looms v Torvald Traders case',
    'what was held in zarina looms vs hemant torvald about notice',
    'zarina v torvald',
    'Hemant Torvald versus Zarina Looms',
  ])('are those of the judgment: %s', (question) => {
    expect(isNamed(question)).toBe(true);
  });

  it.each([
    'Zarina Mills v Hemant Torvald',
    'Zarina Looms v State of Kerala',
    'theft vs robbery',
    'loss and others v traders',
    'Zarina Looms',
    '',
  ])('are not: %s', (question) => {
    expect(isNamed(question)).toBe(false);
  });

  it('are not those of another of the same surname', () => {
    expect(isNamed('Ravi Kumar v State of Kerala', 'Mohan Kumar v State of Kerala')).toBe(false);
    expect(isNamed('Mohan Kumar v State of Kerala', 'Mohan Kumar v The State of Kerala and Another')).toBe(true);
  });
});
