import { expect, it } from '@jest/globals';
import { questionTerms } from './query-terms.js';

it.each([
  ['मेरी राशि के अनुसार आज का दिन कैसा है?', ['राशि', 'अनुसार', 'आज', 'दिन']],
  ['How do I get my deposit back?', ['deposit']],
  ['क्या है?', ['क्या', 'है']],
])('drops the words that only frame a question: %s', (question, terms) => {
  expect(questionTerms(question)).toEqual(terms);
});
