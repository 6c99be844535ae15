import { describe, expect, it } from '@jest/globals';
import type { Hit, SearchResult } from '../../../../ports/retrieval-index/retrieval-index.js';
import { alsoMeant, byMeaning } from './meant.js';
import type { MatchedPassage } from '../query/rerank.js';

const hit = (docId: string, score: number): Hit => ({ docId, docVersion: 1, ordinal: 0, score, payload: {} });
const result = (hits: Hit[], generation = 'g'): SearchResult => ({ generation, hits });
const passage = (documentId: string, score: number) => ({ documentId, ordinals: [0], score, scoreParts: {} }) as unknown as MatchedPassage;

describe('ranking by meaning', () => {
  it('adds passages that words did not find, without a score of their words', () => {
    const all = alsoMeant(result([hit('a', 5)]), result([hit('a', 0.9), hit('b', 0.8)]));
    expect(all.hits.map(({ docId, score }) => [docId, score])).toEqual([
      ['a', 5],
      ['b', 0],
    ]);
  });

  it('leaves everything as it is without vectors, and with those of another generation', () => {
    const ranking = result([hit('a', 5)]);
    expect(alsoMeant(ranking, null)).toBe(ranking);
    expect(alsoMeant(ranking, result([hit('b', 1)], 'other'))).toBe(ranking);
    const passages = [passage('a', 2), passage('b', 1)];
    expect(byMeaning(passages, null)).toEqual(passages);
  });

  it('orders by words and meaning together, and a weak resemblance changes nothing', () => {
    const passages = [passage('a', 1.2), passage('b', 1)];
    const order = (cosine: number) => byMeaning(passages, result([hit('b', cosine)])).map(({ documentId }) => documentId);
    expect(order(0.3)).toEqual(['a', 'b']);
    expect(order(0.9)).toEqual(['b', 'a']);
  });
});
