import { expect, test } from '@jest/globals';
import type { TopicMatch } from '../guide/matching/topic-matcher.js';
import { surelyMeant } from './surely-meant.js';

const match = (id: string, act: string, score: number) => ({ topic: { id, law: [{ act, section: '1' }] }, score }) as unknown as TopicMatch;

test('a near topic of another act leaves doubt, one of the same act does not', () => {
  expect(surelyMeant([match('a', 'One', 1.4), match('b', 'Two', 1.35)])).toBeUndefined();
  expect(surelyMeant([match('a', 'One', 1.4), match('b', 'One', 1.35)])?.topic.id).toBe('a');
});

test('without a quotation that confirms it, more is asked', () => {
  expect(surelyMeant([match('a', 'One', 1.4)], { unseen: true })).toBeUndefined();
  expect(surelyMeant([match('a', 'One', 1.7), match('b', 'Two', 1.65)])?.topic.id).toBe('a');
  expect(surelyMeant([match('a', 'One', 1.7), match('b', 'Two', 1.65)], { unseen: true })).toBeUndefined();
});

test('nothing near is nothing meant', () => {
  expect(surelyMeant([])).toBeUndefined();
});

test('in a long story, whose topics all score low, a section that is surely right confirms the topic that it is law of', () => {
  const topics = [match('a', 'One', 0.7), match('b', 'Two', 0.5)];
  expect(surelyMeant(topics)).toBeUndefined();
  expect(surelyMeant(topics, { confirmed: true })?.topic.id).toBe('a');
  expect(surelyMeant(topics, { confirmed: true, unseen: true })).toBeUndefined();
  expect(surelyMeant([], { confirmed: true })).toBeUndefined();
});
