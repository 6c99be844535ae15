import { describe, expect, it } from '@jest/globals';
import { namesOneOf, writtenNames } from './written-names.js';

describe('writtenNames', () => {
  it.each([
    ['What does the Maharashtra Rent Control Act say?', ['Maharashtra Rent Control Act']],
    ['Is the Dragons and Wyverns (Keeping) Act, 1907 in force?', ['Dragons and Wyverns (Keeping) Act, 1907']],
    ['Under the Hill Tribes Code and the Sea Rules', ['Hill Tribes Code', 'Sea Rules']],
    ['Does Section 5 of the Forest Rights Act apply?', ['Forest Rights Act']],
    ['the Uniform Civil Code of Goa', ['Uniform Civil Code']],
    ['chapter XVII of Sea Act', ['Sea Act']],
    ['S. 11 A&C Act', ['A&C Act']],
    ['What Act applies?', []],
    ['the act of my neighbour', []],
    ['Rule 5', []],
    ['maharashtra rent control act', []],
    ['', []],
  ])('%s: %j', (question, names) => {
    expect(writtenNames(question).map(({ name }) => name)).toEqual(names);
  });

  it('reads no more names than a question can mean', () => {
    expect(writtenNames('Does the Hill Act apply? '.repeat(100))).toHaveLength(8);
  });

  it('says where each name stands', () => {
    const question = 'Does the Hill Tribes Code, 1950 or the Sea Act apply?';
    for (const { name, start, end } of writtenNames(question)) expect(question.slice(start, end)).toBe(name);
  });
});

describe('namesOneOf', () => {
  it.each([
    ['Negotiable Instruments Act', 'Negotiable Instruments Act, 1881', true],
    ['Instruments Act', 'Negotiable Instruments Act, 1881', true],
    ['NI Act', 'Negotiable Instruments Act, 1881', true],
    ['Consumer Act', 'Consumer Protection Act, 2019', true],
    ['Maharashtra Rent Control Act', 'Delhi Rent Control Act, 1958', false],
    ['Dragons Act', 'Negotiable Instruments Act, 1881', false],
    ['XY Act', 'Negotiable Instruments Act, 1881', false],
    ['Ni Act', 'Negotiable Instruments Act, 1881', false],
    ['A&C Act', 'Arbitration and Conciliation Act, 1996', true],
    ['District Commission Consumer Protection Act', 'Consumer Protection Act, 2019', true],
  ])('%s may be the %s: %s', (written, title, may) => {
    expect(namesOneOf(written, ['Sample Act, 1900', title])).toBe(may);
  });
});
