import { describe, expect, it } from '@jest/globals';
import { leadsToStep, toldStep } from './told-step.js';

describe('toldStep', () => {
  it.each([
    ['The Registrar has turned down our request.', 'appeal'],
    ['I lost there. Where do I go?', 'appeal'],
    ['They awarded us only two lakh.', 'appeal'],
    ['मेरी अर्ज़ी ख़ारिज हो गई', 'appeal'],
    ['collector ne bhi nahi mana', 'appeal'],
    ['The court ordered him to pay and he laughs at it.', 'enforcement'],
    ['I won. How do I make him pay?', 'enforcement'],
    ['फ़ैसला मेरे पक्ष में हुआ पर वह नहीं मानता', 'enforcement'],
    ['What fine will both of us get?', 'penalty'],
    ['usko kya saza hogi', 'penalty'],
    ['He still refuses.', 'refusal'],
    ['उसने देने से मना कर दिया', 'refusal'],
    ['And for a shop?', undefined],
    ['I was dismissed for theft. Do I lose it?', undefined],
  ])('%s', (question, step) => {
    expect(toldStep(question)).toBe(step);
  });
});

describe('leadsToStep', () => {
  it.each([
    ['Appealable orders', 'appeal', true],
    ['Reference to Authority', 'appeal', true],
    ['Recovery of amount due', 'enforcement', true],
    ['Penalty for breach of protection order by respondent', 'enforcement', true],
    ['Punishment for promoting a child marriage', 'penalty', true],
    ['Jurisdiction of the Commission', 'appeal', false],
    ['Appeals', 'refusal', false],
  ] as const)('%s: %s', (heading, step, leads) => {
    expect(leadsToStep(heading, step)).toBe(leads);
  });
});
