import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../encoding/analyser.js';
import { concepts, weightedTerms } from './expand.js';
import { LAY_TERMS } from './lay-terms.js';
import { questionTerms } from './query-terms.js';

describe('concepts', () => {
  it('adds the legal words for everyday ones', () => {
    const [bounce] = concepts('bounced');
    expect(bounce?.alternatives).toEqual(analyse('dishonour'));
  });

  it('matches phrases with one word between, never out of order', () => {
    const revoked = analyse('revoke')[0] as string;
    const has = (question: string): boolean => concepts(question).some((concept) => concept.alternatives.includes(revoked));
    expect(has('May I call my offer off?')).toBe(true);
    expect(has('May I call the written offer made yesterday off?')).toBe(false);
    expect(has('Is it off on call?')).toBe(false);
  });

  it('weighs a word of the question above its alternatives and repeats no term', () => {
    const terms = weightedTerms(concepts('My cheque bounced and bounced'));
    expect(new Set(terms.map(([term]) => term)).size).toBe(terms.length);
    const weight = new Map(terms);
    expect(weight.get('bounc')).toBeGreaterThan(weight.get(analyse('dishonour')[0] as string) as number);
  });
});

describe('LAY_TERMS', () => {
  it('has a left and a right side on every line', () => {
    for (const line of LAY_TERMS.trim().split('\n')) {
      const [lay = '', legal = '', ...rest] = line.split(':');
      expect(rest).toEqual([]);
      expect(lay.split(',').every((phrase) => analyse(phrase).length > 0)).toBe(true);
      expect(analyse(legal).length).toBeGreaterThan(0);
    }
  });
});

describe('questionTerms', () => {
  it('drops the words that frame a question, unless nothing else is left', () => {
    expect(questionTerms('What happens when I want to get a receipt?')).toEqual(['receipt']);
    expect(questionTerms('need help')).toEqual(analyse('need help'));
  });
});
