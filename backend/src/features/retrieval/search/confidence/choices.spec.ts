import { describe, expect, it } from '@jest/globals';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import { choicesOf, sentencesOfStory } from './choices.js';

const match = (id: string, score: number, act = 'Sample Act, 2001', section = id): TopicMatch =>
  ({ topic: { id, law: [{ act, section }] }, score, way: '', words: [] }) as unknown as TopicMatch;
const offered = (...topics: TopicMatch[]): string[] => choicesOf(topics, (act) => act !== 'Absent Act, 1999').map(({ id }) => id);

describe('choicesOf', () => {
  it('offers at most five, best first', () => {
    const near = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => match(id, 1 - at / 100));
    expect(offered(...near)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('leaves out what is much farther than the nearest, and law that the library lacks', () => {
    expect(offered(match('arrest', 1.2), match('absent', 1.19, 'Absent Act, 1999'), match('search', 1.1), match('lift', 0.8))).toEqual([
      'arrest',
      'search',
    ]);
  });

  it('offers one of those that lead to the same section', () => {
    const [act, section] = ['Sample Act, 2001', '7'];
    expect(offered(match('sewer', 1, act, section), match('cleaner', 0.99, act, section), match('contractor', 0.9))).toEqual([
      'sewer',
      'contractor',
    ]);
  });

  it('offers what one sentence of a story is surely about, in the last place, once', () => {
    const near = ['a', 'b', 'c', 'd', 'e'].map((id, at) => match(id, 1 - at / 100));
    const choose = (...ofSentences: TopicMatch[]): string[] => choicesOf(near, () => true, { ofSentences }).map(({ id }) => id);
    expect(choose(match('b', 2), match('s', 1.4), match('t', 1.6))).toEqual(['a', 'b', 'c', 'd', 't']);
    expect(choose(match('s', 0.9))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('sentencesOfStory', () => {
  const told = 'My uncle has kept the shop of my late father since the monsoon. ';
  it('are those of a long question of several sentences', () => {
    expect(sentencesOfStory(told.repeat(2) + 'Now he has put his own lock on its door.')).toEqual([
      told.trim(),
      told.trim(),
      'Now he has put his own lock on its door.',
    ]);
    expect(sentencesOfStory(told)).toEqual([]);
    expect(sentencesOfStory('and he said '.repeat(40))).toEqual([]);
    expect(sentencesOfStory(told.repeat(200))).toHaveLength(12);
  });
});
