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

describe('a question on repealed law that cites no section', () => {
  const OLD = `THE INDIAN PENAL CODE, 1860

378. Theft.

Whoever takes movable property dishonestly out of the possession of another is said to commit theft.

379. Punishment for theft.

Whoever commits theft shall be punished with imprisonment of either description for a term which may extend to three years.

390. Robbery.

In all robbery there is either theft or extortion by violence.`;
  const NEW = `THE BHARATIYA NYAYA SANHITA, 2023

302. Uttering words.

Whoever utters words that wound shall be punished with a fine.

303. Stealing.

(1) Whoever moves a thing of another is a thief.

(2) A thief goes to jail for three years.

304. Snatching.

Snatching is done suddenly by force.`;
  const library = [OLD, NEW].map((text, at) => {
    const made = prepareDocument([{ number: null, text }], 'act', `act-${at}.txt`);
    const of = { documentId: `act-${at}`, version: 1, documentType: 'act' as const, title: made.facts.title, year: made.facts.year };
    const document = toIndexDocument(of, passagePayloads(of, made.prepared, made.passages));
    return { document, entry: { ...of, shortNames: made.facts.shortNames, opening: made.facts.opening } };
  });
  const consultantOf = (held: typeof library): Consultant => {
    const laws = new Guide([]);
    const store = new MemoryIndex(held.map(({ document }) => document)).asIndex();
    const catalogue = { snapshot: () => Promise.resolve({ version: '1', entries: held.map(({ entry }) => entry) }) };
    return new Consultant(store, new Searcher(store, meaning, catalogue, laws), laws);
  };
  const question = 'What is the punishment for theft in the Indian Penal Code?';

  it('opens what took the place of the best section, and only names that', async () => {
    const { open, named, law } = await consultantOf(library).consult({ question });
    expect(open.map(({ documentId, unit, found }) => [documentId, unit, found])).toEqual([['act-1', '303', 'succession']]);
    expect(named[0]).toMatchObject({ documentId: 'act-0', unit: '379' });
    expect(law.successions).toMatchObject([{ from: { section: '379' }, since: '2024-07-01' }]);
    expect(law.replaced).toEqual([]);
  });

  it('opens the old section alone before the day of the new one, and where the library does not hold that', async () => {
    const units = ({ open }: { open: { documentId: string }[] }) => [...new Set(open.map(({ documentId }) => documentId))];
    expect(units(await consultantOf(library).consult({ question, asOn: '2024-06-30' }))).toEqual(['act-0']);
    const alone = await consultantOf(library.slice(0, 1)).consult({ question });
    expect(units(alone)).toEqual(['act-0']);
    expect(alone.law.replaced).toMatchObject([{ from: 'Indian Penal Code, 1860' }]);
  });
});

describe('a question from a State', () => {
  it('names the State where its law decides and the library holds none of it', async () => {
    const topic = {
      id: 'lamps',
      name: 'Lamps of a ferry',
      asks: { en: ['lamps of white glass on a ferry at night'], hi: [], hinglish: [] },
      law: [{ act: 'Sample Ferries Act, 1990', section: '2' }],
      asksState: true as const,
      next: [],
    };
    const laws = new Guide([topic]);
    const asked = new Consultant(
      index,
      new Searcher(index, meaning, { snapshot: () => Promise.resolve({ version: '1', entries }) }, laws),
      laws,
    );
    const states = async (question: string) => (await asked.consult({ question })).statesWithoutLaw;
    expect(await states('lamps of white glass on a ferry at night in Maharashtra')).toEqual(['Maharashtra']);
    expect(await states('lamps of white glass on a ferry at night')).toEqual([]);
  });
});
