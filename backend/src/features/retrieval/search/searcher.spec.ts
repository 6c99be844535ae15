import { describe, expect, it } from '@jest/globals';
import { MemoryIndex } from '../../../../test/support/memory-index.js';
import type { Embedder } from '../../../ports/embedder/embedder.js';
import { EmbedderUnavailableError } from '../../../ports/embedder/errors.js';
import { passagePayloads, prepareDocument, toIndexDocument } from '../preparation/indexing.js';
import { Guide } from '../guide/guide.js';
import type { Topic } from '../guide/topic.js';
import { QuestionMeaning } from './meaning/question-meaning.js';
import { Searcher, type SearchRequest } from './searcher.js';
import type { CatalogueEntry } from '../library/source-catalogue.js';
import type { DocumentType } from '../reading/structure/unit.js';

const LIBRARY: [id: string, type: DocumentType, text: string][] = [
  [
    'tenancies',
    'act',
    `THE SAMPLE TENANCIES ACT, 1990

1. Short title.

This Act may be called the Sample Tenancies Act, 1990.

2. Receipt for rent.

(1) A tenant who pays rent is entitled to a written receipt from the landlord.

(2) A landlord who refuses a receipt is liable to a penalty.

3. Eviction.

A tenant may be evicted only by an order of the court made on the application of the landlord.

4. Deposit.

(1) A deposit taken by the landlord shall be returned—

(a) in money; and

(b) within thirty days after the tenancy has ended.

(2) Interest is due on a deposit that is returned late:

Provided that a court may allow more time.`,
  ],
  [
    'cheques',
    'act',
    `THE SAMPLE CHEQUES ACT, 1985

1. Short title.

This Act may be called the Sample Cheques Act, 1985.

2. Dishonour.

A drawer whose cheque is dishonoured for want of funds shall be punished with a fine.

3. Notice.

The payee shall give notice of the dishonour within fifteen days.

THE SCHEDULE

Fees

1. For a protest, five rupees.

2. For a notice, two rupees.`,
  ],
  [
    'rao',
    'judgment',
    `Asha Rao v Sample Housing Board
High Court of Sampleshire

1. The appellant is a tenant of the Board.
2. The Board refused her a receipt for the rent of May.
3. The refusal was wrong and the appeal is allowed.`,
  ],
];

const entries: CatalogueEntry[] = [];
const documents = LIBRARY.map(([documentId, documentType, text]) => {
  const { prepared, facts, passages } = prepareDocument([{ number: 1, text }], documentType, `${documentId}.txt`);
  const identity = { documentId, version: 1, documentType, title: facts.title, year: facts.year };
  entries.push({ ...identity, year: facts.year, shortNames: facts.shortNames, opening: facts.opening });
  return toIndexDocument(identity, passagePayloads(identity, prepared, passages));
});
const noEmbedder = { model: () => null } as Embedder;
const byWords = new QuestionMeaning(noEmbedder);
const titles = { snapshot: () => Promise.resolve({ version: '1', entries }) };
const TOPICS: Topic[] = [
  {
    id: 'murder',
    name: 'Punishment for murder',
    asks: { en: ['what is the punishment for murder', 'killed a man, which section'], hi: [], hinglish: [] },
    law: [{ act: 'Penal Law of Elsewhere, 1901', section: '1' }],
    next: [],
  },
];
const searcher = new Searcher(new MemoryIndex(documents).asIndex(), byWords, titles, new Guide(TOPICS));
const search = (question: string, more: Partial<SearchRequest> = {}) => searcher.search({ question, first: 5, ...more });
const first = async (question: string) => {
  const { passages } = await search(question);
  return `${passages[0]?.documentId} ${passages[0]?.unit} ${passages[0]?.found}`;
};

