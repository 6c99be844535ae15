import { describe, expect, it } from '@jest/globals';
import type { Guidance } from '../../guide/guide.js';
import { guided } from './guided.js';
import type { MatchedPassage } from '../query/rerank.js';

const passage = (unit: string, ordinal: number, score: number, coverage = 0): MatchedPassage =>
  ({ documentId: 'a', unit, ordinals: [ordinal], score, match: { coverage } }) as unknown as MatchedPassage;
const leading = (...units: [unit: string, weight: number][]): Guidance =>
  ({
    topics: [],
    units: units.map(([unit, weight]) => ({ documentId: 'a', unit, weight, match: { topic: { id: `topic-${unit}` } } })),
  }) as unknown as Guidance;
const order = (passages: MatchedPassage[], guidance: Guidance): string[] =>
  guided(passages, guidance).map(({ unit, ordinals }) => `${unit}/${ordinals[0]}`);

describe('guided', () => {
  it('leaves a ranking as it is where no topic leads into the library', () => {
    const passages = [passage('1', 1, 2, 0.1), passage('2', 2, 1.9, 1)];
    expect(guided(passages, leading())).toEqual(passages);
  });

  it('raises the section that a topic names, and says which topic it was', () => {
    const [first] = guided([passage('1', 1, 2), passage('2', 2, 0.5)], leading(['2', 2.5]));
    expect(first).toMatchObject({ unit: '2', score: 3, topic: 'topic-2' });
  });

  it('raises only the best passage of a section, so that the others leave room for what words find', () => {
    const passages = [passage('1', 1, 2), passage('2', 2, 1.5), passage('2', 3, 1.2), passage('3', 4, 1)];
    expect(order(passages, leading(['2', 3]))).toEqual(['2/2', '1/1', '2/3', '3/4']);
  });

  it('lets the first section of a topic lead though it shares no word with the question, before its others that do', () => {
    const topic = { topic: { id: 'drugs' }, score: 1.5 };
    const units = [
      { documentId: 'a', unit: '20', weight: 1.6, first: true, match: topic },
      { documentId: 'a', unit: '8', weight: 1.2, first: false, match: topic },
    ];
    const passages = [passage('8', 1, 1.1), passage('20', 2, 0.2), passage('3', 3, 1.4)];
    expect(order(passages, { topics: [], units } as unknown as Guidance)).toEqual(['20/2', '8/1', '3/3']);
  });

  it('keeps words that meet the whole question before a topic that is hardly near', () => {
    expect(order([passage('1', 1, 2, 0.9), passage('2', 2, 0.8, 0.2)], leading(['2', 0.7]))).toEqual(['1/1', '2/2']);
  });
});
