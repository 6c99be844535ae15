import { describe, expect, it } from '@jest/globals';
import { Guide } from './guide.js';

const guide = new Guide([]);
guide.update([
  {
    documentId: 'it',
    title: 'The Information Technology Act, 2000',
    documentType: 'act',
    year: 2000,
    shortNames: [],
    opening: '',
  },
]);

describe('a section of an act that begins in parts', () => {
  const data = new Guide([]);
  data.update([
    {
      documentId: 'dpdp',
      title: 'The Digital Personal Data Protection Act, 2023',
      documentType: 'act',
      year: 2023,
      shortNames: [],
      opening: '',
    },
  ]);

  it.each([
    ['18', '2025-11-12', 'not in force before 13 November 2025'],
    ['18', '2025-11-13', 'in force'],
    ['5', '2026-11-30', 'not in force before 13 May 2027'],
    ['5', '2027-05-13', 'in force'],
    ['6', '2026-11-12', 'not in force before 13 November 2026'],
    ['6', '2026-11-13', 'in force in part'],
    ['6', '2027-05-13', 'in force'],
    // The note of the act names it on two days.
    ['36', '2026-11-30', 'in force in part'],
  ])('section %s on %s: %s', (unit, day, stamp) => {
    expect(data.stampOf({ documentId: 'dpdp', unit, heading: '' }, day)).toBe(stamp);
  });

  it('is what an administrator says of its act', () => {
    const entry = {
      documentId: 'own',
      title: 'The Digital Personal Data Protection Act, 2023',
      documentType: 'act' as const,
      year: 2023,
      shortNames: [],
      opening: '',
    };
    const own = new Guide([]);
    own.update([{ ...entry, lawStatus: { state: 'in_force', inForceFrom: null, repealedOn: null, replacedBy: [] } }]);
    expect(own.stampOf({ documentId: 'own', unit: '5', heading: '' }, '2026-11-30')).toBe('in force');
  });
});

describe('a section that was struck down', () => {
  it.each([
    ['66A', '2026-11-22', 'Shreya Singhal v. Union of India'],
    ['66a', '2015-03-24', 'Shreya Singhal v. Union of India'],
    // Who asks for the law of an earlier day gets the section as it then stood.
    ['66A', '2015-03-23', undefined],
    ['66', '2026-11-22', undefined],
  ])('section %s on %s: %s', (unit, day, by) => {
    expect(guide.goneAt('it', unit, day)?.by).toBe(by);
  });

  it('is never stamped as in force with its act', () => {
    const stampOf = (unit: string, heading = '', day = '2026-11-22') => guide.stampOf({ documentId: 'it', unit, heading }, day);
    expect(stampOf('66')).toBe('in force');
    expect(stampOf('66A')).toBe('no longer law since 24 March 2015: Shreya Singhal v. Union of India');
    expect(stampOf('66A', '', '2015-03-23')).toBe('in force');
    expect(stampOf('20', '[Omitted.]')).toBe('no longer law');
    expect(guide.stampOf({ documentId: 'absent', unit: '1', heading: '' }, '2026-11-22')).toBeNull();
  });
});
