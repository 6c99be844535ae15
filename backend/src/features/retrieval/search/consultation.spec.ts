import { describe, expect, it } from '@jest/globals';
import { MemoryIndex } from '../../../../test/support/memory-index.js';
import type { Embedder } from '../../../ports/embedder/embedder.js';
import { Guide } from '../guide/guide.js';
import type { CatalogueEntry } from '../library/source-catalogue.js';
import { passagePayloads, prepareDocument, toIndexDocument } from '../preparation/indexing.js';
import { Consultant } from './consultation.js';
import { QuestionMeaning } from './meaning/question-meaning.js';
import { Searcher } from './searcher.js';

const ACT = `THE SAMPLE FERRIES ACT, 1990

1. Short title.

This Act may be called the Sample Ferries Act, 1990.

2. Lamps at night.

Every ferry shall carry two lamps of white glass at night.

3. Licence of ferry keepers.

No ferry keeper shall run a ferry without a licence from the harbour master.

4. Boats in tow.

A ferry shall not tow a rowing boat in the harbour at night without lamps of its own.

5. Life belts.

Every ferry shall have a life belt for each passenger on deck.`;

const { prepared, facts, passages } = prepareDocument([{ number: null, text: ACT }], 'act', 'ferries.txt');
const identity = { documentId: 'ferries', version: 1, documentType: 'act' as const, title: facts.title, year: facts.year };
const entries: CatalogueEntry[] = [{ ...identity, shortNames: facts.shortNames, opening: facts.opening }];

const index = new MemoryIndex([toIndexDocument(identity, passagePayloads(identity, prepared, passages))]).asIndex();
const guide = new Guide([]);
const meaning = new QuestionMeaning({ model: () => null } as Embedder);
const searcher = new Searcher(index, meaning, { snapshot: () => Promise.resolve({ version: '1', entries }) }, guide);
const consultant = new Consultant(index, searcher, guide);

describe('a question in several parts', () => {
  const opened = async (question: string): Promise<string[]> => (await consultant.consult({ question })).open.map(({ unit }) => unit);

  it('opens the section that answers each of them', async () => {
    const units = await opened(
      'How many lamps of white glass shall a ferry carry at night, and which life belt shall each passenger on deck have?',
    );
    expect(units).toEqual(expect.arrayContaining(['2', '5']));
  });

  it('opens no section for a part that nothing answers', async () => {
    const units = await opened('How many lamps of white glass shall a ferry carry at night, and what does sourdough bread taste of?');
    expect(units).toEqual(['2']);
  });
});
