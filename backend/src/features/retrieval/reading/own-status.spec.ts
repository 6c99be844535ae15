import { describe, expect, it } from '@jest/globals';
import { ownStatus } from './own-status.js';

const commences = (words: string): string =>
  `THE LIMITATION ACT, 1963\nACT NO. 36 OF 1963\n1. Short title, extent and commencement.—(1) This Act may be called the Limitation Act, 1963.\n(3) ${words}\n2. Definitions.`;

describe('what an act says about its own force', () => {
  it.each([
    ['It shall come into force on the first day of January, 1964.', '1964-01-01'],
    ['It shall come into force on the 1st day of April, 1930.', '1930-04-01'],
    ['It shall be deemed to have come into force on the twenty-fifth\nday of October, 1958.', '1958-10-25'],
    ['This Act shall come into force on the 24th June, 1938.', '1938-06-24'],
  ])('%s', (words, inForceFrom) => {
    expect(ownStatus(commences(words))).toEqual({ state: 'in_force', inForceFrom, repealedOn: null, replacedBy: [] });
  });

  it.each([
    'It shall come into force on such date as the Central Government may, by notification, appoint.',
    'Section 5 shall come into force on the first day of May, 1964.',
    'It shall come into force on the umpteenth day of May, 1964.',
    'It shall come into force on the thirty-first day of April, 1964.',
  ])('says nothing about itself: %s', (words) => expect(ownStatus(commences(words))).toBeNull());

  it('was repealed as a whole, by which act and from which day', () => {
    const text = 'THE INDIAN PENAL CODE\n[Repealed by the Bharatiya Nyaya Sanhita, 2023 (45 of 2023), s. 358 (w.e.f. 1-7-2024)]\n1. Title.';
    expect(ownStatus(text)).toMatchObject({ state: 'repealed', repealedOn: '2024-07-01', replacedBy: ['Bharatiya Nyaya Sanhita, 2023'] });
    const dated = 'THE OLD ACT, 1900\n[Repealed by the New Act, 2023, w.e.f. 1-7-2024]\n1. Title.';
    expect(ownStatus(dated)).toMatchObject({ repealedOn: '2024-07-01', replacedBy: ['New Act, 2023'] });
  });

  it('takes the repeal of one section for no repeal of the whole, nor a repealing act for a successor', () => {
    expect(ownStatus(`THE OLD ACT, 1900\n${'1. Rent is due. '.repeat(60)}\n4. [Repealed by the Other Act, 1914.]`)).toBeNull();
    const listed = 'THE OLD ACT, 1900\nARRANGEMENT OF SECTIONS\n1. Short title.\n2. [Repealed by the Other Act, 1914]\n3. Definitions.';
    expect(ownStatus(listed)).toBeNull();
    expect(ownStatus('THE OLD ACT, 1900\nCONTENTS\nChapter I (Repealed)\n1. Short title.')).toBeNull();
    const swept = 'THE OLD ACT, 1900\n[Repealed by the Repealing Act, 1938]\n1. Title.';
    expect(ownStatus(swept)).toMatchObject({ state: 'repealed', replacedBy: [] });
  });

  it('reads a long text in linear time', () => {
    expect(ownStatus('[Repealed by '.repeat(20_000))).toBeNull();
    expect(ownStatus('It shall come into force on the '.repeat(20_000))).toBeNull();
  });
});
