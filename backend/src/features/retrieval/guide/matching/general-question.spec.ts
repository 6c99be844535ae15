import { describe, expect, it } from '@jest/globals';
import { generalTerms, slotsAsked } from './general-question.js';

describe('slotsAsked', () => {
  it.each([
    ['how long does it take?', ['time']],
    ['By when must I apply, and where?', ['time', 'forum']],
    ['who will decide it?', ['forum']],
    ['what documents do I need?', ['papers']],
    ['is there any fee?', ['cost']],
    ['and if he still does not pay?', ['refusal']],
    ['can I appeal?', ['refusal']],
    ['इसमें कितना समय लगेगा?', ['time']],
    ['कहाँ अर्ज़ी दूँ?', ['forum']],
    ['और अगर वह नहीं माने?', ['refusal']],
    ['kitne din ke andar karna hoga?', ['time']],
    ['uske liye kitni fees lagti hai?', ['cost']],
    ['Can he get bail?', []],
    ['My landlord lives elsewhere', []],
  ])('%s → %j', (question, slots) => {
    expect(slotsAsked(question)).toEqual(slots);
  });
});

describe('generalTerms', () => {
  it('are the terms of words that name no matter, as questions are compared by', () => {
    const terms = generalTerms((text) => [{ term: text.toLowerCase() }]);
    expect(['appeal', 'fee', 'जुर्माना', 'adalat'].every((term) => terms.has(term))).toBe(true);
    expect(['cheque', 'landlord', 'ज़मानत', 'divorce'].some((term) => terms.has(term))).toBe(false);
  });
});
