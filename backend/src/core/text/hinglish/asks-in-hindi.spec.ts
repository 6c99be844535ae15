import { describe, expect, it } from '@jest/globals';
import { asksInHindi } from './asks-in-hindi.js';

describe('asksInHindi', () => {
  it.each([
    ['मालिक तनख़्वाह नहीं दे रहा', true],
    ['Boss ne do mahine se salary nahi di, kya karu?', true],
    ['RERA ne mere haq me order de diya par builder paisa nahi de raha', true],
    ['My boss has not paid my salary for two months', false],
    ['Can I file an FIR against him, police station me kya documents chahiye, and how long does the whole case take in the end?', false],
    ['Do I have to go to the main court?', false],
    ['kya', false],
    ['', false],
  ])('%s', (question, hindi) => {
    expect(asksInHindi(question)).toBe(hindi);
  });
});
