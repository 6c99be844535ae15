import { describe, expect, it } from '@jest/globals';
import { asksDefinition } from './asks-definition.js';

describe('asksDefinition', () => {
  it.each([
    'Who is a consumer as defined in the Consumer Protection Act?',
    'what does allottee mean under RERA',
    'definition of wages in the Code on Wages',
    'meaning of workplace under the POSH Act',
    'RTI Act me record ki paribhasha',
  ])('is true for “%s”', (question) => {
    expect(asksDefinition(question)).toBe(true);
  });

  it.each(['What does the notice mean for me?', 'Which Act applies to consumers?', 'the builder defined his own terms'])(
    'is false for “%s”',
    (question) => {
      expect(asksDefinition(question)).toBe(false);
    },
  );
});
