import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CitationGate, unsupportedUnits } from './citation-verifier.js';

const TEXT = `26. Receipt to be given for rent paid.\n\n(2) Every tenant who makes a payment of rent to his landlord shall be entitled to obtain
forthwith from the landlord or his author-
ised agent a written receipt for the amount paid to him, “signed by the landlord”.\n\n27. Deposit of rent by the tenant, where the landlord does not accept any rent tendered by the tenant.`;
const source = { documentId: 'drc', text: TEXT, pageStarts: [0, TEXT.indexOf('27.')], pageNumbers: [11, 12] };
const gate = new CitationGate([source]);
const check = (quotation: string, near?: number) => gate.check([{ documentId: 'drc', quotation, near }]);

describe('CitationGate', () => {
  it('shows the exact words although white space, quotes, case and hyphenation differ', () => {
    const { shown, withheld } = check(
      'every tenant who makes a payment of rent to his landlord shall be entitled to obtain forthwith from the landlord or his authorised agent a written receipt for the amount paid to him, "signed by the landlord"',
    );
    expect(withheld).toBe(0);
    expect(shown).toMatchObject([{ match: 'verbatim', pageFrom: 11, pageTo: 11 }]);
    expect(shown[0]?.quotation).toMatch(/^Every tenant[^]*landlord/);
    expect(TEXT.slice(shown[0]?.start, shown[0]?.end)).toBe(shown[0]?.quotation);
  });

  it('corrects a near miss to the words of the source', () => {
    const { shown } = check(
      'Every tenant who makes payment of rent to the landlord shall be entitled to obtain forthwith from the landlord or his agent a written receipt',
    );
    expect(shown).toMatchObject([{ match: 'corrected' }]);
    expect(shown[0]?.quotation).toContain('to his landlord shall be entitled');
  });

  it('takes dots that stand in the source for its own', () => {
    const text = 'In the following cases: (a) … (b) where the rent was paid in advance.';
    const gate = new CitationGate([{ documentId: 'own', text, pageStarts: [0], pageNumbers: [null] }]);
    const quotation = 'cases: (a) … (b) where the rent was paid';
    expect(gate.check([{ documentId: 'own', quotation }]).shown.map((each) => each.quotation)).toEqual([quotation]);
  });

  it('finds every part of a quotation with omissions, in order', () => {
    const { shown } = check('Every tenant who makes a payment of rent … a written receipt for the amount paid');
    expect(shown.map((part) => part.claim)).toEqual([0, 0]);
    expect(check('Every tenant who makes a payment of rent … must be paid in gold coins').withheld).toBe(1);
  });

  it('withholds what no source says, what is too short and sources that were not given', () => {
    expect(check('The landlord may keep the deposit for ever and ever without any reason')).toEqual({ shown: [], withheld: 1 });
    expect(check('rent').withheld).toBe(1);
    expect(gate.check([{ documentId: 'other', quotation: 'Receipt to be given for rent paid' }]).withheld).toBe(1);
  });

  it('does not begin or end inside a word', () => {
    expect(check('ceipt to be given for rent pai').shown.every((part) => part.match === 'corrected')).toBe(true);
  });

  it('takes the occurrence nearest to the passage', () => {
    const second = TEXT.lastIndexOf('the landlord');
    expect(check('rent to', TEXT.length).withheld).toBe(1);
    expect(check('the landlord', second).shown[0]?.start).toBe(second);
  });

  it('only ever shows substrings of the source, whatever is claimed', () => {
    const words = TEXT.split(/\s+/);
    const noise = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 30 });
    const excerpt = fc
      .tuple(fc.nat(words.length - 1), fc.integer({ min: 6, max: 25 }), fc.array(fc.nat(24), { maxLength: 3 }))
      .map(([from, length, wrong]) => words.slice(from, from + length).map((word, i) => (wrong.includes(i) ? 'wrong' : word)));
    fc.assert(
      fc.property(fc.oneof(noise, excerpt), fc.nat(TEXT.length), (claimed, near) => {
        const { shown, withheld } = check(claimed.join(' '), near);
        for (const part of shown) expect(TEXT.slice(part.start, part.end)).toBe(part.quotation);
        expect(shown.length > 0).toBe(withheld === 0);
      }),
    );
  });

  it('finds every verbatim excerpt of the source', () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length), fc.integer({ min: 40, max: 200 }), (from, length) => {
        const start = TEXT.indexOf(' ', from);
        const end = TEXT.indexOf(' ', start + length);
        fc.pre(start >= 0 && end > start);
        const { shown } = check(TEXT.slice(start + 1, end).replace(/\s+/g, ' '), start);
        expect(shown.length).toBe(1);
      }),
    );
  });
});

describe('unsupportedUnits', () => {
  it('names cited sections that no source is or mentions', () => {
    const passages = [{ unit: '27', text: 'the time referred to in section 26' }];
    expect(unsupportedUnits('See sections 26 and 27 and section 420.', passages).map(({ unit }) => unit)).toEqual(['420']);
  });
});
