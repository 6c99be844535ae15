import { describe, expect, it } from '@jest/globals';
import { WholeTitles } from './whole-titles.js';

const REPEALED = [
  'Arbitration Act, 1940',
  'Consumer Protection Act, 1986',
  'Code of Criminal Procedure, 1973',
  'Code of Criminal Procedure, 1898',
  'Indian Evidence Act, 1872',
];
const titles = new WholeTitles([
  ...REPEALED,
  'Consumer Protection Act, 2019',
  'Limitation Act, 1963',
  'Indian Succession Act, 1925',
  'Hindu Succession Act, 1956',
]);
const acts = (question: string): string[] => titles.find(question, (act) => !REPEALED.includes(act)).map(({ act }) => act);

describe('WholeTitles', () => {
  it.each([
    ['section 5 of the Limitation Act', ['Limitation Act, 1963']],
    ['LIMITATION ACT 1963', ['Limitation Act, 1963']],
    ['the Consumer Protection Act', ['Consumer Protection Act, 2019']],
    ['the Consumer Protection Act, 1986', ['Consumer Protection Act, 1986']],
    ['the Code of Criminal Procedure', ['Code of Criminal Procedure, 1973']],
    ['the Code of Criminal Procedure (1898)', ['Code of Criminal Procedure, 1898']],
    ['Evidence Act', ['Indian Evidence Act, 1872']],
    ['Hindu Succession Act or Succession Act', ['Hindu Succession Act, 1956', 'Indian Succession Act, 1925']],
    ['the Arbitration Act, 1940', ['Arbitration Act, 1940']],
    // People mean the one in force; the title has too few words to be sure.
    ['the Arbitration Act', []],
    ['the Limitation Act, 1877', []],
    ['limitation', []],
    ['', []],
  ])('%s: %j', (question, named) => {
    expect(acts(question)).toEqual(named);
  });

  it('says where each stands, its year included', () => {
    const question = 'Is it the Limitation Act, 1963 or the Evidence Act?';
    expect(titles.find(question, () => true).map(({ start, end }) => question.slice(start, end))).toEqual([
      'Limitation Act, 1963',
      'Evidence Act',
    ]);
  });
});
