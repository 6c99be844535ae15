import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { SEARCH_HERE } from '../../../../test/support/search-here.js';
import { CitationGate } from './citation-verifier.js';
import type { WholeTextSearch } from './whole-text.js';

const TEXT = `26. Receipt to be given for rent paid.\n\n(2) Every tenant who makes a payment of rent to his landlord shall be entitled to obtain
forthwith from the landlord or his author-
ised agent a written receipt for the amount paid to him, “signed by the landlord”.\n\n27. Deposit of rent by the tenant, where the landlord does not accept any rent tendered by the tenant.`;
const source = { documentId: 'drc', text: TEXT, pageStarts: [0, TEXT.indexOf('27.')], pageNumbers: [11, 12] };
const gate = new CitationGate([source], SEARCH_HERE);
const gateOf = (text: string) => new CitationGate([{ documentId: 'own', text, pageStarts: [0], pageNumbers: [null] }], SEARCH_HERE);
const check = (quotation: string, near?: number) => gate.check([{ documentId: 'drc', quotation, near }]);

describe('CitationGate', () => {
  it('shows the exact words although white space, quotes, case and hyphenation differ', async () => {
    const { shown, withheld } = await check(
      'every tenant who makes a payment of rent to his landlord shall be entitled to obtain forthwith from the landlord or his authorised agent a written receipt for the amount paid to him, "signed by the landlord"',
    );
    expect(withheld).toBe(0);
    expect(shown).toMatchObject([{ match: 'verbatim', pageFrom: 11, pageTo: 11 }]);
    expect(shown[0]?.quotation).toMatch(/^Every tenant[^]*landlord/);
    expect(TEXT.slice(shown[0]?.start, shown[0]?.end)).toBe(shown[0]?.quotation);
  });

  it('corrects a near miss to the words of the source', async () => {
    const { shown } = await check(
      'Every tenant who makes payment of rent to the landlord shall be entitled to obtain forthwith from the landlord or his agent a written receipt',
    );
    expect(shown).toMatchObject([{ match: 'corrected' }]);
    expect(shown[0]?.quotation).toContain('to his landlord shall be entitled');
  });

  it('takes dots that stand in the source for its own', async () => {
    const text = 'In the following cases: (a) … (b) where the rent was paid in advance.';
    const gate = new CitationGate([{ documentId: 'own', text, pageStarts: [0], pageNumbers: [null] }], SEARCH_HERE);
    const quotation = 'cases: (a) … (b) where the rent was paid';
    expect((await gate.check([{ documentId: 'own', quotation }])).shown.map((each) => each.quotation)).toEqual([quotation]);
  });

  it('finds every part of a quotation with omissions, in order', async () => {
    const { shown } = await check('Every tenant who makes a payment of rent … a written receipt for the amount paid');
    expect(shown.map((part) => part.claim)).toEqual([0, 0]);
    expect((await check('Every tenant who makes a payment of rent … must be paid in gold coins')).withheld).toBe(1);
  });

  it('does not put together parts that stand in another order, or far from each other', async () => {
    expect((await check('a written receipt for the amount paid … Every tenant who makes a payment of rent')).withheld).toBe(1);
    const apart = `Whoever steals a goat ${'and so forth, '.repeat(2000)} shall be hanged by the neck.`;
    const quotation = 'Whoever steals a goat … shall be hanged by the neck';
    expect((await gateOf(apart).check([{ documentId: 'own', quotation }])).withheld).toBe(1);
    expect((await gateOf(apart.slice(0, 10_000) + apart.slice(-100)).check([{ documentId: 'own', quotation }])).withheld).toBe(0);
  });

  it('tries every place of a part for a quotation with omissions, not only the nearest', async () => {
    const twice = 'The tenant shall pay. The landlord shall repair the roof. The tenant shall pay.';
    const startsOf = async (quotation: string, near: number) =>
      (await gateOf(twice).check([{ documentId: 'own', quotation, near }])).shown.map(({ start }) => start);
    const roof = twice.indexOf('shall repair');
    expect(await startsOf('shall repair the roof … the tenant shall pay', 0)).toEqual([roof, twice.lastIndexOf('The tenant')]);
    for (const words of ['The tenant shall pay', 'the tenant SHALL pay'])
      expect(await startsOf(`${words} … shall repair the roof`, twice.length)).toEqual([0, roof]);
  });

  it('withholds what no source says, what is too short and sources that were not given', async () => {
    expect(await check('The landlord may keep the deposit for ever and ever without any reason')).toEqual({ shown: [], withheld: 1 });
    expect((await check('rent')).withheld).toBe(1);
    expect((await gate.check([{ documentId: 'other', quotation: 'Receipt to be given for rent paid' }])).withheld).toBe(1);
  });

  it('does not begin or end inside a word', async () => {
    expect((await check('ceipt to be given for rent pai')).shown.every((part) => part.match === 'corrected')).toBe(true);
  });

  it('takes the occurrence nearest to the passage', async () => {
    const second = TEXT.lastIndexOf('the landlord');
    expect((await check('rent to', TEXT.length)).withheld).toBe(1);
    expect((await check('the landlord', second)).shown[0]?.start).toBe(second);
  });

  it('only ever shows substrings of the source, whatever is claimed', async () => {
    const words = TEXT.split(/\s+/);
    const noise = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 30 });
    const excerpt = fc
      .tuple(fc.nat(words.length - 1), fc.integer({ min: 6, max: 25 }), fc.array(fc.nat(24), { maxLength: 3 }))
      .map(([from, length, wrong]) => words.slice(from, from + length).map((word, i) => (wrong.includes(i) ? 'wrong' : word)));
    await fc.assert(
      fc.asyncProperty(fc.oneof(noise, excerpt), fc.nat(TEXT.length), async (claimed, near) => {
        const { shown, withheld } = await check(claimed.join(' '), near);
        for (const part of shown) expect(TEXT.slice(part.start, part.end)).toBe(part.quotation);
        expect(shown.length > 0).toBe(withheld === 0);
      }),
    );
  });

  it('finds every verbatim excerpt of the source', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(TEXT.length), fc.integer({ min: 40, max: 200 }), async (from, length) => {
        const start = TEXT.indexOf(' ', from);
        const end = TEXT.indexOf(' ', start + length);
        fc.pre(start >= 0 && end > start);
        const { shown } = await check(TEXT.slice(start + 1, end).replace(/\s+/g, ' '), start);
        expect(shown.length).toBe(1);
      }),
    );
  });
});

