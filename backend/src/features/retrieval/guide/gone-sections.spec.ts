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
