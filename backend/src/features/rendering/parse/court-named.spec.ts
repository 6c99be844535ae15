import { describe, expect, it } from '@jest/globals';
import { USUAL_FORMAT } from '../court/court-format.js';
import { courtNamed, formatOfCourt } from './court-named.js';

describe('courtNamed', () => {
  it.each([
    ['# PLAINT\n\nIn **the Commercial Court, Pune**\n\nSuit no.: 3', 'In the Commercial Court, Pune'],
    ['# AFFIDAVIT\n\nBefore: **the Civil Judge, Saket Courts, New Delhi**', 'Before: the Civil Judge, Saket Courts, New Delhi'],
    ['IN THE HIGH COURT OF DELHI AT NEW DELHI\n\nW.P.(C) no. 4', 'IN THE HIGH COURT OF DELHI AT NEW DELHI'],
    ['# शपथ-पत्र\n\nसमक्ष: **जिला उपभोक्ता आयोग, जयपुर**', 'समक्ष: जिला उपभोक्ता आयोग, जयपुर'],
    ['न्यायालय सिविल जज, जयपुर', 'न्यायालय सिविल जज, जयपुर'],
    ['# AFFIDAVIT\n\nBefore: **the Sub-Registrar, Pune**', null],
    ['# REPLY\n\nIn the matter of: Suit no. 12 before the court at Pune', null],
    ['# RENT AGREEMENT\n\nThis agreement is subject to the courts at Pune.', null],
    [`# WILL\n\n${'A paragraph.\n\n'.repeat(20)}In the court of the Civil Judge`, null],
    ['', null],
  ])('of %j is %j', (content, court) => expect(courtNamed(content)).toBe(court));
});

describe('formatOfCourt', () => {
  const high = { courts: ['High Court'], isDefault: false };
  const delhi = { courts: ['High Court of Delhi', 'दिल्ली उच्च न्यायालय'], isDefault: false };
  const formats = [high, delhi, USUAL_FORMAT];

  it.each([
    ['IN THE HIGH COURT OF DELHI AT NEW DELHI', delhi],
    ['In the High Court of Kerala', high],
    ['समक्ष: दिल्ली उच्च न्यायालय', delhi],
    ['In the Commercial Court, Pune', USUAL_FORMAT],
    // A name within another word is not the court's.
    ['In the High Courtyard Tribunal', USUAL_FORMAT],
  ])('takes for %j the one that names most of it', (court, format) => expect(formatOfCourt(court, formats)).toBe(format));
});
