import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { analyse, tally, tokens } from './analyser.js';

describe('analyse', () => {
  it('lower-cases, stems and drops stop words and possessives', () => {
    expect(analyse("The Tenant's receipts were given")).toEqual(analyse('tenant receipt given'));
  });

  it('takes British and American spellings for the same word', () => {
    expect(analyse('authorise organisation defence labour licence')).toEqual(analyse('authorize organization defense labor license'));
    expect(analyse('four hours of court')).not.toEqual(analyse('for hors of cort'));
  });

  it('keeps section numbers and sub-divided references as terms', () => {
    expect(analyse('Section 14D')).toContain('14d');
    expect(analyse('Rule 22.4.2(d)')).toEqual(expect.arrayContaining(['22.4.2', '22.4.2.d']));
    expect(analyse('section 138')).toContain('138');
  });

  it('joins dotted abbreviations and the prefix "sub-"', () => {
    expect(analyse('N.I. Act')).toEqual(analyse('NI Act'));
    expect(analyse('sub-tenant')).toEqual(analyse('subtenant'));
  });

  it('folds diacritics, ligatures and digits of other scripts', () => {
    expect(analyse('Café ﬁne')).toEqual(analyse('cafe fine'));
    expect(analyse('धारा २६')).toEqual(['धारा', '26']);
    expect(analyse('٢٦')).toEqual(['26']);
  });

  it('keeps Devanagari words whole and segments scripts without spaces', () => {
    expect(analyse('किराया नियंत्रण अधिनियम')).toEqual(['किराया', 'नियंत्रण', 'अधिनियम']);
    expect(analyse('租賃契約書').length).toBeGreaterThan(1);
  });

  it('gives offsets of the surface form', () => {
    const text = 'Every sub-tenant shall pay rent under section 26(2).';
    for (const { start, end } of tokens(text)) expect(text.slice(start, end).trim()).not.toBe('');
    const words = [...tokens(text)].map(({ start, end }) => text.slice(start, end));
    expect(words).toEqual(expect.arrayContaining(['sub-tenant', 'rent', '26(2)']));
  });

  it('reads English text alike whether or not a letter of another script stands after it', () => {
    const pieces = [
      'N.I.',
      'Sub-',
      'sub-tenant',
      "tenant's",
      'Act’s',
      '22.4.2(d)',
      '14D',
      '138.(iv)',
      '§',
      ' ',
      '-',
      '.',
      '’',
      '“',
      '—',
      'rent',
      'x',
      '7',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        expect([...tokens(text), ...tokens(' ऋण')].map(({ term }) => term)).toEqual(analyse(`${text} ऋण`));
        expect(tokens(text)).toEqual(tokens(`${text} ऋण`).slice(0, -1));
      }),
      { numRuns: 500 },
    );
  });

  it('is deterministic and yields no empty term for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const terms = analyse(text);
        expect(terms.every((term) => term.length > 0)).toBe(true);
        expect(analyse(text)).toEqual(terms);
      }),
    );
  });
});

describe('tally', () => {
  const pieces = [
    'rent',
    'Rents',
    'the',
    'x',
    "tenant's",
    'sub-tenant',
    'N.I.',
    '138',
    '138(1)',
    '22.4.2(d)',
    '14D',
    ' ',
    '\n',
    '-',
    '’',
    'ऋण',
    'é',
  ];

  it('counts what the analysis gives, in any text', () => {
    const wanted = new Set(analyse("rent tenant sub-tenant N.I. 138 22.4.2(d) ऋण l's"));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const terms = analyse(text);
        const expected = new Map<string, number>();
        for (const term of terms) if (wanted.has(term)) expected.set(term, (expected.get(term) ?? 0) + 1);
        expect(tally(text, wanted)).toEqual({ counts: expected, length: terms.length });
      }),
      { numRuns: 500 },
    );
  });
});
