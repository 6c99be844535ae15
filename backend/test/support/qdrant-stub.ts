import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkCollection, type CollectionConfig, RequestRefused, type StubFilter } from './qdrant-stub-checks.js';
import { type QueryBody, StubCollection, type StubPoint } from './qdrant-stub-collection.js';

type Json = Record<string, unknown>;

export interface RecordedRequest {
  method: string;
  /** With the query string. */
  path: string;
  body: unknown;
  /** What the client says about compression. */
  acceptEncoding: string | undefined;
}

const MAX_BODY_BYTES = 32 * 1024 * 1024;
const YELLOW_AFTER_UPDATE = 1;

/** An in-memory server that speaks the requests of the REST interface that the product uses as Qdrant 1.18.3 does, and refuses the others. */
export class QdrantStub {
  url = '';
  readonly requests: RecordedRequest[] = [];
  private readonly collections = new Map<string, StubCollection>();
  private readonly aliases = new Map<string, string>();
  private readonly server: Server;
  private trouble: { answer: number | 'stall'; when: (request: RecordedRequest) => boolean; times: number } | undefined;

  private constructor(private readonly apiKey: string | undefined) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  static async start(apiKey?: string): Promise<QdrantStub> {
    const stub = new QdrantStub(apiKey);
    await new Promise<void>((resolve) => stub.server.listen(0, '127.0.0.1', resolve));
    stub.url = `http://127.0.0.1:${(stub.server.address() as AddressInfo).port}`;
    return stub;
  }

  get collectionNames(): string[] {
    return [...this.collections.keys()].sort();
  }

  collection(name: string): StubCollection {
    const found = this.collections.get(this.aliases.get(name) ?? name);
    if (!found) throw new RequestRefused(404, `Not found: Collection \`${name}\` doesn't exist!`);
    return found;
  }

  /** Answers the next matching requests with this status, or never. */
  fail(answer: number | 'stall', when: (request: RecordedRequest) => boolean = () => true, times = 1): void {
    this.trouble = { answer, when, times };
  }

  /** As after a start with an empty volume. */
  lose(): void {
    this.collections.clear();
    this.aliases.clear();
  }

  /** Answers as it should again; what hangs goes on hanging. */
  recover(): void {
    this.trouble = undefined;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    try {
      const recorded = {
        method: request.method ?? '',
        path: request.url ?? '',
        body: await bodyOf(request),
        acceptEncoding: request.headers['accept-encoding'],
      };
      this.requests.push(recorded);
      if (this.trouble && this.trouble.times > 0 && this.trouble.when(recorded)) {
        this.trouble.times -= 1;
        if (this.trouble.answer === 'stall') return;
        throw new RequestRefused(this.trouble.answer, 'Service internal error: scripted');
      }
      if (this.apiKey !== undefined && request.headers['api-key'] !== this.apiKey) throw new RequestRefused(401, 'Invalid API key or JWT');
      answer(200, { result: this.route(recorded), status: 'ok', time: 0.001 });
    } catch (error) {
      const status = error instanceof RequestRefused ? error.status : 500;
      answer(status, { status: { error: (error as Error).message }, time: 0.001 });
    }
  }

  private route({ method, path, body }: RecordedRequest): unknown {
    const url = new URL(path, 'http://stub');
    const wait = url.searchParams.get('wait') === 'true';
    const parts = url.pathname.split('/').slice(1).map(decodeURIComponent);
    const pattern = `${method} /${parts.map((part, i) => (i === 1 && part !== 'aliases' ? ':name' : part)).join('/')}`;
    const name = parts[1] ?? '';
    const json = body as Json;
    switch (pattern) {
      case 'GET /aliases':
        return { aliases: [...this.aliases].map(([alias_name, collection_name]) => ({ alias_name, collection_name })) };
      case 'POST /collections/aliases':
        return this.changeAliases(json.actions as Json[]);
      case 'GET /collections/:name/exists':
        return { exists: this.collections.has(name) };
      case 'GET /collections/:name':
        return { status: this.collection(name).status(), optimizer_status: 'ok', points_count: this.collection(name).points.size };
      case 'PUT /collections/:name':
        return this.create(name, json);
      case 'PATCH /collections/:name':
        this.collection(name).yellowFor = YELLOW_AFTER_UPDATE;
        return Object.assign(this.collection(name).config, json) !== undefined;
      case 'DELETE /collections/:name':
        return this.drop(name);
      case 'PUT /collections/:name/index':
        return this.addIndex(name, json);
      default:
        return this.routePoints(pattern, this.collection(name), json, wait);
    }
  }

