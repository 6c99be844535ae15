import { describe, expect, it } from '@jest/globals';
import { inSmallLetters } from './small-letters.js';

describe('inSmallLetters', () => {
  it.each([
    ['IS IT AN OFFENCE TO BREAK A LOCK', 'is it an offence to break a lock'],
    ['PLEASE TELL US WHO PAYS THE RENT', 'please tell us who pays the rent'],
    ['WHAT IS SECTION 420 OF IPC', 'what is section 420 of IPC'],
    ['CHEQUE RETURNED u/s 138 NI ACT', 'cheque returned u/s 138 NI act'],
  ])('reads %s', (typed, read) => {
    expect(inSmallLetters(typed)).toBe(read);
  });

  it.each(['Is it an offence?', 'IPC 420 467', 'S.138 NI', 'Does the IS apply?', '', 'क्या यह अपराध है'])('leaves %s', (typed) => {
    expect(inSmallLetters(typed)).toBe(typed);
  });

  it('is in small letters once and for all', () => {
    const read = inSmallLetters('HOW CAN I GET MY DEPOSIT BACK');
    expect(inSmallLetters(read)).toBe(read);
  });
});
