import { describe, expect, it } from '@jest/globals';
import { resolveLineEndHyphens } from './line-end-hyphens.js';

const resolve = (...pages: string[]) => resolveLineEndHyphens(pages).join('|');

describe('resolveLineEndHyphens', () => {
  it('follows how the document writes the word elsewhere', () => {
    expect(resolve('Every land\ufffelord under sub\ufffesection (1).', 'A landlord. See sub-section (2).')).toBe(
      'Every landlord under sub-section (1).|A landlord. See sub-section (2).',
    );
  });

  it('keeps the hyphen between two words of the document', () => {
    expect(resolve('The house\ufffetrespass. A house; a trespass.')).toBe('The house-trespass. A house; a trespass.');
  });

  it('takes a document that breaks words to break unknown ones too', () => {
    const typeset = 'The wa\ufffeter and the riv\ufffeer; water, river. Unprece\ufffedented.';
    expect(resolve(typeset)).toBe('The water and the river; water, river. Unprecedented.');
    expect(resolve('An ill\ufffewill. ill-will. A quasi\ufffemarital tie.')).toBe('An ill-will. ill-will. A quasi-marital tie.');
  });

  it('keeps hyphens at numbers, names and longer compounds', () => {
    expect(resolve('12\ufffeA, E\ufffePath, abuse-of\ufffediscretion, worst\ufffecase-law')).toBe(
      '12-A, E-Path, abuse-of-discretion, worst-case-law',
    );
  });

  it('does not glue a word at the foot of the page to the page number', () => {
    expect(resolve('of consumma\ufffe8')).toBe('of consumma-\n8');
  });

  it('treats a soft hyphen at the end of a line alike, and pages without marks not at all', () => {
    expect(resolve('land\u00ad\nlord, landlord')).toBe('landlord, landlord');
    expect(resolve('a - b', 'c-d')).toBe('a - b|c-d');
  });
});