  private routePoints(pattern: string, collection: StubCollection, body: Json, wait: boolean): unknown {
    switch (pattern) {
      case 'PUT /collections/:name/points': {
        const points = (body.points as StubPoint[]).map((point) => collection.pointOf(point));
        return collection.change(wait, () => points.forEach((point) => collection.points.set(point.id, point)));
      }
      case 'POST /collections/:name/points/payload': {
        const ids = body.points as string[];
        if (ids.some((id) => !collection.points.has(id))) throw new RequestRefused(404, `Not found: No point with id ${ids.join()} found`);
        return collection.change(wait, () => ids.forEach((id) => Object.assign(collection.points.get(id)!.payload, body.payload)));
      }
      case 'POST /collections/:name/points/delete': {
        const filter = body.filter as StubFilter | undefined;
        if (filter) collection.matching(filter, 'update');
        return collection.change(wait, () => {
          const ids = filter ? collection.matching(filter, 'update').map(({ id }) => id) : (body.points as string[]);
          for (const id of ids) collection.points.delete(id);
        });
      }
      case 'POST /collections/:name/points/count':
        return { count: collection.matching(body.filter as StubFilter | undefined, 'retrieve').length };
      case 'POST /collections/:name/points/scroll':
        return collection.scroll(body);
      case 'POST /collections/:name/points/query/batch':
        return (body.searches as QueryBody[]).map((search) => collection.query(search));
      default:
        throw new RequestRefused(404, `The stub knows no ${pattern}`);
    }
  }

  private create(name: string, config: CollectionConfig): boolean {
    checkCollection(name, config);
    if (this.collections.has(name)) throw new RequestRefused(409, `Wrong input: Collection \`${name}\` already exists!`);
    this.collections.set(name, new StubCollection({ ...config }));
    return true;
  }

  private drop(name: string): boolean {
    for (const [alias, target] of this.aliases) if (target === name) this.aliases.delete(alias);
    return this.collections.delete(name);
  }

  private addIndex(name: string, { field_name, field_schema }: Json): Json {
    const collection = this.collection(name);
    if (collection.points.size > 0) throw new RequestRefused(400, 'The product is to make its indexes before it loads points.');
    collection.indexes.set(field_name as string, field_schema as string);
    return { operation_id: 1, status: 'completed' };
  }

  private changeAliases(actions: Json[]): boolean {
    const next = new Map(this.aliases);
    for (const action of actions) {
      const { create_alias: create, delete_alias: remove } = action as {
        create_alias?: Record<string, string>;
        delete_alias?: Record<string, string>;
      };
      if (remove && !next.delete(remove.alias_name!))
        throw new RequestRefused(404, `Not found: Alias ${remove.alias_name} does not exists!`);
      if (!create) continue;
      this.collection(create.collection_name!);
      if (next.has(create.alias_name!)) throw new RequestRefused(409, `Wrong input: Alias ${create.alias_name} already exists!`);
      next.set(create.alias_name!, create.collection_name!);
    }
    this.aliases.clear();
    for (const [alias, target] of next) this.aliases.set(alias, target);
    return true;
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new RequestRefused(413, 'Payload error: JSON payload is larger than allowed');
    chunks.push(chunk);
  }
  return bytes === 0 ? undefined : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown);
}
