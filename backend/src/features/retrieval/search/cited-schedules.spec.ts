import { describe, expect, it } from '@jest/globals';
import { MemoryIndex } from '../../../../test/support/memory-index.js';
import type { Embedder } from '../../../ports/embedder/embedder.js';
import { Guide } from '../guide/guide.js';
import type { CatalogueEntry } from '../library/source-catalogue.js';
import { passagePayloads, prepareDocument, toIndexDocument } from '../preparation/indexing.js';
import { QuestionMeaning } from './meaning/question-meaning.js';
import { Searcher } from './searcher.js';

const SECTIONS = `1. Short title.—This law has a short title.

2. Meanings.—Words have their meanings.

3. Effect.—The Schedules have effect.

4. Payment.—A payment is noted.

`;
const LIMITATION = `THE LIMITATION ACT, 1963\n\n${SECTIONS}`;
const ROWS = `THE SCHEDULE
PART I.—BOATS
1. For the hire of a boat. Two years. When it is due.
2. For a sail. One year. When it is torn.
3. For an oar. One year. When it is lost.
4. For a boat that was lent. Three years. When it is lent.
`;
const PROCEDURE = `THE CODE OF CIVIL PROCEDURE, 1908

${SECTIONS}THE FIRST SCHEDULE
ORDER III
Boats
1. Arrest of boats.—A boat may be arrested.
2. Release of boats.—A boat may be released.
ORDER XIII-A
Short trials
1. Scope.—This Order is for small boats.
2. Stage.—It may be asked for at any stage.
`;
const CONSTITUTION = `THE CONSTITUTION OF INDIA

${SECTIONS}SEVENTH SCHEDULE
List I—Union List
1. Ships on the seas.
2. Lighthouses.
List II—State List
1. Boats on rivers.
2. Ferries.
`;
const OFFENCES = `THE BHARATIYA NYAYA SANHITA, 2023

${SECTIONS}`;
const CLASSES = `THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023

${SECTIONS}THE FIRST SCHEDULE
CLASSIFICATION OF OFFENCES
Section Offence Punishment Cognizable or Non-cognizable Bailable or Non-bailable By what Court triable
3 Hiding a boat. 1 year. Cognizable. Bailable. Any Magistrate.
4(1) Selling a boat twice. 2 years. Non-cognizable. Bailable. Any Magistrate.
4(2) Burning a boat. 3 years. Cognizable. Non-bailable. Court of Session.
`;
const FERRIES = `THE SAMPLE FERRIES ACT, 1990

${SECTIONS}THE SCHEDULE
1. A raft.
2. A barge.
`;

function libraryOf(...texts: string[]) {
  const entries: CatalogueEntry[] = [];
  const documents = texts.map((text) => {
    const { prepared, facts, passages } = prepareDocument([{ number: 1, text }], 'act', 'a.txt');
    const identity = { documentId: facts.title, version: 1, documentType: 'act' as const, title: facts.title, year: facts.year };
    entries.push({ ...identity, shortNames: facts.shortNames, opening: facts.opening });
    return toIndexDocument(identity, passagePayloads(identity, prepared, passages));
  });
  const titles = { snapshot: () => Promise.resolve({ version: '1', entries }) };
  const byWords = new QuestionMeaning({ model: () => null } as Embedder);
  const searcher = new Searcher(new MemoryIndex(documents).asIndex(), byWords, titles, new Guide([]));
  return async (question: string) => {
    const { passages, missing, relevance } = await searcher.search({ question, first: 8 });
    const cited = passages.filter(({ found }) => found === 'reference').map(({ headingPath }) => headingPath.at(-1));
    return { cited, missing: missing.map(({ act, section }) => [act, section]), sufficient: relevance.sufficient };
  };
}

describe('Searcher on schedules, orders and rules', () => {
  const search = libraryOf(LIMITATION + ROWS, PROCEDURE, CONSTITUTION, OFFENCES, CLASSES, FERRIES);

  it.each([
    ['Article 4 of the Limitation Act', ['Article 4']],
    ['Art. 4 Limitation', ['Article 4']],
    ['article 3 limitation act 1963', ['Article 3']],
    ['What is the period of limitation under Art. 2?', ['Article 2']],
    ['section 4 of the Limitation Act', ['Section 4']],
    ['Order 3 CPC', ['Order III Rule 1', 'Order III Rule 2']],
    ['Order III of the Code of Civil Procedure', ['Order III Rule 1', 'Order III Rule 2']],
    ['O. 3 R. 2', ['Order III Rule 2']],
    ['Order XIII-A rule 2', ['Order XIII-A Rule 2']],
    ['आदेश 3 नियम 1', ['Order III Rule 1']],
    ['Article 4', ['Article 4']],
    ['Section 4 of the Constitution', ['Article 4']],
    ['अनुच्छेद 4', ['Article 4']],
    ['Sch. VII List II entry 1', ['Seventh Schedule, List II, entry 1']],
    ['entry 2 of the Union List', ['Seventh Schedule, List I, entry 2']],
    ['Seventh Schedule, List II, entry 2 of the Constitution', ['Seventh Schedule, List II, entry 2']],
    ['entry 2 of the Schedule to the Sample Ferries Act', ['Schedule, entry 2']],
    ['Is section 3 of the BNS bailable?', ['First Schedule, entry for section 3', 'Section 3']],
    ['Which court tries section 4(2) BNS', ['First Schedule, entry for section 4(2)']],
    ['धारा 3 BNS जमानती है या नहीं', ['First Schedule, entry for section 3', 'Section 3']],
  ])('%s', async (question, expected) => {
    const { cited, sufficient } = await search(question);
    expect(cited.slice(0, expected.length)).toEqual(expected);
    expect(sufficient).toBe(true);
  });

  it('says that an article, an order or a rule is not held, and never gives the section of its number for it', async () => {
    const bare = libraryOf(LIMITATION, PROCEDURE.slice(0, PROCEDURE.indexOf('THE FIRST')), FERRIES);
    for (const [question, act, section] of [
      ['Article 4 of the Limitation Act', 'Limitation Act, 1963', 'Article 4'],
      ['Order 3 CPC', 'Code of Civil Procedure, 1908', 'Order 3'],
      ['Order 3 Rule 1 CPC', 'Code of Civil Procedure, 1908', 'Order 3 Rule 1'],
      ['Rule 3 of the Limitation Act', 'Limitation Act, 1963', 'Rule 3'],
    ] as const)
      expect(await bare(question)).toMatchObject({ cited: [], sufficient: false, missing: [[act, section]] });
  });

  it('answers how an offence is classified though the code of offences itself is not held', async () => {
    const { cited, missing, sufficient } = await libraryOf(CLASSES)('Is section 4(1) of the BNS cognizable?');
    expect({ cited, missing, sufficient }).toEqual({ cited: ['First Schedule, entry for section 4(1)'], missing: [], sufficient: true });
  });
});
