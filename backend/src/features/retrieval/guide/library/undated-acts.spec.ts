import { describe, expect, it } from '@jest/globals';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { Successors } from '../successors.js';
import { LibraryEntries } from './library-changes.js';
import { UndatedActs } from './undated-acts.js';

const KNOWN = [
  'Indian Sample Contract Act, 1872',
  'Sample Companies Act, 1956',
  'Sample Companies Act, 2013',
  'Sample Land Act, 1894',
  'Right to Sample Land Act, 2013',
  'Negotiable Instruments Act, 1881',
  'Sample Women (Rights on Divorce) Act, 1986',
  'Sample Women (Rights on Marriage) Act, 2019',
];
const SUCCESSORS = new Successors([
  { from: 'Sample Companies Act, 1956', to: ['Sample Companies Act, 2013'], since: '2014-04-01', rule: '' },
  { from: 'Sample Land Act, 1894', to: ['Right to Sample Land Act, 2013'], since: '2014-01-01', rule: '' },
]);

const entry = (title: string, year: number | null = null, documentType: CatalogueEntry['documentType'] = 'act'): CatalogueEntry => ({
  documentId: title,
  title,
  documentType,
  year,
  shortNames: [],
  opening: '',
});

function library(...entries: CatalogueEntry[]): UndatedActs {
  const acts = new UndatedActs(() => ({ titles: KNOWN, successors: SUCCESSORS }));
  acts.update(new LibraryEntries().take(entries));
  return acts;
}

const ALL = library(...KNOWN.map((title) => entry(`The ${title}`)));

describe('UndatedActs', () => {
  it.each<[string, string | null]>([
    ['Indian Sample Contract Act', 'Indian Sample Contract Act, 1872'],
    ['Sample Contract Act (in 1960)', 'Indian Sample Contract Act, 1872'],
    ['Sample Contract Labour Act', null],
    ['Contract Act', null],
    ['Sample Contract Code', null],
    // Older than the act.
    ['Sample Contract Act (in 1850)', null],
    // Two acts of one name: the year of the text decides, and nothing does for some years after the second one began.
    ['Sample Companies Act', null],
    ['Sample Companies Act (in 1990)', 'Sample Companies Act, 1956'],
    ['Sample Companies Act (in 2016)', null],
    ['Sample Companies Act (in 2025)', 'Sample Companies Act, 2013'],
    // What took its place holds the words of its name.
    ['Sample Land Act (in 2000)', 'Sample Land Act, 1894'],
    ['Sample Land Act (in 2018)', null],
    ['Sample Land Act (in 2030)', null],
    // Without what stands in brackets, two acts have one name.
    ['Sample Women Act (in 2000)', 'Sample Women (Rights on Divorce) Act, 1986'],
    ['Sample Women Act (in 2020)', null],
    ['Sample Women (Rights on Marriage) Act (in 2020)', 'Sample Women (Rights on Marriage) Act, 2019'],
    ['N.I. Act (in 2000)', 'Negotiable Instruments Act, 1881'],
    ['Negotiable Instrument Act', 'Negotiable Instruments Act, 1881'],
  ])('%s means %s', (cited, title) => expect(ALL.documentsOf(cited)).toEqual(title === null ? [] : [`The ${title}`]));

  it('knows that the library may lack the act that is meant', () => {
    expect(library(entry('Sample Companies Act, 2013')).documentsOf('Sample Companies Act (in 1990)')).toEqual([]);
    expect(library(entry('Sample Land Act, 1894')).documentsOf('Sample Land Act')).toEqual([]);
  });

  it('takes acts that the guide does not know by what the library says about them', () => {
    expect(library(entry('The Sample Gates Act', 1991)).documentsOf('Sample Gates Act (in 2000)')).toEqual(['The Sample Gates Act']);
    expect(library(entry('The Sample Gates Act', 1991)).documentsOf('Sample Gates Act (in 1990)')).toEqual([]);
    expect(library(entry('Sample Gates Act, 1950'), entry('Sample Gates Act, 1991')).documentsOf('Sample Gates Act')).toEqual([]);
    expect(library(entry('Sample Gates Act'), entry('The Sample Gates Act')).documentsOf('Sample Gates Act')).toEqual([]);
    expect(library(entry('Sample Gates Act, 1991', null, 'judgment')).documentsOf('Sample Gates Act')).toEqual([]);
  });

  it('takes no act of the Union where one of a State may be meant, unless the name says so', () => {
    const acts = library(entry('Indian Sample Stamp Act, 1899'), entry('West Bengal Sample Stamp Act, 1950'));
    expect(acts.documentsOf('Sample Stamp Act (in 2000)')).toEqual([]);
    expect(acts.documentsOf('Indian Sample Stamp Act (in 2000)')).toEqual(['Indian Sample Stamp Act, 1899']);
  });

  it('tells which names may mean something else once the library changed', () => {
    const acts = new UndatedActs(() => ({ titles: KNOWN, successors: SUCCESSORS }));
    const entries = new LibraryEntries();
    const gates = entry('Sample Gates Act, 1991');
    acts.update(entries.take([gates]));
    expect(acts.documentsOf('Sample Gates Act (in 2000)')).toEqual(['Sample Gates Act, 1991']);
    expect(acts.documentsOf('Sample Contract Act')).toEqual([]);
    expect(acts.update(entries.take([gates, entry('Sample Gates Act, 1950')]))).toEqual(['Sample Gates Act (in 2000)']);
    expect(acts.documentsOf('Sample Gates Act (in 2000)')).toEqual([]);
    expect(acts.update(entries.take([]))).toEqual(['Sample Gates Act (in 2000)']);
    expect(acts.documentsOf('Sample Gates Act (in 2000)')).toEqual([]);
  });
});
