import { beforeAll, describe, expect, it } from '@jest/globals';
import { MemoryIndex } from '../../../../../test/support/memory-index.js';
import type { Embedder } from '../../../../ports/embedder/embedder.js';
import { Guide } from '../../guide/guide.js';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { passagePayloads, prepareDocument, toIndexDocument } from '../../preparation/indexing.js';
import { Consultant } from '../consultation.js';
import { QuestionMeaning } from '../meaning/question-meaning.js';
import { Searcher } from '../searcher.js';

const CONSUMERS = `THE CONSUMER PROTECTION ACT, 2019

2. Definitions.

In this Act,—

(7) "consumer" means any person who buys goods for a price;

(11) "deficiency" means any fault in how a service is given;

(12) "service" means work that is done for a price;

(13) "web shop" means a shop without a house.

35. Where a consumer complains.

A consumer complains of a deficiency to the District Commission.

36. What a consumer may ask.

A consumer may ask for the price of the goods.`;
const CONTRACTS = `THE INDIAN CONTRACT ACT, 1872

2. Interpretation-clause.

In this Act,—

(d) when the promisor asks for an act, such act is called a consideration for the promise;

(i) an agreement that one party may end is a voidable contract;

23. What considerations are lawful.

The consideration of an agreement is lawful, unless it is forbidden by law.`;
const OFFENCES = `THE BHARATIYA NYAYA SANHITA, 2023

2. Definitions.

In this Sanhita,—

(5) "consumer" includes a buyer;

(6) "legal helper" means a person who helps at court;

3. Extortion.

Whoever puts a person in fear and so gets a thing from him commits extortion, and shall be punished with imprisonment.

4. Attempt at theft.

Whoever tries to do what would make him guilty of theft shall be punished with a fine.

5. Theft.

Whoever takes a thing from another without his consent commits theft, and shall be punished with imprisonment.`;

let consultant: Consultant;
const first = async (question: string): Promise<string | undefined> => {
  const { open, relevance } = await consultant.consult({ question });
  return relevance.sufficient && open[0] ? `${open[0].documentId} ${open[0].unit}` : undefined;
};

beforeAll(() => {
  const made = Object.entries({ consumers: CONSUMERS, contracts: CONTRACTS, offences: OFFENCES }).map(([documentId, text]) => {
    const { prepared, facts, passages } = prepareDocument([{ number: null, text }], 'act', `${documentId}.txt`);
    const identity = { documentId, version: 1, documentType: 'act' as const, title: facts.title, year: facts.year };
    const entry: CatalogueEntry = { ...identity, shortNames: facts.shortNames, opening: facts.opening };
    return { entry, document: toIndexDocument(identity, passagePayloads(identity, prepared, passages)) };
  });
  const index = new MemoryIndex(made.map(({ document }) => document)).asIndex();
  const guide = new Guide([]);
  const catalogue = { snapshot: () => Promise.resolve({ version: '1', entries: made.map(({ entry }) => entry) }) };
  consultant = new Consultant(index, new Searcher(index, new QuestionMeaning({ model: () => null } as Embedder), catalogue, guide), guide);
});

describe('a question that asks what a word means', () => {
  it.each([
    ['Who is a consumer under the Consumer Protection Act, 2019?', 'consumers 2'],
    ['Who is a consumer under the Bharatiya Nyaya Sanhita?', 'offences 2'],
    ['What is deficiency in service?', 'consumers 2'],
    ['What is a webshop under the Consumer Protection Act, 2019?', 'consumers 2'],
    ['What is consideration in a contract?', 'contracts 2'],
    ['What is a voidable contract?', 'contracts 2'],
    ['What is extortion?', 'offences 3'],
    ['consumer kise kehte hain', 'consumers 2'],
    ['What is theft?', 'offences 5'],
    ['Who is a legal helper?', 'offences 2'],
  ])('is answered with the section that says so: %s', async (question, section) => {
    expect(await first(question)).toBe(section);
  });

  it.each(['Which considerations are lawful under the Indian Contract Act?', 'Where does a consumer complain of a deficiency?'])(
    'is not one that asks for more: %s',
    async (question) => {
      expect(await first(question)).not.toMatch(/ 2$/u);
    },
  );
});

describe('a question that compares two words', () => {
  const opened = async (question: string): Promise<string[]> =>
    (await consultant.consult({ question })).open.map(({ documentId, unit }) => `${documentId} ${unit}`);

  it('is answered with the sections that say what each is, of one act', async () => {
    expect(await opened('Difference between theft and extortion')).toEqual(['offences 5', 'offences 3']);
    expect(await opened('difference between theft extortion and consumer')).toEqual(['offences 5', 'offences 3', 'offences 2']);
    expect(await opened('What is the difference between a service and a deficiency?')).toEqual(['consumers 2']);
  });

  it('is not answered with half of what it asks', async () => {
    expect(await opened('Difference between theft and gambling')).not.toEqual(['offences 5']);
  });
});
