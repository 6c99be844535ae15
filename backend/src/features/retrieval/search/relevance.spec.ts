import { describe, expect, it } from '@jest/globals';
import type { MatchedPassage } from './query/rerank.js';
import { assessRelevance } from './relevance.js';

const RAREST = 8.25;
const passage = (lexical: number, coverage: number, heading = 0, proximity = 0) =>
  ({ scoreParts: { lexical }, match: { coverage, heading, proximity } }) as MatchedPassage;
const nothing = { reference: false, document: false };

describe('assessRelevance', () => {
  it('asks for score and coverage together', () => {
    expect(assessRelevance([passage(20, 0.9, 0.3, 0.3)], RAREST, nothing).sufficient).toBe(true);
    expect(assessRelevance([passage(8, 0.4)], RAREST, nothing).sufficient).toBe(false);
  });

  it('trusts a cited unit that was found, and asks less when the question names a loaded document', () => {
    expect(assessRelevance([], RAREST, { reference: true, document: true }).sufficient).toBe(true);
    expect(assessRelevance([passage(8, 0.4)], RAREST, { reference: false, document: true }).sufficient).toBe(true);
  });

  it('asks less in a small library, where the words of its subject are common', () => {
    const weak = [passage(6.5, 0.7, 0.2)];
    expect(assessRelevance(weak, 4.5, nothing).sufficient).toBe(true);
    expect(assessRelevance(weak, RAREST, nothing).sufficient).toBe(false);
  });

  it('says no when nothing was found', () => {
    expect(assessRelevance([], RAREST, nothing)).toEqual({ value: 0, sufficient: false });
  });
});
