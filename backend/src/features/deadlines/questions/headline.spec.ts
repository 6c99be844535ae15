import { expect, it } from '@jest/globals';
import { headlineOf } from './headline.js';

const row = { task: 'File the appeal', period: '30 days' };

it.each([
  ['by a day', { row, lastDay: '2026-12-05', notBefore: null }, false, 'By 5 December 2026: File the appeal'],
  [
    'in a window',
    { row, lastDay: '2027-01-19', notBefore: '2026-12-05' },
    false,
    'From 5 December 2026 to 19 January 2027: File the appeal',
  ],
  ['from a day on', { row, lastDay: null, notBefore: '2026-12-05' }, false, 'Not before 5 December 2026: File the appeal'],
  [
    'no more',
    { row, lastDay: '2026-12-05', notBefore: '2026-11-05' },
    true,
    'The period of 30 days seems to have ended on 5 December 2026: File the appeal',
  ],
  ['at any time', { row, lastDay: null, notBefore: null }, false, 'File the appeal'],
])('tells what may be done %s', (_when, counted, isOver, told) => {
  expect(headlineOf('en', counted, isOver, true)).toBe(told);
});

it('tells a window in Hindi, and an age without a day', () => {
  const counted = { row: { task: 'अपील करें', period: '30 दिन' }, lastDay: '2027-01-19', notBefore: '2026-12-05' };
  expect(headlineOf('hi', counted, false, true)).toBe('5 दिसंबर 2026 से 19 जनवरी 2027 तक: अपील करें');
  expect(headlineOf('en', { ...counted, row }, true, false)).toBe('The period of 30 days seems over: File the appeal');
});
