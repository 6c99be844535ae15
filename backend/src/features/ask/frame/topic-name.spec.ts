import { expect, it } from '@jest/globals';
import { hindiTopicNames, loadTopics } from '../../retrieval/guide/load-topics.js';
import { topicName } from './topic-name.js';

const topic = { id: 'sample', name: 'A sample', asks: { en: [], hi: ['नमूना'], hinglish: [] } };

it('names a topic in the language of the question', () => {
  expect(topicName(topic, 'What is a sample?')).toBe('A sample');
  expect(topicName(topic, 'नमूना क्या है?')).toBe('नमूना');
  expect(topicName({ ...topic, asks: { ...topic.asks, hi: [] } }, 'नमूना क्या है?')).toBe('A sample');
  expect(topicName({ ...topic, id: 'caveat' }, 'कैविएट?')).toBe(hindiTopicNames().get('caveat'));
});

it('has Hindi names, none of them a question or a story, of topics that there are, and no two alike', () => {
  const known = new Set(loadTopics().map(({ id }) => id));
  const all = [...hindiTopicNames()];
  expect(all.filter(([id]) => !known.has(id))).toEqual([]);
  expect(all.filter(([, name]) => /[?।A-Za-z]|(?<!\p{L})(?:मैं|मैंने|मेर[ाेी]|मुझे|कैसे|क्यों)(?!\p{L})/u.test(name))).toEqual([]);
  expect(new Set(all.map(([, name]) => name)).size).toBe(all.length);
});
