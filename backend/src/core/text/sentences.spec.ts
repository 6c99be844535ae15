import { describe, expect, it } from '@jest/globals';
import { sentences } from './sentences.js';

const split = (text: string): string[] => sentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it('does not stop at abbreviations, initials or references', () => {
    expect(split('See s. 26 of Act No. 59 of 1958. Dr. A. B. Rao v. State was followed. It ends.')).toEqual([
      'See s. 26 of Act No. 59 of 1958.',
      'Dr. A. B. Rao v. State was followed.',
      'It ends.',
    ]);
  });

  it.each([
    ['letters with full stops between them', 'Substituted by S.O. 1277 (E), w.r.e.f. 11-10-1995, as U.P. Act 24 of 1954 was.'],
    ['short forms of addresses and dates', 'Sh. Rao of Pvt. Ltd. Regd. Office, Medak Distt. 502321, Ref. C04, wrote on Dt. 2 March 1998.'],
    ['a Hindi abbreviation', 'डॉ. राव ने रु. 500 दिए।'],
    ['a letter of a list', 'Two things count: a. Notice is given.'],
    ['a section number with two letters', '80-IE. Special provisions for undertakings'],
  ])('does not stop after %s', (_what, text) => {
    expect(split(text)).toEqual([text]);
  });

  it('stops after a time of day that is followed by a capital', () => {
    expect(split('Appear on 29.09.2026 at 10.30 a.m. Take notice of this.')).toEqual([
      'Appear on 29.09.2026 at 10.30 a.m.',
      'Take notice of this.',
    ]);
  });

  it('splits at semicolons before a capital or a number when asked to', () => {
    const text = 'Pay the rent; leave the flat; Return the keys. Thank you.';
    expect(sentences(text, { atSemicolons: true }).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Pay the rent; leave the flat;',
      'Return the keys.',
      'Thank you.',
    ]);
    expect(split(text)).toEqual(['Pay the rent; leave the flat; Return the keys.', 'Thank you.']);
  });

  it('takes time that grows with the text, not with its square', () => {
    for (const part of ['a. ', '.', '\n', '; ', 'A.', ' ']) expect(sentences(part.repeat(200_000), { atSemicolons: true })).toBeDefined();
  }, 5000);

  it('knows the danda and blank lines', () => {
    expect(split('किराया देय है। रसीद दी जाएगी।\n\nNext part')).toEqual(['किराया देय है।', 'रसीद दी जाएगी।', 'Next part']);
  });
});
