import { beforeAll, describe, expect, it } from '@jest/globals';
import { MemoryIndex } from '../../../../../test/support/memory-index.js';
import type { Embedder } from '../../../../ports/embedder/embedder.js';
import { Guide } from '../../guide/guide.js';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { passagePayloads, prepareDocument, toIndexDocument } from '../../preparation/indexing.js';
import { type Consultation, Consultant } from '../consultation.js';
import { QuestionMeaning } from '../meaning/question-meaning.js';
import { Searcher } from '../searcher.js';

const ACT = `THE CONSUMER PROTECTION ACT, 2019

34. Where a complaint about goods is made.

A complaint about goods that are broken is made to the District Commission.

35. How a seller gives money back.

A seller who takes goods back gives the price back within fourteen days.

36. Lamps.

Lamps that are sold shall carry the name of their maker.`;
const ways = (...en: string[]) => ({ en, hi: [], hinglish: [] });
const TOPICS = [
  {
    id: 'goods-broken',
    name: 'Goods are broken',
    asks: ways('the fridge that I bought is broken', 'the shop sold me a broken phone'),
    law: [{ act: 'Consumer Protection Act, 2019', section: '34' }],
    next: [],
  },
  {
    id: 'money-back',
    name: 'The shop keeps the money',
    asks: ways('the shop does not give my money back', 'refund of the price of a phone'),
    law: [{ act: 'Consumer Protection Act, 2019', section: '35' }],
    next: [],
  },
  {
    id: 'not-loaded',
    name: 'A shop must close on Sundays',
    asks: ways('the shop is open on sundays', 'may a shop sell a phone on a sunday'),
    law: [{ act: 'Weekly Holidays Act, 1942', section: '3' }],
    next: [],
  },
];

/** The library holds its act, and not what the topic is about, as in a print that ends before the schedules. */
const BEYOND_PRINT = {
  id: 'repair-by-when',
  name: 'By when a repair is due',
  asks: ways('by when must a shop repair a phone', 'days in which the shop repairs a phone'),
  law: [{ act: 'Consumer Protection Act, 2019', section: 'Order VIII Rule 1' }],
  next: [],
};

let consultant: Consultant;
const consult = (question: string, topic?: string): Promise<Consultation> => consultant.consult({ question, topic });
const units = ({ open }: Consultation): string[] => open.map(({ unit }) => unit);
const ids = ({ choices }: Consultation): string[] => choices.map(({ id }) => id);

beforeAll(() => {
  const { prepared, facts, passages } = prepareDocument([{ number: null, text: ACT }], 'act', 'goods.txt');
  const identity = { documentId: 'goods', version: 1, documentType: 'act' as const, title: facts.title, year: facts.year };
  const entries: CatalogueEntry[] = [{ ...identity, shortNames: facts.shortNames, opening: facts.opening }];
  const index = new MemoryIndex([toIndexDocument(identity, passagePayloads(identity, prepared, passages))]).asIndex();
  const guide = new Guide([...TOPICS, BEYOND_PRINT]);
  const catalogue = { snapshot: () => Promise.resolve({ version: '1', entries }) };
  consultant = new Consultant(index, new Searcher(index, new QuestionMeaning({ model: () => null } as Embedder), catalogue, guide), guide);
});

describe('what a question may mean', () => {
  const PEOPLE = 'grandmother, grandfather, cousins, barber, postman, tailor, baker';
  const UNSURE = 'the shop, my broken phone and my money: the uncle of my neighbour only laughs at the counter';

  it('is asked back where it is not sure: nothing is opened, and the topics whose law is there are offered, with their sections to read', async () => {
    const consulted = await consult(UNSURE);
    expect(consulted.relevance).toMatchObject({ sufficient: false });
    expect([units(consulted), consulted.named.map(({ unit }) => unit).sort()]).toEqual([[], ['34', '35']]);
    expect(ids(consulted).sort()).toEqual(['goods-broken', 'money-back']);
  });

  it('is answered in a story with the law on both things that it tells of, and both are offered for a whole answer', async () => {
    const story = `${UNSURE}; yesterday ${PEOPLE} all came`;
    const consulted = await consult(story);
    expect(consulted.relevance).toMatchObject({ sufficient: true });
    expect(units(consulted).sort()).toEqual(['34', '35']);
    expect(consulted.matters?.map(({ id }) => id).sort()).toEqual(['goods-broken', 'money-back']);
    expect(ids(consulted).sort()).toEqual(['goods-broken', 'money-back']);
  });

  it('is not offered where the library holds its act and not its provision', async () => {
    const consulted = await consult(`${UNSURE}, for days`);
    expect(consulted.guidance.topics.map(({ topic }) => topic.id)).toContain(BEYOND_PRINT.id);
    expect(ids(consulted).sort()).toEqual(['goods-broken', 'money-back']);
  });

  it.each([
    ['goods-broken', '34'],
    ['money-back', '35'],
  ])('is what was chosen: %s', async (topic, section) => {
    const consulted = await consult(UNSURE, topic);
    expect(units(consulted)[0]).toBe(section);
    expect(ids(consulted)).toEqual([]);
  });

  it('is answered where it is rather sure, with what else may be meant', async () => {
    const consulted = await consult('refund of the price, the phone that the shop sold me is broken');
    expect([units(consulted)[0], ids(consulted)]).toEqual(['35', ['goods-broken']]);
  });

  it('is not asked where the guide is sure, and nothing else is offered then', async () => {
    const consulted = await consult('the shop does not give my money back');
    expect(units(consulted)[0]).toBe('35');
    expect(ids(consulted)).toEqual([]);
  });

  it('is said to be missing where the library holds its act and not its provision, instead of what another section says', async () => {
    const consulted = await consult('by when must a shop repair a phone');
    expect([consulted.relevance.sufficient, units(consulted), consulted.missing]).toEqual([
      false,
      [],
      [{ act: 'Consumer Protection Act, 2019', section: 'Order VIII Rule 1', missing: 'section' }],
    ]);
  });

  it('is nothing where no word of law is near: no section is named', async () => {
    const consulted = await consult('sing me a song of lamps and stars');
    expect([consulted.relevance.sufficient, units(consulted), consulted.named, ids(consulted)]).toEqual([false, [], [], []]);
  });

  it('is not asked where a section is cited', async () => {
    expect(units(await consult('section 36 of the Consumer Protection Act, 2019, my phone, the shop'))).toEqual(['36']);
  });
});
