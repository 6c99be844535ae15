import { describe, expect, it } from '@jest/globals';
import { phrasalSense } from './phrasal-verbs.js';

const senses = (text: string): (string | undefined)[] => {
  const words = text.split(' ');
  return words.map((_, at) => phrasalSense(words, at)).filter((sense) => sense !== undefined);
};

describe('phrasalSense', () => {
  it.each([
    ['can it be taken back if i gift my house', ['return']],
    ['how do i get the plot that i gave him back', ['return']],
    ['he keeps my bike and will not give it back to me', ['keep', 'return']],
    ['i want my deposit back', ['return']],
  ])('hears a return or a keeping: %s', (text, expected) => {
    expect(senses(text)).toEqual(expected);
  });

  it.each([
    'she went back to her parents',
    'three years back he took a loan',
    'he sent her back to her village',
    'get back home',
    'he keeps calling me at night',
    'back',
    'my back hurts',
  ])('hears nothing of the kind: %s', (text) => {
    expect(senses(text)).toEqual([]);
  });
});
