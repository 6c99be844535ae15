import { describe, expect, it } from '@jest/globals';
import { MemoryIndex } from '../../../../../test/support/memory-index.js';
import type { Embedder } from '../../../../ports/embedder/embedder.js';
import { Guide } from '../../guide/guide.js';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { passagePayloads, prepareDocument, toIndexDocument } from '../../preparation/indexing.js';
import { Consultant } from '../consultation.js';
import { QuestionMeaning } from '../meaning/question-meaning.js';
import { Searcher } from '../searcher.js';
import { NamedSections } from './named-sections.js';

const CHEQUES = `THE NEGOTIABLE INSTRUMENTS ACT, 1881

137. Presumption as to foreign law.

The law of a foreign country is presumed to be the same as that of India.

138. Return of a cheque.

Whoever draws a cheque that comes back for want of funds shall be punished with a fine:

Provided that nothing in this section shall apply unless—

(a) it was presented in time;

(b) payment was demanded in writing within thirty days; and

(c) the drawer did not pay within fifteen days.

139. Presumption in favour of holder.

A cheque that was returned is presumed to have been drawn for a debt.

142. Cognizance of offences.

(1) No court shall try the return of a cheque but—

(a) on a complaint in writing;

(b) made within one month; and

(c) before a Magistrate of the first class.`;
const OTHER = CHEQUES.replace('NEGOTIABLE INSTRUMENTS ACT, 1881', 'SAMPLE CHEQUES ACT, 1990');

const topic = {
  id: 'cheque-returned-unpaid',
  name: 'Cheque returned unpaid',
  asks: { en: ['cheque came back for want of funds', 'my cheque was returned by the bank'], hi: [], hinglish: [] },
  law: [{ act: 'Negotiable Instruments Act, 1881', section: '138' }],
  next: ['By when must the notice be sent?'],
};
/** Nearer to one of the questions below than the topic that names its words; the library lacks its law. */
const nearer = {
  ...topic,
  id: 'presumption-of-debt',
  name: 'Cheque presumed to be for a debt',
  asks: { en: ['my cheque was returned by the bank for want of funds'], hi: [], hinglish: [] },
  law: [{ act: 'Sample Debts Act, 1990', section: '5' }],
};
/** Names no words itself; its plain text rests on sections 138 and 139, and on others that the sample lacks. */
const defence = {
  ...topic,
  id: 'cheque-accused-defence',
  name: 'Defending a cheque case',
  asks: { en: ['cheque was not for a debt', 'how do I defend myself in a cheque case'], hi: [], hinglish: [] },
  law: [{ act: 'Negotiable Instruments Act, 1881', section: '139' }],
};
function libraryOf(texts: readonly string[], topics = [topic]) {
  const made = texts.map((text, at) => {
    const { prepared, facts, passages } = prepareDocument([{ number: null, text }], 'act', `act-${at}.txt`);
    const identity = { documentId: `act-${at}`, version: 1, documentType: 'act' as const, title: facts.title, year: facts.year };
    const entry: CatalogueEntry = { ...identity, shortNames: facts.shortNames, opening: facts.opening };
    return { entry, document: toIndexDocument(identity, passagePayloads(identity, prepared, passages)) };
  });
  const index = new MemoryIndex(made.map(({ document }) => document)).asIndex();
  const guide = new Guide(topics);
  const catalogue = { snapshot: () => Promise.resolve({ version: '1', entries: made.map(({ entry }) => entry) }) };
  const searcher = new Searcher(index, new QuestionMeaning({ model: () => null } as Embedder), catalogue, guide);
  return { consultant: new Consultant(index, searcher, guide), guide, index };
}
const consultantOf = (texts: readonly string[], topics = [topic]): Consultant => libraryOf(texts, topics).consultant;

