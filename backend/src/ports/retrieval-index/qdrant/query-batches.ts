import type { Schemas } from '@qdrant/js-client-rest';
import DataLoader from 'dataloader';
import type { QdrantConnection } from './qdrant-connection.js';

interface Search {
  collection: string;
  request: Schemas['QueryRequest'];
}

/** Bounds one request; a question asks for the statistics of up to some hundred terms at a time. */
const MAX_SEARCHES_PER_REQUEST = 256;

/** Sends the searches that are asked for in one turn of the event loop together: a question's rankings cost one round trip. */
export class QueryBatches {
  private readonly loader: DataLoader<Search, Schemas['QueryResponse']>;

  constructor(private readonly connection: QdrantConnection) {
    this.loader = new DataLoader((searches) => this.send(searches), { cache: false, maxBatchSize: MAX_SEARCHES_PER_REQUEST });
  }

  /** @returns the answers in the order of the requests */
  run(collection: string, requests: readonly Schemas['QueryRequest'][]): Promise<Schemas['QueryResponse'][]> {
    return Promise.all(requests.map((request) => this.loader.load({ collection, request })));
  }

  /** One request for each collection; the refusal of one is no matter of the others. */
  private async send(searches: readonly Search[]): Promise<(Schemas['QueryResponse'] | Error)[]> {
    const answers = new Map<Search, Schemas['QueryResponse'] | Error>();
    const ask = async (collection: string) => {
      const own = searches.filter((search) => search.collection === collection);
      try {
        const body = { searches: own.map(({ request }) => request) };
        const responses = await this.connection.send((client) => client.queryBatch(collection, body));
        own.forEach((search, i) => answers.set(search, responses[i] ?? new Error('The index server left a search unanswered.')));
      } catch (error) {
        for (const search of own) answers.set(search, error as Error);
      }
    };
    await Promise.all([...new Set(searches.map(({ collection }) => collection))].map(ask));
    return searches.map((search) => answers.get(search) ?? new Error('A search was not sent.'));
  }
}
