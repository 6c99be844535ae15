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

  it('finds the number and the extent of an act after its list of sections', () => {
    const list = Array.from({ length: 300 }, (_, i) => `${i + 1}. A duty of some kind.`).join('\n');
    const text = `THE SAMPLE PENAL CODE\nARRANGEMENT OF SECTIONS\n${list}\nTHE SAMPLE PENAL CODE\nACT NO. 45 OF 18601\n1. It shall extend to the whole of India.`;
    expect(findFacts(text, 'act', 'code.pdf')).toMatchObject({ title: 'The Sample Penal Code', year: 1860, jurisdiction: 'India' });
  });

  it('takes the part of a code for its title, and not a law that a note cites', () => {
    const text =
      'TITLE 1—GENERAL PROVISIONS\nThis title was enacted by act July 30, 1947.\nThis Act may be cited as the "Sample Marriage Act". 1 U.S.C. 7';
    expect(findFacts(text, 'act', 'x.pdf')).toMatchObject({ title: 'Title 1—General Provisions', jurisdiction: 'United States' });
  });

  it('knows the country of a court that is named after a state', () => {
    const text = 'TENNESSEE BUREAU OF LABOUR\nLABOUR APPEALS BOARD\nAnn Doe ) Docket No. 2019-06\nv. )\nSample Works, LLC )\n1. She fell.';
    expect(findFacts(text, 'judgment', 'x.pdf')).toMatchObject({
      title: 'Ann Doe v. Sample Works, LLC',
      court: 'Labour Appeals Board',
      jurisdiction: 'United States',
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
  it('takes the brackets of a name with it', () => {
    const text = `under the provisions of The Sick Samples (Special Provisions) Act, 1985 (for short 'SSA') before the expiry`;
    expect(findShortNames(text)).toEqual([{ full: 'Sick Samples (Special Provisions) Act', short: 'SSA' }]);
  });

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
