import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KnownLaw } from './cited-law.js';
import { writtenNames } from '../../encoding/law-names/written-names.js';
import { citedPlaces, writtenCitations } from './written-citations.js';

const known = new KnownLaw([
  'Negotiable Instruments Act, 1881',
  'Indian Penal Code, 1860',
  'Transfer of Property Act, 1882',
  'Delhi Rent Control Act, 1958',
  'Code of Civil Procedure, 1908',
]);
const namesIn = (text: string) => [...known.acts(text, () => true), ...writtenNames(text)].sort((a, b) => a.start - b.start);
const cited = (...texts: string[]) => writtenCitations(citedPlaces(texts), namesIn, 8);

describe('writtenCitations', () => {
  it.each<[string, string[]]>([
    [
      'liable under Section 138 of the Negotiable Instruments Act, 1881 and under section 420 of the Indian Penal Code.',
      ['Section 138 of the Negotiable Instruments Act, 1881', 'section 420 of the Indian Penal Code'],
    ],
    [
      'Under Section 106 of the Transfer of Property Act you are to vacate. Failing which proceedings under section 14(1)(a) of the Delhi Rent Control Act, 1958 follow.',
      ['Section 106 of the Transfer of Property Act', 'section 14(1)(a) of the Delhi Rent Control Act, 1958'],
    ],
    ['as section 8 of the Sample Widgets Act, 1999 requires', ['section 8 of the Sample Widgets Act, 1999']],
    [
      'section 138 read with section 142 of the Negotiable Instruments Act',
      ['section 138 read with section 142 of the Negotiable Instruments Act'],
    ],
    ['Order XXXVII Rule 2 of the Code of Civil Procedure, 1908', ['Order XXXVII Rule 2 of the Code of Civil Procedure, 1908']],
    ['u/s 138 of the NI Act', ['u/s 138 of the NI Act']],
    ['the Indian Penal Code, section 420', ['section 420 of the Indian Penal Code']],
    ['Article 21 guards life', ['Article 21']],
    ['Section 4 of the Act. The rent is due. The Negotiable Instruments Act applies.', []],
    ['under section 9; the Negotiable Instruments Act applies', []],
    ['You have not paid.', []],
    ['', []],
  ])('%s', (text, phrases) => {
    expect(cited(text)).toEqual(phrases);
  });

  it('takes each once, in the order of the texts, up to the limit', () => {
    const first = 'section 9 of the Transfer of Property Act';
    expect(cited(`${first}, SECTION 9 of the Transfer of Property Act`, 'section 10 of the Transfer of Property Act', first)).toHaveLength(
      2,
    );
    const many = Array.from({ length: 30 }, (_, at) => `Section ${at + 1} of the Sample Act, 1999.`).join(' ');
    expect(cited(many)).toHaveLength(8);
  });

  it('takes only words that stand in the text, whatever the text', () => {
    const piece = fc.constantFrom(
      'section 2 ',
      'Article 3 ',
      'of the ',
      'Sample Act, 1999 ',
      'IPC ',
      'and ',
      '; ',
      'धारा 5 ',
      'x ',
      '(1)',
      '\n',
      '. ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('').replace(/\s+/g, ' ');
        for (const phrase of cited(text)) for (const part of phrase.split(' of the ')) expect(text).toContain(part);
      }),
    );
  });
});
