import { describe, expect, it } from '@jest/globals';
import { withNounWill } from './noun-will.js';

describe('withNounWill', () => {
  it.each([
    'my will',
    'her last will',
    'make a valid will',
    'he died without will',
    "grandfather's will",
    'cancel the old will',
    'is there a free oral will for all',
    'will registration',
    'can will be on plain paper',
    'the second registered will was forged',
  ])('tells the will that somebody leaves: %s', (text) => {
    expect(withNounWill(text, false)).toBe(text.replace('will', 'wills'));
  });

  it.each(['who will pay', 'will I be arrested', 'the first will get the house', 'what will happen', 'will the police register it'])(
    'leaves the verb: %s',
    (text) => {
      expect(withNounWill(text, false)).toBe(text);
    },
  );

  it('takes every will of a text in Hindi for the noun', () => {
    expect(withNounWill('papa ki will kaise dekhe', true)).toBe('papa ki wills kaise dekhe');
  });
});
