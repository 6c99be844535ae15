import { describe, expect, it } from '@jest/globals';
import { Spelling } from './spelling.js';

const often = (word: string, times: number): string[] => Array.from({ length: times }, () => word);
const spelling = new Spelling([
  ...often('bail', 20),
  ...often('ball', 10),
  ...often('punishment', 10),
  ...often('divorce', 10),
  ...often('tenant', 10),
  ...often('receipt', 10),
  ...often('cheque', 10),
  ...often('recieved', 2),
]);

describe('Spelling', () => {
  it.each([
    ['divorse', 'divorce'],
    ['punishmnt', 'punishment'],
    ['punshmnt', 'punishment'],
    ['reciept', 'receipt'],
    ['tenent', 'tenant'],
    ['tenannt', 'tenant'],
    ['chequ', 'cheque'],
    ['bial', 'bail'],
    // Two that are equally near: the more frequent.
    ['baik', 'bail'],
    ['balk', 'ball'],
    ['divorce', 'divorce'],
  ])('takes %s for %s', (typed, meant) => {
    expect(spelling.correct(typed)).toBe(meant);
    expect(spelling.correct(typed)).toBe(meant);
  });

  it.each([
    ['too short', 'bal'],
    ['another first letter', 'mivorce'],
    ['two wrong in a short word', 'tnnnt'],
    ['three wrong', 'pnshmet'],
    ['known too seldom', 'recieve'],
    ['a capital', 'Divorse'],
    ['a number', 'divor5e'],
    ['another script', 'तलाक'],
    ['endless', `divorc${'e'.repeat(40)}`],
    ['', ''],
  ])('has nothing for what is %s: %s', (_, typed) => {
    expect(spelling.correct(typed)).toBeNull();
  });
});
