import { describe, expect, it } from '@jest/globals';
import { quotationsIn } from './quotations.js';

const LONG = 'the landlord may enter at any time he likes';
const words = (text: string, exact?: [number, number][]) => quotationsIn(text, exact).map((quotation) => quotation.words);

describe('quotations in running text', () => {
  it.each([
    [`He says “${LONG}”.`, [LONG]],
    [`He says "${LONG}", and "${LONG}" again.`, [LONG, LONG]],
    [`He says ‘${LONG}’.`, [LONG]],
    [`He says '${LONG}'.`, [LONG]],
    [`He says «${LONG}».`, [LONG]],
    [`He says:\n> ${LONG}\n> and goes\n\nThat is all.`, [`${LONG}\nand goes`]],
    ['“The term “rent” includes what is paid for water”', ['The term “rent” includes what is paid for water']],
    ['"The term "rent" includes what is paid for water" he says.', ['The term "rent" includes what is paid for water']],
    ["'The tenant's goods are not the landlord's to take' he says.", ["The tenant's goods are not the landlord's to take"]],
    ['‘The tenant’s goods are his own to keep’ he says.', ['The tenant’s goods are his own to keep']],
    [`“${LONG} and more\n\nA new paragraph.`, [`${LONG} and more`]],
    ['not less than “sixty days notice” is due', ['sixty days notice']],
    ['the “landlord”, the "tenant" and the ‘rent’', []],
    ["it is 6\" wide, the tenant's, the tenants' and 'tis so for ever and ever, amen", []],
    ['', []],
  ])('are found in %j', (text, expected) => expect(words(text)).toEqual(expected));

  it('are what is known to be exact words, whatever marks these hold', () => {
    const text = 'It says: “a “rent without an end to it” and so on.';
    const from = text.indexOf('a “rent');
    expect(words(text, [[from, from + 'a “rent without an end to it'.length]])).toEqual(['a “rent without an end to it']);
  });

  it('end before exact words in marks of their own when they are never closed', () => {
    const text = 'Chapter “On receipts says: “a tenant pays the rent to his landlord” and so on.';
    const from = text.indexOf('a tenant');
    const exact: [number, number] = [from, from + 'a tenant pays the rent to his landlord'.length];
    expect(words(text, [exact])).toEqual(['On receipts says:', 'a tenant pays the rent to his landlord']);
  });

  it('lie within the text, in order and apart', () => {
    const text = `“${LONG}” and '${LONG}', “${LONG}`;
    let end = 0;
    for (const quotation of quotationsIn(text)) {
      expect(quotation.start).toBeGreaterThanOrEqual(end);
      expect(text.slice(quotation.start, quotation.end)).toContain(quotation.words);
      end = quotation.end;
    }
    expect(end).toBe(text.length);
  });
});
