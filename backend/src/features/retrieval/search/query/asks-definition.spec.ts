import { describe, expect, it } from '@jest/globals';
import { asksDefinition } from './asks-definition.js';

describe('asksDefinition', () => {
  it.each([
    'Who is a consumer as defined in the Consumer Protection Act?',
    'what does allottee mean under RERA',
    'definition of wages in the Code on Wages',
    'meaning of workplace under the POSH Act',
    'Who is a "consumer" under the Consumer Protection Act, 2019?',
    'What is “personal data” in the Digital Personal Data Protection Act?',
    'RTI Act me record ki paribhasha',
  ])('is true for “%s”', (question) => {
    expect(asksDefinition(question)).toBe(true);
  });

  it.each([
    'What does the notice mean for me?',
    'Which Act applies to consumers?',
    'the builder defined his own terms',
    'Who is the judge under the Family Courts Act?',
  ])('is false for “%s”', (question) => {
    expect(asksDefinition(question)).toBe(false);
  });
});
