import type { Schemas } from '@qdrant/js-client-rest';
import DataLoader from 'dataloader';
import type { GenerationId } from '../retrieval-index.js';
import type { PassagePayload } from './qdrant-collection.js';
import type { QdrantConnection } from './qdrant-connection.js';

/** The generations that answered; undefined for what was written before passages named theirs. */
export type Origins = ReadonlySet<GenerationId | undefined>;

interface Answer {
  response: Schemas['QueryResponse'];
  /** Of all searches of the request, which the server answers from one collection: one that finds nothing cannot tell by itself. */
  origins: Origins;
}

const originsOf = (responses: readonly Schemas['QueryResponse'][]): Origins =>
  new Set(responses.flatMap(({ points }) => points.map(({ payload }) => (payload as Partial<PassagePayload> | undefined)?.generation)));

interface Search {
  collection: string;
  request: Schemas['QueryRequest'];
}

/** Bounds one request; a question asks for the statistics of up to some hundred terms at a time. */
const MAX_SEARCHES_PER_REQUEST = 256;

/** Sends the searches that are asked for in one turn of the event loop together: a question's rankings cost one round trip. */
export class QueryBatches {
  private readonly loader: DataLoader<Search, Answer>;

  constructor(private readonly connection: QdrantConnection) {
    this.loader = new DataLoader((searches) => this.send(searches), { cache: false, maxBatchSize: MAX_SEARCHES_PER_REQUEST });
  }

  /** @returns the responses in the order of the requests, and whose they are */
  async run(
    collection: string,
    requests: readonly Schemas['QueryRequest'][],
  ): Promise<{ responses: Schemas['QueryResponse'][]; origins: Origins }> {
    const answers = await Promise.all(requests.map((request) => this.loader.load({ collection, request })));
    return { responses: answers.map(({ response }) => response), origins: new Set(answers.flatMap(({ origins }) => [...origins])) };
  }

  /** One request for each collection; the refusal of one is no matter of the others. */
  private async send(searches: readonly Search[]): Promise<(Answer | Error)[]> {
    const answers = new Map<Search, Answer | Error>();
    const ask = async (collection: string) => {
      const own = searches.filter((search) => search.collection === collection);
      try {
        const body = { searches: own.map(({ request }) => request) };
        const responses = await this.connection.send((client) => client.queryBatch(collection, body));
        const origins = originsOf(responses);
        own.forEach((search, i) => {
          const response = responses[i];
          answers.set(search, response ? { response, origins } : new Error('The index server left a search unanswered.'));
        });
      } catch (error) {
        for (const search of own) answers.set(search, error as Error);
      }
    };
    await Promise.all([...new Set(searches.map(({ collection }) => collection))].map(ask));
    return searches.map((search) => answers.get(search) ?? new Error('A search was not sent.'));
  }
}
