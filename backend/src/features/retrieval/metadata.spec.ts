import { describe, expect, it } from '@jest/globals';
import { findFacts, findShortNames, titleCase, titleFromFilename } from './metadata.js';

describe('findFacts', () => {
  it('reads title, year and jurisdiction of an act', () => {
    const text =
      'THE SAMPLE TENANCIES ACT, 1990\n\n1. Short title.\n\n(1) This Act may be called the Sample Tenancies Act, 1990.\n\n(2) It extends to the whole of India.';
    expect(findFacts(text, 'act', 'upload-7.txt')).toMatchObject({
      title: 'The Sample Tenancies Act, 1990',
      year: 1990,
      jurisdiction: 'India',
      court: null,
    });
  });

  it('takes the name from the citing clause when there is no heading', () => {
    expect(findFacts('1. These rules may be cited as the Sample Receipt Rules, 2001.', 'rule', 'x.pdf')).toMatchObject({
      title: 'Sample Receipt Rules, 2001',
      year: 2001,
    });
  });

  it('reads parties, court and year of a judgment', () => {
    const text =
      'Asha Rao v Sample Housing Board\nHigh Court of Sampleshire\n\n3 May 2011\n1. The appellant relies on Roe v. Doe, 12 S.C. 4.';
    expect(findFacts(text, 'judgment', 'a.txt')).toMatchObject({
      title: 'Asha Rao v Sample Housing Board',
      court: 'High Court of Sampleshire',
      year: 2011,
    });
  });

  it('falls back to the file name', () => {
    expect(findFacts('some words without a title', 'judgment', 'Rao_v_Board-2011.pdf').title).toBe('Rao v Board-2011');
    expect(findFacts('', 'act', '.txt').title).toBe('.txt');
  });
});

describe('findShortNames', () => {
  it('learns the short names that a text declares, but not "the Act"', () => {
    const text = `under the Sample Tenancies Act, 1990 (hereinafter referred to as "the ST Act") and the Other Things Act (for short 'the Act')`;
    expect(findShortNames(text)).toEqual([{ full: 'Sample Tenancies Act', short: 'ST Act' }]);
  });
});

describe('titles', () => {
  it('sets capitals in title case and leaves mixed case alone', () => {
    expect(titleCase('THE SALE OF GOODS ACT')).toBe('The Sale of Goods Act');
    expect(titleCase('McDonald v Doe')).toBe('McDonald v Doe');
  });

  it('makes words of a file name', () => {
    expect(titleFromFilename('folder/the-sample-act_1990.txt')).toBe('the sample act 1990');
  });
});
