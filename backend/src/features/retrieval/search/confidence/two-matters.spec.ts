import { describe, expect, it } from '@jest/globals';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import { twoMatters } from './two-matters.js';

const match = (id: string, score: number, section = id): TopicMatch =>
  ({ topic: { id, law: [{ act: 'Sample Act, 2001', section }] }, score, way: '', words: [] }) as unknown as TopicMatch;
const STORY = 24;
const told = (words: number, ...topics: TopicMatch[]): string[] => twoMatters(topics, words).map(({ id }) => id);

describe('twoMatters', () => {
  it('are the two topics of a story that stand out from all others', () => {
    expect(told(STORY, match('harassment', 0.84), match('salary', 0.82), match('dismissal', 0.64))).toEqual(['harassment', 'salary']);
    expect(told(STORY, match('harassment', 0.84), match('salary', 0.5))).toEqual(['harassment', 'salary']);
  });

  it('are none where a third is as near, where there is only one, and in a shorter question', () => {
    expect(told(STORY, match('harassment', 0.84), match('salary', 0.66), match('dismissal', 0.64))).toEqual([]);
    expect(told(STORY, match('harassment', 0.84))).toEqual([]);
    expect(told(8, match('harassment', 0.84), match('salary', 0.82), match('dismissal', 0.64))).toEqual([]);
  });

  it('counts topics that lead to one section once', () => {
    expect(told(STORY, match('sewer', 0.9, '7'), match('cleaner', 0.89, '7'), match('wages', 0.88), match('leave', 0.5))).toEqual([
      'sewer',
      'wages',
    ]);
  });
});