/** The numbers of what is not supported, with units of no title. */
const unitsOf = async (gate: CitationGate, answer: string, units: string[]) =>
  (await gate.unsupported(answer, { units: units.map((unit) => ({ unit, title: '' })), said: '' })).map((each) =>
    each.kind === 'provision' ? each.unit : each.written,
  );

describe('unsupported', () => {
  it('names cited sections that no source is or mentions', async () => {
    const text = 'the time referred to in section 26';
    const passages = new CitationGate([{ documentId: 'doc', text, pageStarts: [0], pageNumbers: [1] }], SEARCH_HERE);
    expect(await unitsOf(passages, 'See sections 26 and 27 and section 420.', ['27'])).toEqual(['420']);
  });
});

describe('a source that is too long for the event loop', () => {
  const filling = 'The quick provisions of this Part apply to every premises.\n'.repeat(2000);
  const text = `${TEXT}\n${filling}99. Bees. Whoever keeps bees shall keep them away from the road.\n`;
  const search = {
    locate: jest.fn<WholeTextSearch['locate']>((...call) => SEARCH_HERE.locate(...call)),
    held: jest.fn<WholeTextSearch['held']>((...call) => SEARCH_HERE.held(...call)),
  };
  const longGate = () => {
    jest.clearAllMocks();
    return new CitationGate([{ documentId: 'long', text, pageStarts: [0], pageNumbers: [1] }], search);
  };
  const claim = (quotation: string, near = 0) => ({ documentId: 'long', quotation, near });

  it('is read around the place that a claim names, and nowhere else', async () => {
    const { shown, withheld } = await longGate().check([
      claim('every tenant who makes a payment of rent to his landlord … a written receipt for the amount paid to him'),
      claim('Whoever keeps bees shall keep them away from the road.', text.length - 60),
    ]);
    expect(withheld).toBe(0);
    for (const { start, end, quotation } of shown) expect(text.slice(start, end)).toBe(quotation);
    expect(shown.map((part) => part.claim)).toEqual([0, 0, 1]);
    expect(search.locate).not.toHaveBeenCalled();
  });

  it('is searched for the other claims, all at once, and not again for one that it does not hold', async () => {
    const gate = longGate();
    const [near, far, false_] = [
      claim('Every tenant who makes a payment of rent'),
      claim('whoever keeps bees shall keep them away from the road'),
      claim('whoever keeps tigers may walk them on every road of the town'),
    ];
    const { shown, withheld } = await gate.check([near, far, false_]);
    expect(withheld).toBe(1);
    expect(shown.map((part) => [part.claim, part.match])).toEqual([
      [0, 'verbatim'],
      [1, 'verbatim'],
    ]);
    expect(search.locate.mock.calls).toEqual([[text, [far, false_].map(({ quotation, near: at }) => ({ quotation, near: at }))]]);
    expect(await gate.check([{ ...false_, near: text.length }])).toEqual({ shown: [], withheld: 1 });
    expect(search.locate).toHaveBeenCalledTimes(1);
  });

  it('is searched for a section once, and only for one that no short source mentions', async () => {
    const gate = longGate();
    const cited = (answer: string) => unitsOf(gate, answer, ['26']);
    expect(await cited('Section 26 and section 99 and section 420.')).toEqual(['420']);
    expect(await cited('Section 420 and section 99.')).toEqual(['420']);
    expect(
      search.held.mock.calls.map(([whole, wanted]) => [whole.text, wanted.map((each) => each.kind === 'provision' && each.unit)]),
    ).toEqual([[text, ['99', '420']]]);
  });

  it('lets nothing through that the search did not find', async () => {
    search.locate.mockResolvedValueOnce([null]);
    search.held.mockResolvedValueOnce([false]);
    const gate = new CitationGate([{ documentId: 'long', text, pageStarts: [0], pageNumbers: [1] }], search);
    expect(await gate.check([claim('whoever keeps bees shall keep them away')])).toEqual({ shown: [], withheld: 1 });
    expect(await unitsOf(gate, 'Section 99.', [])).toEqual(['99']);
  });
});
