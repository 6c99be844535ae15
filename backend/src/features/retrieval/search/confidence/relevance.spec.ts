import { describe, expect, it } from '@jest/globals';
import type { Guidance } from '../../guide/guide.js';
import type { MatchedPassage } from '../query/rerank.js';
import { assessRelevance, decide, type Evidence } from './relevance.js';
import type { FoundSection } from '../sections.js';

const passage = (lexical: number, coverage: number, heading = 0, topic?: string) =>
  ({ scoreParts: { lexical, lexicalRank: 1 }, match: { coverage, heading, proximity: 0 }, topic }) as MatchedPassage;
const section = (each: MatchedPassage): FoundSection => ({ documentId: 'a', unit: '1', score: 1, found: 'ranking', passages: [each] });
const guidance = (score: number, meaning?: number): Guidance =>
  ({
    topics: [{ score, meaning, words: ['cheque', 'bounced'], topic: { id: 'cheque', law: [] }, way: '' }],
    units: [],
  }) as unknown as Guidance;

function evidence(more: Partial<Evidence> = {}, best: MatchedPassage = passage(8, 0.4)): Evidence {
  const fixed = { words: 4, doubts: [], cited: false, missing: false, named: false, known: true, rarest: 8.25 };
  return { ...fixed, guidance: guidance(0.5), best: section(best), next: 0, ranking: [best], ...more };
}

const answers = (more: Partial<Evidence>, best?: MatchedPassage): boolean => assessRelevance(evidence(more, best)).sufficient;

describe('assessRelevance', () => {
  it('says no when nothing was found', () => {
    expect(answers({ best: undefined, ranking: [] })).toBe(false);
  });

  it('never refuses what is cited and there', () => {
    expect(answers({ cited: true, missing: true })).toBe(true);
  });

  it('answers nothing in place of law that is missing', () => {
    expect(answers({ missing: true, guidance: guidance(3) }, passage(40, 1, 1, 'cheque'))).toBe(false);
  });

  it('trusts a topic that is near where the library has its law', () => {
    expect(answers({ guidance: guidance(2) }, passage(0, 0, 0, 'cheque'))).toBe(true);
    expect(answers({ guidance: guidance(2) }, passage(0, 0))).toBe(false);
  });

  it('asks more of a topic when the question may mean what no act tells', () => {
    expect(answers({ guidance: guidance(2), doubts: ['person'] }, passage(0, 0, 0, 'cheque'))).toBe(false);
  });

  it('does not refuse what words alone would answer because a model sees no likeness', () => {
    expect(answers({ guidance: guidance(2, 0) }, passage(0, 0, 0, 'cheque'))).toBe(true);
  });

  it('asks more of a topic that is near by meaning than of one that is as near by words', () => {
    expect(answers({ guidance: guidance(1.5) }, passage(0, 0, 0, 'cheque'))).toBe(true);
    expect(answers({ guidance: guidance(1.5, 0.8) }, passage(0, 0, 0, 'cheque'))).toBe(false);
    expect(answers({ guidance: guidance(1.8, 0.8) }, passage(0, 0, 0, 'cheque'))).toBe(true);
  });

  it('does not stiffen with the length of a story', () => {
    expect(answers({ guidance: guidance(0.8), words: 5 }, passage(0, 0, 0, 'cheque'))).toBe(false);
    expect(answers({ guidance: guidance(0.8), words: 25 }, passage(0, 0, 0, 'cheque'))).toBe(true);
  });

  it('answers where a topic is not near enough by itself, nor words, but both agree on a section', () => {
    const agreed = passage(13, 0.7, 0.6, 'cheque');
    const near = { guidance: guidance(1.1), words: 5 };
    expect(answers({ ...near, guidance: guidance(0.9) }, passage(0, 0, 0, 'cheque'))).toBe(false);
    expect(answers({ ...near, guidance: guidance(0.9) }, agreed)).toBe(true);
    // Of a section that no topic leads to, only words speak, and they do not suffice.
    expect(answers({ ...near, guidance: guidance(0.9) }, passage(13, 0.7, 0.6))).toBe(false);
    expect(answers({ ...near, guidance: guidance(0.1) }, agreed)).toBe(false);
    expect(answers({ ...near, guidance: guidance(0.9), doubts: ['foreign'] }, agreed)).toBe(false);
  });

  it('lets words alone decide in a document that the guide does not know', () => {
    const good = passage(15, 0.9, 0.5);
    expect(answers({ known: false }, good)).toBe(true);
    expect(answers({ known: true }, good)).toBe(false);
    expect(answers({ known: false }, passage(8, 0.4))).toBe(false);
  });

  it('asks less when the question names a loaded document', () => {
    expect(answers({ known: false, named: true })).toBe(true);
  });
});

describe('decide', () => {
  const found = (unit: string, topic?: string): MatchedPassage => ({ ...passage(2, 0.2, 0, topic), documentId: 'a', unit, start: 0 });
  const order = (passages: MatchedPassage[], score: number): [boolean, string[]] => {
    const { relevance, passages: decided } = decide(passages, evidence({ guidance: guidance(score), ranking: passages }));
    return [relevance.sufficient, decided.map(({ unit }) => unit)];
  };

  it('puts the section of a topic that is meant before one that words put first and do not carry', () => {
    expect(order([found('74'), found('23', 'house'), found('18')], 2)).toEqual([true, ['23', '74', '18']]);
  });

  it('leaves the order where no topic is meant, or none stands near the top', () => {
    expect(order([found('74'), found('23', 'house')], 0.5)).toEqual([false, ['74', '23']]);
    expect(order([...'123456'].map((unit) => found(unit)).concat(found('23', 'house')), 2)).toEqual([false, [...'123456', '23']]);
  });

  it('leaves the order where words and a topic only suffice together', () => {
    const words = {
      ...found('74'),
      scoreParts: { lexical: 16, lexicalRank: 1 },
      match: { coverage: 0.7, heading: 0.6, proximity: 0 },
    } as MatchedPassage;
    expect(order([words, found('23', 'house')], 0.9)).toEqual([true, ['74', '23']]);
  });

  it('leaves the order where the first section is enough', () => {
    expect(order([found('23', 'house'), found('74', 'house')], 2)).toEqual([true, ['23', '74']]);
  });
});
