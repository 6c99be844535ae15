import { expect, it } from '@jest/globals';
import { topicOdds } from './topic-odds.js';

it('rise with the score of a topic, and with the length of the question that it has to match', () => {
  expect(topicOdds(2, 4)).toBeGreaterThan(topicOdds(1, 4));
  expect(topicOdds(0.8, 5)).toBeLessThan(0);
  expect(topicOdds(0.8, 25)).toBeGreaterThan(0);
});
