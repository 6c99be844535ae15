import { expect, test } from '@jest/globals';
import { helplinesFor, topicsOfDanger } from './helplines.js';

const numbers = (question: string, topic?: string): string[] => helplinesFor(question, topic).map(({ number }) => number);

test.each([
  ['I want to die, what should I do', ['14416', '112']],
  ['my husband beats me every night', ['112', '181']],
  ['पति रोज़ मारता है', ['112', '181']],
  ['upi fraud, my money debited just now', ['1930']],
  ['he will send the clip to my father, I cannot sleep and feel like ending everything', ['14416', '112']],
  ['मेरी जीने की इच्छा नहीं है', ['14416', '112']],
  ['jeene ka man nahi karta, sab khatam kar dena chahti hu', ['14416', '112']],
  ['a girl of 17 was married off by her parents', ['1098', '112']],
  ['मेरी बेटी 15 साल की है, एक लड़का उसका पीछा करता है', ['1098', '112']],
  ['someone molested a child, child molested by tutor', ['1098', '112']],
])('%s: the line for it comes first', (question, expected) => {
  expect(numbers(question)).toEqual(expected);
});

test('a question without danger has none', () => {
  expect(numbers('my landlord keeps the deposit')).toEqual([]);
  expect(numbers('he locked the pump on Sunday and took the fuse, since he wants me out')).toEqual([]);
  expect(numbers('what is the punishment for theft')).toEqual([]);
  expect(numbers('married for 15 years, now I want a divorce')).toEqual([]);
  expect(numbers('my daughter is 25 and wants to be married')).toEqual([]);
  expect(numbers('the fee is 15 lakh and they never touched the work')).toEqual([]);
});

test('a topic about danger has its line whatever the words', () => {
  expect(numbers('which court', 'domestic-violence-how-to-complain')).toEqual(['112', '181']);
});

test('each topic about danger has its lines', () => {
  for (const topic of topicsOfDanger()) expect(numbers('which court', topic)).not.toEqual([]);
});
