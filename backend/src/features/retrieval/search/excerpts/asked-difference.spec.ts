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
    ['Distinguish condition from warranty in sale of goods', 'condition', 'warranty'],
    ['How is theft different from robbery?', 'theft', 'robbery'],
    [
      'Difference between simple mortgage, English mortgage and usufructuary mortgage',
      'simple mortgage',
      'english mortgage',
      'usufructuary mortgage',
    ],
  ])('reads what is compared: %s', (question, ...things) => {
    expect(differenceIn(question)).toEqual(things);
  });

  it.each([
    'What is the difference in punishment between theft and extortion?',
    'The difference between the rent I paid and what he says I owe is large and he keeps asking for it',
    'Difference between section 24 and section 25 of the Sample Marriage Act',
    'What is theft?',
    'How is a deed registered, and where?',
    'My difference with my brother is about land and money',
  ])('is nothing in any other question: %s', (question) => {
    expect(differenceIn(question)).toEqual([]);
  });
});
