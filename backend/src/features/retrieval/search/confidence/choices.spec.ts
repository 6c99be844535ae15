import { describe, expect, it } from '@jest/globals';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import { choicesOf } from './choices.js';

const match = (id: string, score: number, act = 'Sample Act, 2001'): TopicMatch =>
  ({ topic: { id, law: [{ act, section: '1' }] }, score, way: '', words: [] }) as unknown as TopicMatch;
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
});
