import { describe, expect, it } from '@jest/globals';
import { MemoryIndex } from '../../../../../test/support/memory-index.js';
import type { Embedder } from '../../../../ports/embedder/embedder.js';
import { Guide } from '../../guide/guide.js';
import { passagePayloads, prepareDocument, toIndexDocument } from '../../preparation/indexing.js';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { Consultant } from '../consultation.js';
import { QuestionMeaning } from '../meaning/question-meaning.js';
import { Searcher } from '../searcher.js';

const ACTS: Record<string, string> = {
  ferries: `THE SAMPLE FERRIES ACT, 1990

1. Short title.

This Act may be called the Sample Ferries Act, 1990.

2. Definitions.

In this Act,—

(a) "ferry keeper" means a person who runs a ferry for hire;

(b) "Board" means the Board established under section 9;

(c) "passenger" includes a child in arms.

3. Licence.

No ferry keeper shall run a ferry without a licence, subject to the provisions of section 5.

4. Lamps.

Every ferry shall carry two lamps at night. Whoever has none shall be punishable with fine.

5. Exemption of rowing boats.

The Board may exempt rowing boats.

6. Buoys.

Every mooring shall have a buoy.

7. Penalties.

If any ferry keeper contravenes the provisions of section 3, he shall be punishable with imprisonment for three months.`,
  carts: `THE SAMPLE CARTS ACT, 1991

1. Short title.

This Act may be called the Sample Carts Act, 1991.

2. Penalty.

Whoever contravenes the provisions of section 3 shall be punishable with fine.

3. Bells.

Every cart shall have a bell.

4. Carts on ferries.

A cart is carried only by a person who holds the licence that section 3 of the Sample Ferries Act, 1990 requires.

5. Carts on ships.

A cart on a ship is cargo under section 9 of the Imaginary Ships Act, 1899.`,
};

const entries: CatalogueEntry[] = [];
const documents = Object.entries(ACTS).map(([documentId, text]) => {
  const { prepared, facts, passages } = prepareDocument([{ number: null, text }], 'act', `${documentId}.txt`);
  const identity = { documentId, version: 1, documentType: 'act' as const, title: facts.title, year: facts.year };
  entries.push({ ...identity, shortNames: facts.shortNames, opening: facts.opening });
  return toIndexDocument(identity, passagePayloads(identity, prepared, passages));
});
const index = new MemoryIndex(documents).asIndex();
const guide = new Guide([]);
const byWords = new QuestionMeaning({ model: () => null } as Embedder);
const searcher = new Searcher(index, byWords, { snapshot: () => Promise.resolve({ version: '1', entries }) }, guide);
const consultant = new Consultant(index, searcher, guide);

describe('sections that a quoted one leads to', () => {
  const consult = async (question: string) => {
    const { open, named } = await consultant.consult({ question });
    const told = named.flatMap(({ unit, relation }) => (relation ? [`${unit}: ${Object.values(relation).join(' ')}`] : []));
    return { open: open.map(({ documentId, unit }) => `${documentId} ${unit}`), told, named };
  };

  it('names the penalty of its own act, and no definition where no meaning is asked', async () => {
    const { told } = await consult('Does section 3 of the Sample Ferries Act bind every ferry keeper?');
    expect(told).toEqual(['7: penalty 3', '5: reference 3']);
  });

  it('names where the word is defined whose meaning is asked', async () => {
    const { open, told, named } = await consult('What is a ferry keeper in section 3 of the Sample Ferries Act?');
    expect(open).toEqual(['ferries 3']);
    expect(told).toEqual(['7: penalty 3', '2: definition ferry keeper']);
    expect(named[1]?.passages[0]?.text.trim()).toBe('(a) "ferry keeper" means a person who runs a ferry for hire;');
  });

  it('names what the section relies on', async () => {
    expect((await consult('section 3 of the Sample Ferries Act, on the licence')).told).toContain('7: penalty 3');
    expect((await consult('section 3 of the Sample Carts Act')).told).toEqual(['2: penalty 3']);
  });

  it('names the section of another law that the section cites, where the library has that law', async () => {
    const { named } = await consult('section 4 of the Sample Carts Act');
    expect(named.map(({ documentId, unit, relation }) => [documentId, unit, relation])).toContainEqual([
      'ferries',
      '3',
      { kind: 'reference', of: '4' },
    ]);
    expect((await consult('section 5 of the Sample Carts Act')).told).toEqual([]);
  });

  it('names no penalty where the section has its own, and none where nothing punishes its breach', async () => {
    expect((await consult('section 4 of the Sample Ferries Act')).told).toEqual([]);
    expect((await consult('section 6 of the Sample Ferries Act')).told).toEqual([]);
  });
});
