import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import type { FoundSection } from '../sections.js';
import { CERTAIN, confidenceOf, type Signs, SURE } from './confidence.js';

const topic = (id: string, score: number, act = 'Sample Act, 2001'): TopicMatch =>
  ({ topic: { id, law: [{ act, section: '1' }] }, score, way: '', words: ['cheque', 'returned'] }) as unknown as TopicMatch;
const ledBy = (id: string | undefined, lexicalRank?: number): FoundSection =>
  ({
    documentId: 'a',
    unit: '1',
    score: 2.2,
    found: 'ranking',
    passages: [{ topic: id, scoreParts: { lexicalRank } }],
  }) as unknown as FoundSection;
const signs = (more: Partial<Signs> = {}): Signs => ({
  topics: [topic('cheque', 2.4), topic('rent', 0.9, 'Other Act, 1999')],
  best: ledBy('cheque', 1),
  words: 4,
  next: 1,
  value: 3,
  ...more,
});

describe('confidenceOf', () => {
  it('is certain of a way of asking that the guide has almost word for word', () => {
    expect(confidenceOf(signs())).toBeGreaterThan(CERTAIN);
  });

  it('is not sure where two topics are as near, where no topic led to the section, or where nothing is near', () => {
    const tie = [topic('cheque', 1.1), topic('rent', 1.09, 'Other Act, 1999')];
    expect(confidenceOf(signs({ topics: tie, value: 0.5, next: 2.1 }))).toBeLessThan(SURE);
    expect(confidenceOf(signs({ topics: [topic('cheque', 0.8)], best: ledBy(undefined), value: -1, next: 2 }))).toBeLessThan(SURE);
    expect(confidenceOf(signs({ topics: [], best: ledBy(undefined), value: -4 }))).toBeLessThan(SURE);
  });

  it('takes two topics that lead to one section for no rivals', () => {
    const near = (act: string): number =>
      confidenceOf(signs({ topics: [topic('late', 1.2), topic('refund', 1.15, act)], value: 0.5, next: 2 }));
    expect(near('Sample Act, 2001')).toBeGreaterThan(near('Other Act, 1999'));
  });

  it('asks back a story whose nearest topics are of different acts, or to which none is near', () => {
    const told = (score: number, rival: number, words: number, act = 'Other Act, 1999'): boolean =>
      confidenceOf(signs({ topics: [topic('cheque', score), topic('rent', rival, act)], words, value: 3, next: 1.1 })) >= SURE;
    expect(told(0.7, 0.5, 40)).toBe(true);
    expect(told(0.7, 0.66, 40)).toBe(false);
    expect(told(0.45, 0.2, 40)).toBe(false);
    expect(told(0.95, 0.94, 22)).toBe(false);
    expect(told(0.95, 0.94, 22, 'Sample Act, 2001')).toBe(true);
  });

  it('does not take nearness in meaning for nearness in words', () => {
    const meant = { ...topic('cheque', 2.4), meaning: 1 };
    expect(confidenceOf(signs({ topics: [meant] }))).toBeLessThan(confidenceOf(signs({ topics: [topic('cheque', 2.4)] })));
  });

  const score = fc.double({ min: 0, max: 3, noNaN: true });
  it('rises with the lead of the nearest topic and of the section, and with its value, always within 0 and 1', () => {
    fc.assert(
      fc.property(
        score,
        score,
        fc.integer({ min: 1, max: 80 }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (one, other, words, value) => {
          const [high, low] = [Math.max(one, other), Math.min(one, other)];
          const at = (second: number, next: number, odds: number): number =>
            confidenceOf(signs({ topics: [topic('cheque', high), topic('rent', second, 'Other Act, 1999')], words, next, value: odds }));
          expect(at(low, low, value)).toBeGreaterThanOrEqual(at(high, low, value));
          expect(at(low, low, value)).toBeGreaterThanOrEqual(at(low, high, value));
          expect(at(low, low, value + 1)).toBeGreaterThanOrEqual(at(low, low, value));
          expect(at(low, low, value)).toBeGreaterThanOrEqual(0);
          expect(at(low, low, value)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
