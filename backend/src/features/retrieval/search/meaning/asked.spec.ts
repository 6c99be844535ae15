import { describe, expect, it } from '@jest/globals';
import type { Hit, SearchResult } from '../../../../ports/retrieval-index/retrieval-index.js';
import type { MatchedPassage } from '../query/rerank.js';
import { alsoAsked, askedWords, byQuestions, nearQuestions } from './asked.js';

const hit = (docId: string, score: number): Hit => ({
  docId,
  docVersion: 1,
  ordinal: 0,
  score,
  lexicalScore: score,
  lexicalRank: 1,
  payload: {},
});
const result = (hits: Hit[], generation = 'g'): SearchResult => ({ generation, hits });
const passage = (documentId: string, score: number) => ({ documentId, ordinals: [0], score, scoreParts: {} }) as unknown as MatchedPassage;
const words = askedWords([
  { term: 'deposit', weight: 1, alternatives: ['security'] },
  { term: 'what', weight: 0, alternatives: [] },
  { term: 'landlord', weight: 1, alternatives: [] },
]);
const idf = new Map([
  ['?deposit', 4],
  ['?landlord', 4],
]);

describe('questions that sections answer', () => {
  it('are looked for by the words of the question, in their own field', () => {
    expect(words).toEqual([
      ['?deposit', 1],
      ['?landlord', 1],
    ]);
  });

  it('are as near as the share of the words that they have, or as what they mean', () => {
    const near = nearQuestions({ words: result([hit('a', 8), hit('b', 4)]), meaning: result([hit('b', 0.95), hit('c', 0.2)]) }, words, idf);
    expect(Object.fromEntries(near)).toEqual({ 'a#0': 1, 'b#0': expect.closeTo(1), 'c#0': 0 });
  });

  it('are not compared by meaning where the index has no vectors of them', () => {
    const degraded = { ...result([hit('b', 0.95)]), degraded: 'dense-unavailable' as const };
    expect(nearQuestions({ words: null, meaning: degraded }, words, idf).size).toBe(0);
  });

  it('bring in sections that words did not find, without a score of their words, and never of another generation', () => {
    const { hits } = alsoAsked(
      result([hit('a', 5)]),
      result([hit('a', 3), hit('b', 3)]),
      result([hit('b', 1)]),
      result([hit('c', 1)], 'other'),
    );
    expect(hits.map(({ docId, score, lexicalRank }) => [docId, score, lexicalRank])).toEqual([
      ['a', 5, 1],
      ['b', 0, undefined],
    ]);
  });

  it('raise a section whose question is this one, and not one that only shares its subject', () => {
    const order = (near: number) =>
      byQuestions([passage('a', 1.4), passage('b', 1)], new Map([['b#0', near]])).map(({ documentId }) => documentId);
    expect(order(0.9)).toEqual(['b', 'a']);
    expect(order(0.5)).toEqual(['a', 'b']);
  });
});
