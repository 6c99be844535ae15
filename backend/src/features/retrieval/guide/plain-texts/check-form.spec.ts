import { expect, test } from '@jest/globals';
import { formProblems } from './check-form.js';
import type { PlainText, Sentence } from './plain-text.js';
import { quantitiesIn } from './quantities.js';

const RIGHT: Sentence = { slot: 'right', en: 'You can appeal within 30 days.', hi: 'आप 30 दिन में अपील कर सकते हैं।', pins: ['RTI 19(1)'] };
const text = (...sentences: Sentence[]): PlainText => ({ read: '2026-11-29', region: 'IN', sentences, leftOut: [] });
const messages = (written: PlainText): string[] => formProblems(written).map(({ message }) => message);

test('a sound text has no problem', () => {
  expect(formProblems(text(RIGHT, { ...RIGHT, slot: 'cost' }))).toEqual([]);
});

test('slots keep their order', () => {
  expect(messages(text({ ...RIGHT, slot: 'cost' }, RIGHT))).toEqual([expect.stringContaining('"right" stands before "cost"')]);
});

test('both languages say the same numbers and forums', () => {
  expect(messages(text({ ...RIGHT, hi: 'आप 60 दिन में अपील कर सकते हैं।' }))).toEqual([
    '30 day is not in the Hindi',
    '60 day is not in the English',
  ]);
  expect(messages(text({ ...RIGHT, en: 'Go to the Magistrate within 30 days.' }))).toEqual(['"magistrate" is named in one language only']);
});

test('words of drafting, brackets and courtly Hindi are refused', () => {
  expect(messages(text({ ...RIGHT, en: 'You should appeal within 30 days.' }))).toHaveLength(1);
  expect(messages(text({ ...RIGHT, hi: 'आप 30 दिन में न्यायालय में आवेदन दें।' }))).toHaveLength(1);
});

test('a text that begins with a bare yes or no answers a question that nobody may have asked', () => {
  expect(messages(text({ ...RIGHT, en: 'Yes, you can appeal within 30 days.' }))).toEqual([expect.stringContaining('begin with the rule')]);
  expect(messages(text({ ...RIGHT, hi: 'जी नहीं, 30 दिन में अपील करें।' }))).toEqual([expect.stringContaining('begin with the rule')]);
  expect(messages(text({ ...RIGHT, en: 'No appeal lies after 30 days.', hi: 'नहीं, तो 30 दिन में अपील करें।' }))).toEqual([]);
});

test('too many words are counted', () => {
  const long = `${'word '.repeat(21).trim()} 30 days.`;
  expect(messages(text({ ...RIGHT, en: long }))).toEqual(['en: 23 words, at most 20']);
});

test.each([
  ['sixty or ninety days', ['60 day', '90 day']],
  ['Rs 2.5 lakh', ['250000 rupees']],
  ['two and a half lakh rupees', ['250000 rupees']],
  ['two hundred and fifty rupees each day', ['250 rupees']],
  ['rupees nine thousand', ['9000 rupees']],
  ['twenty-five per cent. of it', ['25 per cent']],
  ['section 138 within one month', ['1 month']],
  ['ढाई लाख रुपये, दुगुनी रक़म', ['250000 rupees', '2 times']],
  ['पैंतालीस दिन या डेढ़ साल', ['45 day', '1.5 year']],
  ['one or more of them under the Act, 1973 (2 of 1974)', []],
  ['they do not pay in that char', []],
])('%s has its quantities', (words, expected) => {
  expect(quantitiesIn(words).map(({ value, unit }) => `${value}${unit === null ? '' : ` ${unit}`}`)).toEqual(expected);
});