describe('a topic that names its words', () => {
  const question = 'My cheque came back for want of funds. What can I do?';

  it('opens the rule and the other half of the answer, each with the parts that are named', async () => {
    const { open } = await consultantOf([CHEQUES]).consult({ question });
    expect(open.map(({ unit }) => unit)).toEqual(['138', '142']);
    // First what the topic names, then what else its plain text rests on.
    expect(open[0]?.named).toMatchObject([
      { take: ['open', 'prov1(b)', 'prov1(c)'] },
      { at: '', take: expect.arrayContaining(['prov.(b)']) },
    ]);
    expect(open[1]?.named).toMatchObject([{ at: '(1)' }, { at: '', take: expect.arrayContaining(['(1)(b)']) }]);
  });

  it('opens what its plain text rests on where it names no words, the section that was found first', async () => {
    const { open } = await consultantOf([CHEQUES], [defence]).consult({
      question: 'How do I defend myself, the cheque was not for a debt?',
    });
    expect(open.map(({ unit, named }) => [unit, named?.length])).toEqual([
      ['139', 1],
      ['138', 1],
    ]);
  });

  it('names its words too where a topic of another section is somewhat nearer, and the ranking puts its own first', async () => {
    const asked = { question: 'My cheque was returned by the bank for want of funds' };
    const { open, guidance } = await consultantOf([CHEQUES], [topic, nearer]).consult(asked);
    expect(guidance.topics[0]?.topic.id).toBe(nearer.id);
    expect(open.map(({ unit, named }) => [unit, named?.length])).toEqual([
      ['138', 2],
      ['142', 2],
    ]);
  });

  it('opens the other half in a long story too, where the topic scores low but its section is surely right', async () => {
    const { consultant, guide, index } = libraryOf([CHEQUES]);
    const { open, guidance, generation } = await consultant.consult({ question });
    const inStory = { ...guidance, topics: guidance.topics.map((each) => ({ ...each, score: 0.7 })) };
    const chosen = open.slice(0, 1).map((section) => ({ ...section, named: undefined }));
    const sections = new NamedSections(index, guide);
    const units = async (confidence: number | null) => {
      const beside = await sections.beside(inStory, chosen, confidence, { generation });
      return sections.of(inStory, chosen, confidence, beside)?.map(({ unit }) => unit);
    };
    expect(await units(0.8)).toEqual(['138', '142']);
    expect(await units(0.55)).toEqual(['138']);
    expect(await units(null)).toEqual(['138']);
  });

  it('names the words of each section that parts of a question led to', async () => {
    const { consultant, guide, index } = libraryOf([CHEQUES]);
    const { open, guidance } = await consultant.consult({ question });
    const chosen = open.map((section) => ({ ...section, named: undefined }));
    const [rule, forum] = new NamedSections(index, guide).ofEach(guidance, chosen);
    expect([rule?.named?.length, forum?.named?.map(({ at }) => at)]).toEqual([1, ['(1)']]);
    expect(new NamedSections(index, guide).ofEach({ ...guidance, topics: [] }, chosen)).toEqual(chosen);
  });

  it('opens nothing of a topic where the whole question is not sure, only a part of it', async () => {
    const { consultant, guide, index } = libraryOf([CHEQUES]);
    const { open, guidance, generation } = await consultant.consult({ question });
    const sections = new NamedSections(index, guide);
    const first = open.slice(0, 1);
    expect(await sections.beside(guidance, first, 0.3, { generation })).toEqual([]);
    expect((await sections.beside(guidance, first, 0.6, { generation })).map(({ unit }) => unit)).toEqual(['142']);
  });

  it('opens no section beside the rule that the library lacks', async () => {
    const { open } = await consultantOf([CHEQUES.slice(0, CHEQUES.indexOf('142. '))]).consult({ question });
    expect(open.map(({ unit }) => unit)).toEqual(['138']);
  });

  it('has no part in a question that cites a section, or in a library without its act', async () => {
    const { open } = await consultantOf([CHEQUES]).consult({ question: 'What does section 139 of the Negotiable Instruments Act say?' });
    expect(open.map(({ unit, named }) => [unit, named])).toEqual([['139', undefined]]);
    const other = await consultantOf([OTHER]).consult({ question });
    expect(other.open.every(({ named }) => named === undefined)).toBe(true);
  });
});
