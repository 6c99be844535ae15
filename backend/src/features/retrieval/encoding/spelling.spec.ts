import { describe, expect, it } from '@jest/globals';
import { Spelling } from './spelling.js';

const often = (word: string, times: number): string[] => Array.from({ length: times }, () => word);
const spelling = new Spelling(
  [
    ...often('bail', 200),
    ...often('ball', 100),
    ...often('will', 150),
    ...often('punishment', 10),
    ...often('divorce', 10),
    ...often('tenant', 10),
    ...often('receipt', 10),
    ...often('cheque', 10),
    ...often('salary', 100),
    ...often('seller', 100),
    ...often('warrant', 60),
    ...often('certificate', 50),
    ...often('received', 40),
    // Seldom, and a slip of a word that is frequent.
    ...often('recieved', 3),
    // Seldom, and like no other.
    ...often('breakage', 3),
    ...often('recital', 1),
  ],
  ['hypothecation', 'transferor'],
);

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
    // Slips of the ear cost less than wrong letters.
    ['sallery', 'salary'],
    ['warent', 'warrant'],
    ['sertificate', 'certificate'],
    ['recievd', 'received'],
    ['brekage', 'breakage'],
    ['hypothication', 'hypothecation'],
    ['wil', 'will'],
  ])('takes %s for %s', (typed, meant) => {
    expect(spelling.correct(typed)).toBe(meant);
    expect(spelling.correct(typed)).toBe(meant);
  });

  it.each([
    ['too short', 'ba'],
    ['a letter wrong in three', 'wol'],
    ['another first letter', 'mivorce'],
    ['two wrong in a short word', 'tnnnt'],
    ['three wrong', 'pnshmet'],
    ['known too seldom', 'recitel'],
    ['a capital', 'Divorse'],
    ['a number', 'divor5e'],
    ['another script', 'तलाक'],
    ['endless', `divorc${'e'.repeat(40)}`],
    ['', ''],
  ])('has nothing for what is %s: %s', (_, typed) => {
    expect(spelling.correct(typed)).toBeNull();
  });
});
