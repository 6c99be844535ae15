import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { loadTopics } from '../../retrieval/guide/load-topics.js';
import { topicName } from './topic-name.js';

const topic = { name: 'A sample', asks: { en: [], hi: ['नमूना'], hinglish: [] } };

it('names a topic in the language of the question', () => {
  expect(topicName(topic, 'What is a sample?')).toBe('A sample');
  expect(topicName(topic, 'नमूना क्या है?')).toBe('नमूना');
  expect(topicName({ ...topic, hindiName: 'एक नमूना' }, 'नमूना क्या है?')).toBe('एक नमूना');
  expect(topicName({ ...topic, asks: { ...topic.asks, hi: [] } }, 'नमूना क्या है?')).toBe('A sample');
});

it('has Hindi names, of topics that there are, none of them a question or a story, and no two alike', () => {
  const all = loadTopics().flatMap(({ hindiName }) => hindiName ?? []);
  const written = JSON.parse(readFileSync(new URL('../../retrieval/guide/hindi-names.json', import.meta.url), 'utf8')) as object;
  expect(all.length).toBe(Object.keys(written).length);
  expect(all.filter((name) => /[?।A-Za-z]|(?<!\p{L})(?:मैं|मैंने|मेर[ाेी]|मुझे|कैसे|क्यों)(?!\p{L})/u.test(name))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
