import { describe, expect, it } from '@jest/globals';
import { splitAtCase } from './trailing-case.js';

describe('splitAtCase', () => {
  it.each([
    ['What did the court hold in Asha Rao v. Sample Board?', 'What did the court hold', 'Asha Rao v. Sample Board'],
    ['What rent is due under the agreement between Asha and Ravi?', 'What rent is due', 'agreement between Asha and Ravi'],
    ['Which notice is due, according to Rao vs Bright, Inc versus others', 'Which notice is due', 'Rao vs Bright, Inc versus others'],
    ['What was decided of the between Asha and Ravi', 'What was decided', 'the between Asha and Ravi'],
  ])('finds the case at the end of "%s"', (question, rest, name) => {
    expect(splitAtCase(question)).toEqual({ rest, name });
  });

  it.each([
    'What did the court hold in Asha Rao?',
    'In Asha v. Ravi',
    'What is due under the Act, and who pays, Asha v. Ravi',
    'What is due in Asha v. Ravi? And who pays',
    'What is between us',
  ])('finds none in "%s"', (question) => {
    expect(splitAtCase(question)).toBeNull();
  });
});
