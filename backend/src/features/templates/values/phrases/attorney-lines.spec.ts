import { describe, expect, it } from '@jest/globals';
import { attorneyLines } from './attorney-lines.js';

describe('the lines of a power of attorney', () => {
  it('forbid an act that was typed as a restriction, in whatever words', () => {
    for (const line of [
      'Sell the flat',
      'To sell the flat',
      'Not to sell the flat',
      'The Attorney shall not sell the flat',
      'cannot sell the flat',
      'Must not sell the flat',
      'not be allowed to sell the flat',
    ])
      expect(attorneyLines('Receive the rent', line)).toEqual({
        powers: ['Receive the rent'],
        forbidden: [expect.stringMatching(/^sell the flat$/i)],
        conditions: [],
      });
  });

  it('take a prohibition out of the powers', () => {
    expect(attorneyLines('Let the flat\nNot to mortgage the flat\nThe attorney shall not gift it', '')).toEqual({
      powers: ['Let the flat'],
      forbidden: ['mortgage the flat', 'gift it'],
      conditions: [],
    });
  });

  it('keep a limit as the sentence that it is', () => {
    const limits = [
      'No sale below Rs. 80,00,000',
      'Only with my written consent',
      'The price shall be paid by bank transfer',
      'Not less than Rs. 40,000 a month',
    ];
    expect(attorneyLines('', limits.join('\n'))).toEqual({ powers: [], forbidden: [], conditions: limits });
  });

  it('leave what is no act as it was typed', () => {
    expect(attorneyLines('', 'to !\nnot (x)').forbidden).toEqual(['to !']);
    expect(attorneyLines('', 'not (x)').conditions).toEqual(['not (x)']);
  });
});
