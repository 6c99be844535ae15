import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentManifest } from '../../src/features/retrieval/encoding/analysis-manifest.js';
import { Guide } from '../../src/features/retrieval/guide/guide.js';
import type { CatalogueEntry } from '../../src/features/retrieval/library/source-catalogue.js';
import { passagePayloads, prepareDocument, toIndexDocument } from '../../src/features/retrieval/preparation/indexing.js';
import { Consultant } from '../../src/features/retrieval/search/consultation.js';
import { QuestionMeaning } from '../../src/features/retrieval/search/meaning/question-meaning.js';
import { Searcher } from '../../src/features/retrieval/search/searcher.js';
import type { Embedder } from '../../src/ports/embedder/embedder.js';
import { QdrantRetrievalIndex } from '../../src/ports/retrieval-index/qdrant/qdrant-retrieval-index.js';
import { QdrantStub } from '../support/qdrant-stub.js';
import { promoteDocuments } from './retrieval-index-harness.js';

const ACTS = ['hindu-marriage-act-1955', 'negotiable-instruments-act-1881', 'delhi-rent-control-act-1958', 'consumer-protection-act-2019'];
const entries: CatalogueEntry[] = [];
const documents = ACTS.map((documentId) => {
  const text = readFileSync(new URL(`../support/acts/${documentId}.txt`, import.meta.url), 'utf8');
  const { prepared, facts, passages } = prepareDocument([{ number: 1, text }], 'act', `${documentId}.txt`);
  const identity = { documentId, version: 1, documentType: 'act' as const, title: facts.title, year: facts.year };
  entries.push({ ...identity, shortNames: facts.shortNames, opening: facts.opening });
  return toIndexDocument(identity, passagePayloads(identity, prepared, passages));
});
const meaning = new QuestionMeaning({ model: () => null } as Embedder);
const titles = { snapshot: () => Promise.resolve({ version: '1', entries }) };

describe('a question on an index server', () => {
  let stub: QdrantStub;
  let index: QdrantRetrievalIndex;
  let other: QdrantRetrievalIndex;
  let consultant: Consultant;

  beforeAll(async () => {
    stub = await QdrantStub.start();
    const options = { url: stub.url, prefix: 'themis', timeoutMs: 5_000 };
    [index, other] = [new QdrantRetrievalIndex(options), new QdrantRetrievalIndex(options)];
    await index.init();
    await promoteDocuments(index, documents, currentManifest(null));
    const guide = new Guide();
    consultant = new Consultant(index, new Searcher(index, meaning, titles, guide), guide);
    await ask('What may a tenant be evicted for?');
  }, 60_000);
  beforeEach(() => void stub.requests.splice(0));
  afterAll(async () => {
    await index.close();
    await other.close();
    await stub.stop();
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  /**
   * Asks a question that was asked before: which follow-ups of its topic are held is looked up once, and on a slow machine work that was the
   * first of its kind lets all others wait for their turn for a minute, which goes by here.
   */
  async function askAgain(question: string) {
    await ask(question);
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 120_000);
    stub.requests.splice(0);
    return consultant.consult({ question });
  }

  /** The requests but one that nobody waits for: the number of passages, read again every so often behind. */
  const waitedFor = () =>
    stub.requests.map(({ method, path }) => `${method} ${path}`).filter((request) => !/^GET \/collections\/themis-\S+$/.test(request));

  async function ask(question: string): Promise<string[]> {
    await consultant.consult({ question });
    return waitedFor();
  }

  it.each([
    'On what grounds may a landlord evict a tenant?',
    'My cheque bounced and the other side does not pay, what can I do?',
    'Can a wife ask for divorce because of cruelty?',
    'What does section 138 of the Negotiable Instruments Act say?',
    'On what grounds may a landlord evict a tenant, and within what time must the notice of a bounced cheque be given?',
  ])('asks it three times at most, and never for the alias: %s', async (question) => {
    await askAgain(question);
    const asked = waitedFor();
    expect(asked.length).toBeLessThanOrEqual(3);
    for (const request of asked) expect(request).toMatch(/^POST \/collections\/themis[^/]*\/points\/query\/batch$/);
  });

  it.each(['On what grounds may a landlrod evict a tenent?', 'what is the punishmnt under section 138 of the negotiable instruments act'])(
    'asks it no more often where slips are mended: %s',
    async (question) => {
      const { corrections } = await askAgain(question);
      expect(corrections).not.toEqual([]);
      expect(waitedFor().length).toBeLessThanOrEqual(3);
    },
  );

  it('wants answers uncompressed, which come in one piece', async () => {
    await ask('On what grounds may a landlord evict a tenant?');
    expect(new Set(stub.requests.map(({ acceptEncoding }) => acceptEncoding))).toEqual(new Set(['identity']));
  });

  it('searches what another process has just promoted, although it does not look at the alias', async () => {
    const second = await promoteDocuments(other, documents, currentManifest(null));
    const found = await consultant.consult({ question: 'On what grounds may a landlord evict a tenant?' });
    expect(found.generation).toBe(second);
    stub.requests.splice(0);
    expect(await ask('Can a wife ask for divorce because of cruelty?')).not.toContain('GET /aliases');
  });

  it('reads the alias after all when nothing in the answer tells whose it is', async () => {
    const { termIds, weights } = { termIds: Uint32Array.of(1), weights: Float32Array.of(1) };
    const { hits } = await index.search({ lexical: { termIds, weights }, limit: 1 });
    expect(hits).toEqual([]);
    expect(waitedFor()).toEqual(['POST /collections/themis/points/query/batch', 'GET /aliases']);
  });
});
