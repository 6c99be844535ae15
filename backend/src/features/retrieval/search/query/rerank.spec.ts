import { describe, expect, it } from '@jest/globals';
import type { RetrievedPassage } from '../../library/retrieved-passage.js';
import { concepts } from './expand.js';
import { PassageMatcher } from './passage-match.js';
import { asksMeaning, rerank } from './rerank.js';

const passage = (ordinal: number, heading: string, text: string, more: Partial<RetrievedPassage> = {}): RetrievedPassage => ({
  documentId: 'a',
  title: 'The Sample Act',
  documentType: 'act',
  headingPath: ['Chapter I', `Section ${ordinal}`],
  within: [],
  subunits: [],
  heading,
  unit: String(ordinal),
  kind: 'section',
  pageFrom: null,
  pageTo: null,
  start: ordinal * 1000,
  end: ordinal * 1000 + text.length,
  text,
  gap: null,
  documentVersion: 1,
  ordinals: [ordinal],
  parts: [],
  score: 10,
  found: 'ranking',
  scoreParts: {},
  ...more,
});
const order = (question: string, passages: RetrievedPassage[]): string[] => {
  const asked = concepts(question);
  const idf = new Map(asked.flatMap(({ term, alternatives }) => [term, ...alternatives]).map((term) => [term, 3]));
  return rerank(passages, new PassageMatcher(asked, idf), asksMeaning(question)).map(({ unit }) => unit);
};

describe('rerank', () => {
  it('puts the section whose heading is about the question before one that only has its words', () => {
    const words = 'The premises are let; a deposit is taken and returned.';
    expect(order('return of the deposit', [passage(3, 'Costs', words), passage(5, 'Return of deposit', words)])).toEqual(['5', '3']);
  });

  it('prefers neighbouring words that are neighbours in the text, and words at the beginning', () => {
    const apart = 'The court may order costs. A supply that is essential to the premises shall be kept.';
    const together = 'The court may order costs. An essential supply of the premises shall be kept.';
    expect(order('essential supply', [passage(3, '', apart), passage(5, '', together)])).toEqual(['5', '3']);
  });

  it('prefers law to decisions, and rules to definitions unless a meaning is asked', () => {
    const text = 'A tenant is a person who pays rent.';
    const judgment = passage(9, '', text, { documentId: 'b', documentType: 'judgment' });
    const definition = passage(2, 'Definitions', text);
    const rule = passage(7, 'Rent', 'A tenant who is a person shall pay rent.');
    expect(order('Which tenant pays rent in advance?', [judgment, definition, rule])[0]).toBe('7');
    expect(
      order('Who is a tenant?', [judgment, passage(7, 'Notice', 'The rent falls due after sixty days without a tenant.'), definition])[0],
    ).toBe('2');
  });

  it('puts a section that was repealed last, whatever words its former heading holds', () => {
    const repealed = passage(3, 'Repealed.', '[Liability of minor partner for a contract.] Rep. by s. 7.', { score: 20 });
    expect(order('minor contract', [repealed, passage(5, 'Capacity', 'Whoever is of the age of majority may contract.')])).toEqual([
      '5',
      '3',
    ]);
  });

  it('lets a chapter with more candidates win between equals', () => {
    const text = 'Interest is due on arrears.';
    const alone = passage(50, '', text, { headingPath: ['Chapter IX', 'Section 50'] });
    expect(order('interest on arrears', [alone, passage(3, '', text), passage(4, '', text)]).at(-1)).toBe('50');
  });
});
