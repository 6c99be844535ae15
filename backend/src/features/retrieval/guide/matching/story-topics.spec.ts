import { describe, expect, it } from '@jest/globals';
import type { Topic } from '../topic.js';
import { askingSentences, storyTopics } from './story-topics.js';
import type { TopicMatch } from './topic-matcher.js';

const TOLD = 'A lorry hit us near Karnal and drove off, my brother died and my leg is broken in two places.';

describe('askingSentences', () => {
  it.each([
    [
      `${TOLD} The police cannot find it. How much do we get when the vehicle is not known?`,
      'How much do we get when the vehicle is not known?',
    ],
    [`${TOLD} Tell me what can I do now. He was thirty years old.`, 'Tell me what can I do now.'],
    [`ट्रक ने हमें टक्कर मारी और भाग गया, भाई की मौत हो गई और मेरा पैर टूट गया है। पुलिस को ट्रक नहीं मिला। मुआवज़ा कितना मिलेगा?`, 'मुआवज़ा कितना मिलेगा?'],
    [`${TOLD} The police cannot find it and nobody has noted its number.`, ''],
    ['A lorry hit us. Who pays?', ''],
  ])('of "%s"', (question, expected) => expect(askingSentences(question)).toBe(expected));
});

describe('storyTopics', () => {
  const match = (id: string, score: number): TopicMatch => ({ topic: { id } as Topic, score, way: '', words: [] });

  it('puts first what is asked where the telling is near several topics', () => {
    const topics = storyTopics([match('accident', 0.98), match('hit-and-run', 0.9)], [match('hit-and-run', 1.3), match('accident', 0.9)]);
    expect(topics.map(({ topic }) => topic.id)).toEqual(['hit-and-run', 'accident']);
    expect(topics[0]?.score).toBeCloseTo((0.9 + 0.65) / 1.5);
  });

  it('keeps what only one of the two finds', () => {
    const topics = storyTopics([match('told', 1), match('last', 0.4)], [match('asked', 1.2), match('told', 0.8)]);
    expect(topics.map(({ topic }) => topic.id)).toEqual(['told', 'asked', 'last']);
  });
});
