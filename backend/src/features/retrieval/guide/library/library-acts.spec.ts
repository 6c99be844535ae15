import { describe, expect, it } from '@jest/globals';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { LibraryActs } from './library-acts.js';

const entry = (documentId: string, title: string, year: number | null = null, documentType: CatalogueEntry['documentType'] = 'act') => ({
  documentId,
  title,
  documentType,
  year,
  shortNames: [],
  opening: '',
});
const acts = new LibraryActs([
  entry('ni', 'The Negotiable Instruments Act, 1881'),
  entry('dv', 'Protection of Women from Domestic Violence Act', 2005),
  entry('rent-delhi', 'THE DELHI RENT CONTROL ACT, 1958'),
  entry('rent-bihar', 'The Bihar Rent Control Act, 1982'),
  entry('rera', 'The Real Estate Regulation Act, 2016'),
  entry('twice-1', 'The Limitation Act, 1963'),
  entry('twice-2', 'Limitation Act', 1963),
  entry('cp-2019', 'The Consumer Protection Act, 2019'),
  entry('dowry', 'दहेज प्रतिषेध अधिनियम, 1961'),
  entry('local', 'नमूना किराया अधिनियम, 2004'),
  entry('case', 'Registration Act, 1908', 1908, 'judgment'),
]);

describe('LibraryActs', () => {
  it.each([
    ['Negotiable Instruments Act, 1881', ['ni']],
    ['Protection of Women from Domestic Violence Act, 2005', ['dv']],
    ['Delhi Rent Control Act, 1958', ['rent-delhi']],
    ['Bihar Rent Control Act, 1982', ['rent-bihar']],
    // Prints leave words out.
    ['Real Estate (Regulation and Development) Act, 2016', ['rera']],
    ['Limitation Act, 1963', ['twice-1', 'twice-2']],
    ['Dowry Prohibition Act, 1961', ['dowry']],
    ['Consumer Protection Act, 1986', []],
    ['Registration Act, 1908', []],
    ['Maharashtra Rent Control Act, 1999', []],
    ['Act', []],
    ['', []],
  ])('%s is %j', (act, documents) => {
    expect(acts.documentsOf(act)).toEqual(documents);
    // What was found is remembered.
    expect(acts.documentsOf(act)).toEqual(documents);
  });

  it('says whether a document is one of some acts', () => {
    const known = ['Negotiable Instruments Act, 1881', 'Dowry Prohibition Act, 1961', 'Registration Act, 1908'];
    expect(['ni', 'dowry', 'case', 'local', 'absent'].map((id) => acts.isOneOf(id, known))).toEqual([true, true, false, false, false]);
  });

  it('finds nothing in an empty library', () => {
    expect(new LibraryActs([]).documentsOf('Limitation Act, 1963')).toEqual([]);
  });
});
