import { describe, expect, it } from '@jest/globals';
import { differenceIn } from './asked-difference.js';

describe('differenceIn', () => {
  it.each([
    ['Difference between wrongful restraint and wrongful confinement', 'wrongful restraint', 'wrongful confinement'],
    ['What is the difference between a condition and a warranty under the Sale of Goods Act?', 'condition', 'warranty'],
    ['Distinguish between theft and extortion.', 'theft', 'extortion'],
    ['agreement and contract difference', 'agreement', 'contract'],
    ['lease vs licence', 'lease', 'licence'],
    ['theft aur extortion mein kya antar hai', 'theft', 'extortion'],
    ['चोरी और लूट में क्या फ़र्क़ है?', 'चोरी', 'लूट'],
    ['summons case and warrant case me antar', 'summons case', 'warrant case'],
  ])('reads what is compared: %s', (question, one, other) => {
    expect(differenceIn(question)).toEqual([one, other]);
  });

  it.each([
    'What is the difference in punishment between theft and extortion?',
    'The difference between the rent I paid and what he says I owe is large and he keeps asking for it',
    'What is theft?',
    'My difference with my brother is about land and money',
  ])('is null for any other question: %s', (question) => {
    expect(differenceIn(question)).toBeNull();
  });
});
