import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { HeldText } from '../../legal-sources/library/held-texts.service.js';
import { citedUnits, compared, UnitHashes } from './cited-units.js';

/** A text of numbered sections. */
const held = (sections: readonly string[]): HeldText => {
  let text = '';
  const units = sections.map((words, at) => {
    const start = text.length;
    text += `${words}\n`;
    return { label: String(at + 1), name: `Section ${at + 1}`, start, end: text.length };
  });
  return { documentId: 'law', title: 'Law', text, units };
};
const citing = (law: HeldText, label: number, quotation?: string) =>
  citedUnits(law, [{ spanStart: law.units[label - 1]?.start ?? 0, quotation }]);
const SECTIONS = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}( [a-z]{3,12}){0,5}$/), { minLength: 2, maxLength: 6 });

describe('cited sections', () => {
  it('are the same in other white space and other places, differ when their own words change, and come back with them', () => {
    fc.assert(
      fc.property(SECTIONS, fc.nat(), fc.nat(), (sections, one, other) => {
        const at = one % sections.length;
        const changed = other % sections.length;
        const law = held(sections);
        const { units, changed: gone } = citing(law, at + 1, sections[at]);
        expect(gone).toBe(false);
        const spaced = held(sections.map((words) => words.replaceAll(' ', '\n  ')));
        expect(compared(units, new UnitHashes(spaced))).toMatchObject({ moved: false, differs: false });
        const amended = compared(units, new UnitHashes(held(sections.map((words, n) => (n === changed ? `${words} omitted` : words)))));
        expect(amended).toMatchObject({ moved: at === changed, differs: at === changed });
        expect(compared(amended.units, new UnitHashes(law))).toMatchObject({ moved: at === changed, differs: false });
      }),
    );
  });

  it('are told once of each change, and are gone with their section', () => {
    const { units } = citing(held(['one', 'two']), 2);
    const gone = compared(units, new UnitHashes(held(['one'])));
    expect(gone).toMatchObject({ moved: true, differs: true });
    expect(compared(gone.units, new UnitHashes(held(['another'])))).toMatchObject({ moved: false, differs: true });
  });

  it('were changed before anybody looked where the quoted words are not there, and stay so', () => {
    const law = held(['one', 'two']);
    const { units, changed } = citing(law, 2, 'three');
    expect(changed).toBe(true);
    expect(compared(units, new UnitHashes(law))).toMatchObject({ moved: false, differs: true });
  });

  it('outside all sections stand for the whole text', () => {
    const preamble: HeldText = { ...held(['one']), units: [] };
    const { units } = citedUnits(preamble, [{ spanStart: 0, quotation: 'one' }]);
    expect(units.map(({ label }) => label)).toEqual(['']);
    expect(compared(units, new UnitHashes({ ...preamble, text: 'other' }))).toMatchObject({ moved: true, differs: true });
  });
});
