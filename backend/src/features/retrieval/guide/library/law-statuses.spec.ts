import { describe, expect, it } from '@jest/globals';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { Successors } from '../successors.js';
import { LawStatuses } from './law-statuses.js';
import { LibraryActs } from './library-acts.js';

const entry = (documentId: string, title: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  documentId,
  title,
  documentType: 'act',
  year: null,
  shortNames: [],
  opening: '',
  ...more,
});

const statusesOf = (...entries: CatalogueEntry[]): LawStatuses =>
  new LawStatuses(new Map(entries.map((each) => [each.documentId, each])), new LibraryActs(entries), () => ({
    successors: new Successors([
      { from: 'Sample Companies Act, 1956', to: ['Sample Companies Act, 2013'], since: '2013-09-12', repealed: '2019-01-30', rule: '' },
      { from: 'Sample Penal Code, 1860', to: ['Sample Sanhita, 2023'], since: '2024-07-01', rule: '' },
    ]),
    titles: ['Sample Companies Act, 2013', 'Sample Sanhita, 2023', 'Sample Wages Code, 2019', 'Sample Stamp Act, 1899'],
    commencements: [
      { act: 'Sample Wages Code, 2019', since: '2020-12-18', state: 'in_part', note: '' },
      { act: 'Sample Stamp Act, 1899', since: '1899-07-01', state: 'unknown', note: '' },
    ],
  }));

describe('LawStatuses', () => {
  const statuses = statusesOf(
    entry('old', 'The Sample Penal Code, 1860'),
    entry('new', 'The Sample Sanhita, 2023'),
    entry('part', 'The Sample Wages Code, 2019'),
    entry('unsure', 'The Sample Stamp Act, 1899'),
    entry('set', 'The Sample Companies Act, 2013', {
      lawStatus: { state: 'repealed', inForceFrom: null, repealedOn: '2025-01-01', replacedBy: [] },
    }),
    entry('own', 'The Hill Act, 1950', { ownStatus: { state: 'in_force', inForceFrom: '1951-01-01', repealedOn: null, replacedBy: [] } }),
    entry('case', 'Sample Penal Code, 1860', { documentType: 'judgment' }),
  );

  it.each([
    ['old', { state: 'repealed', repealedOn: '2024-07-01', replacedBy: ['Sample Sanhita, 2023'], origin: 'guide' }],
    ['new', { state: 'in_force', inForceFrom: '2024-07-01', origin: 'guide' }],
    ['part', { state: 'in_part', inForceFrom: '2020-12-18', origin: 'guide' }],
    ['set', { state: 'repealed', repealedOn: '2025-01-01', origin: 'administrator' }],
    ['own', { state: 'in_force', inForceFrom: '1951-01-01', origin: 'text' }],
  ])('knows whether %s is in force', (id, status) => {
    expect(statuses.of(id)).toMatchObject(status);
  });

  it.each(['unsure', 'case', 'absent'])('says nothing of %s', (id) => {
    expect(statuses.of(id)).toBeNull();
  });

  it('tells which acts were not in force on a day, and never a judgment', () => {
    expect(statuses.notInForceOn('2024-06-30').sort()).toEqual(['new']);
    expect(statuses.notInForceOn('2024-07-01').sort()).toEqual(['old']);
    expect(statuses.notInForceOn('1950-06-01').sort()).toEqual(['new', 'own', 'part']);
  });

  it('says nothing about an act without a year that may be a repealed one or the one in force', () => {
    const undated = statusesOf(entry('companies', 'The Sample Companies Act'));
    expect(undated.of('companies')).toBeNull();
    expect(undated.notInForceOn('2026-11-22')).toEqual([]);
  });

  it('knows an act without a year whose name only one act has', () => {
    expect(statusesOf(entry('penal', 'The Sample Penal Code')).of('penal')).toMatchObject({ state: 'repealed' });
  });
});
