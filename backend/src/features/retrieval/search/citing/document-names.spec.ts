import { describe, expect, it } from '@jest/globals';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { DocumentNames } from './document-names.js';

const entry = (documentId: string, title: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  documentId,
  title,
  documentType: 'act',
  year: null,
  shortNames: [],
  opening: '',
  ...more,
});

const names = new DocumentNames([
  entry('rent-d', 'The Delhi Rent Control Act, 1958', { year: 1958 }),
  entry('rent-t', 'The Tamil Rent Control Act, 1960', { year: 1960 }),
  entry('ni', 'The Negotiable Instruments Act, 1881'),
  entry('rti', 'The Right to Information Act, 2005'),
  entry('case', 'Asha Rao v Sample Housing Board', {
    documentType: 'judgment',
    shortNames: [{ full: 'Negotiable Instruments Act', short: 'Cheque Act' }],
  }),
  entry('nda', 'Mutual Non-Disclosure Agreement', {
    documentType: 'other',
    opening: 'This agreement is made between Alpha Widgets Inc. and Beta Tools LLC on 3 May.',
  }),
]);

const law = (question: string): string[] => names.findLaws(question)[0]?.documentIds ?? [];

describe('DocumentNames.findLaws', () => {
  it.each([
    ['section 26 of the Delhi Rent Control Act', ['rent-d']],
    ['s. 138 Negotiable Instruments Act', ['ni']],
    ['s. 26 DRC Act', ['rent-d']],
    ['s.138 N.I. Act', ['ni']],
    ['section 8 of the RTI Act', ['rti']],
    ['NIA section 5', ['ni']],
    ['section 138 of the Cheque Act', ['ni']],
    ['rent control act 1960 s 4', ['rent-t']],
  ])('%s', (question, expected) => {
    expect(law(question)).toEqual(expected);
  });

  it('gives both laws when the name fits both alike', () => {
    expect(law('the Rent Control Act').sort()).toEqual(['rent-d', 'rent-t']);
  });

  it('tells acts of the same initials by the word for the law and by the year', () => {
    const same = new DocumentNames([
      entry('cpc', 'The Code of Civil Procedure, 1908', { year: 1908 }),
      entry('cpa', 'The Consumer Protection Act, 2019', { year: 2019 }),
      entry('old', 'The Company Practice Act, 1956', { year: 1956 }),
    ]);
    expect(same.findLaws('s. 2(1)(d) C.P. Act 2019')[0]?.documentIds).toEqual(['cpa']);
    expect(same.findLaws('s. 2(1)(d) C.P. Act')[0]?.documentIds).toEqual(['cpa', 'old']);
  });

  it('does not take ordinary words or foreign acts for names', () => {
    expect(law('can I act on information about rent?')).toEqual([]);
    expect(law('section 5 of the Companies Act')).toEqual([]);
    const stamps = new DocumentNames([entry('is', 'The Inland Stamps Act, 1899')]);
    expect(stamps.findLaws('What IS due under section 5?')).toEqual([]);
    expect(stamps.findLaws('section 5 of the IS Act')).toHaveLength(1);
  });
});

describe('DocumentNames.describe', () => {
  it('finds a contract by its parties and a judgment by its name', () => {
    expect(names.describe('the Non-Disclosure Agreement between Alpha Widgets and Beta Tools')?.documentIds).toEqual(['nda']);
    expect(names.describe('Rao v. Sample Housing Board')?.documentIds).toEqual(['case']);
  });

  it('says null when nothing stands out', () => {
    expect(names.describe('the lease between Gamma and Delta')).toBeNull();
  });
});

describe('DocumentNames.update', () => {
  const rent = entry('rent', 'The Delhi Rent Control Act, 1958', { year: 1958 });
  const judgment = entry('case', 'Asha Rao v Sample Housing Board', {
    documentType: 'judgment',
    shortNames: [{ full: 'Delhi Rent Control Act', short: 'Tenancy Act' }],
  });

  it('takes up what is new and forgets what is gone, also the short names that it declared', () => {
    const library = new DocumentNames([rent]);
    const found = (question: string) => library.findLaws(question)[0]?.documentIds ?? [];
    expect(found('section 4 of the Tenancy Act')).toEqual([]);
    library.update([rent, judgment]);
    expect(found('section 4 of the Tenancy Act')).toEqual(['rent']);
    expect(library.describe('Rao v. Sample Housing Board')?.documentIds).toEqual(['case']);
    library.update([rent]);
    expect(found('section 4 of the Tenancy Act')).toEqual([]);
    expect(library.describe('Rao v. Sample Housing Board')).toBeNull();
    library.update([]);
    expect(found('section 4 of the Delhi Rent Control Act')).toEqual([]);
    expect(found('s. 4 DRC Act')).toEqual([]);
  });

  it('knows a document that was replaced by its new name only', () => {
    const library = new DocumentNames([rent, judgment]);
    library.update([entry('rent', 'The Delhi Premises Act, 1995', { year: 1995 }), judgment]);
    const found = (question: string) => library.findLaws(question)[0]?.documentIds ?? [];
    expect(found('section 4 of the Delhi Premises Act')).toEqual(['rent']);
    expect(found('section 4 of the Delhi Rent Control Act')).toEqual([]);
    expect(found('section 4 of the Tenancy Act')).toEqual([]);
  });
});