describe('Searcher', () => {
  it('finds the section for a lay question, with its place and exact text', async () => {
    const { passages, generation, relevance } = await search('Does the landlord have to give me a receipt when I pay rent?');
    expect(generation).toBe('g1');
    expect(relevance.sufficient).toBe(true);
    expect(passages[0]).toMatchObject({
      documentId: 'tenancies',
      title: 'The Sample Tenancies Act, 1990',
      headingPath: ['Section 2'],
      heading: 'Receipt for rent.',
      unit: '2',
      pageFrom: 1,
    });
    const text = LIBRARY[0]?.[2] ?? '';
    expect(text.slice(passages[0]?.start, passages[0]?.end)).toBe(passages[0]?.text);
  });

  it('opens cited units directly, whatever the spelling', async () => {
    expect(await first('section 3 of the Sample Cheques Act')).toBe('cheques 3 reference');
    expect(await first('what is section three of the Sample Cheques Act')).toBe('cheques 3 reference');
    expect(await first('s. 3 ST Act')).toBe('tenancies 3 reference');
    expect(await first('para 2 of Rao v Sample Housing Board')).toBe('rao 2 reference');
  });

  it('opens the very part of a unit that is cited, then the unit around it', async () => {
    const { passages } = await search('the proviso to section 4 of the Sample Tenancies Act');
    expect(passages[0]).toMatchObject({
      unit: '4',
      found: 'reference',
      headingPath: ['Section 4'],
      within: ['Sub-section (2)', 'Proviso'],
    });
    expect(passages[0]?.text).toMatch(/^Provided that a court may allow more time.$/);
    const text = LIBRARY[0]?.[2] ?? '';
    expect(text.slice(passages[0]?.start, passages[0]?.end)).toBe(passages[0]?.text);
    expect(passages[1]).toMatchObject({ unit: '4', found: 'context', within: [] });
    const within = async (question: string) => (await search(question)).passages[0]?.within.join(' › ');
    expect(await within('s. 2(2) Sample Tenancies Act')).toBe('Sub-section (2)');
    expect(await within('clause (b) of section 4(1) of the Sample Tenancies Act')).toBe('Sub-section (1) › Clause (b)');
    expect(await within('Sample Tenancies Act section 4(2), proviso')).toBe('Sub-section (2) › Proviso');
  });

  it('opens the whole unit when it has no such part', async () => {
    const { passages } = await search('section 3(7) of the Sample Tenancies Act');
    expect(passages[0]).toMatchObject({ unit: '3', found: 'reference', within: [] });
    expect(passages.filter(({ found }) => found === 'context')).toEqual([]);
  });

  it('opens items of schedules', async () => {
    const { passages } = await search('item 2 of the Schedule to the Sample Cheques Act');
    expect(passages[0]).toMatchObject({ documentId: 'cheques', found: 'reference', headingPath: ['THE SCHEDULE', 'Schedule, entry 2'] });
    expect(passages[0]?.text).toBe('2. For a notice, two rupees.');
  });

  it('looks for the words of a model too, after what the question itself finds', async () => {
    const question = 'Must I get a receipt?';
    const plain = (await search(question)).passages;
    const words = () => Promise.resolve('dishonour, funds');
    const reworded = (await search(question, { words })).passages;
    expect(reworded[0]?.start).toBe(plain[0]?.start);
    expect(reworded.some(({ documentId, unit }) => documentId === 'cheques' && unit === '2')).toBe(true);
    expect(plain.some(({ documentId, unit }) => documentId === 'cheques' && unit === '2')).toBe(false);
    const { relevance } = await search('How do I bake sourdough bread?', { words });
    expect(relevance.sufficient).toBe(false);
  });

  it('asks for no words where a unit is cited, and takes none that say nothing', async () => {
    const words = () => Promise.reject(new Error('asked'));
    expect((await search('section 3 of the Sample Cheques Act', { words })).passages[0]?.unit).toBe('3');
    const { passages } = await search('receipt for rent', { words: () => Promise.resolve('?! …') });
    expect(passages).toEqual((await search('receipt for rent')).passages);
  });

  it('searches inside a document that the question names', async () => {
    const { passages } = await search('Under the Sample Cheques Act, who must give notice?');
    expect(passages.length).toBeGreaterThan(0);
    expect(new Set(passages.map((passage) => passage.documentId))).toEqual(new Set(['cheques']));
  });

  it('helps everyday wording to the legal term', async () => {
    expect(await first('My cheque bounced')).toContain('cheques');
    expect(await first('Can they throw out a renter?')).toBe('tenancies 3 ranking');
  });

  it('keeps to the filters', async () => {
    const { passages } = await search('receipt for rent', { filters: { documentTypes: ['judgment'] } });
    expect(new Set(passages.map((passage) => passage.documentId))).toEqual(new Set(['rao']));
    expect((await search('receipt for rent', { filters: { yearTo: 1980 } })).passages).toEqual([]);
  });

  it('says when nothing in the library speaks to the question', async () => {
    expect((await search('How do I bake sourdough bread?')).relevance.sufficient).toBe(false);
    expect((await search('What is the punishment for murder?')).relevance.sufficient).toBe(false);
  });

  it('answers from words alone, and says so, when the embedding service is down', async () => {
    const down = { model: () => ({ name: 'm', dimensions: 2 }), embed: () => Promise.reject(new EmbedderUnavailableError('down')) };
    const lexical = new Searcher(
      new MemoryIndex(documents).asIndex(),
      new QuestionMeaning(down as unknown as Embedder),
      titles,
      new Guide(TOPICS),
    );
    const { passages, degraded } = await lexical.search({ question: 'receipt for rent', first: 3 });
    expect(degraded).toBe('dense-unavailable');
    expect(passages[0]?.documentId).toBe('tenancies');
  });

  it('compares no follow-up question by meaning, since it says little by itself', async () => {
    const asked: string[] = [];
    const embed = ([text = '']: readonly string[]) => Promise.resolve((asked.push(text), [new Float32Array([1])]));
    const embedder = { model: () => ({ name: 'sample', dimensions: 1 }), embed } as unknown as Embedder;
    const meant = new Searcher(new MemoryIndex(documents).asIndex(), new QuestionMeaning(embedder), titles, new Guide(TOPICS));
    const question = 'And by whom?';
    await meant.search({ question, context: 'Must the landlord give a receipt for rent?', first: 5 });
    expect(asked).toEqual([]);
    await meant.search({ question, first: 5 });
    expect(asked).toEqual([question]);
  });

  it('bounds the number of passages and stops when asked to', async () => {
    expect((await search('tenant landlord rent court', { first: 2 })).passages.length).toBeLessThanOrEqual(2);
    await expect(search('rent', { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
