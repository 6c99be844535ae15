import {
  checkFilter,
  checkLimit,
  type CollectionConfig,
  type Condition,
  conditionsOf,
  indexesFor,
  isCondition,
  isSparse,
  readVector,
  RequestRefused,
  type SparseValue,
  type StubFilter,
  type VectorValue,
} from './qdrant-stub-checks.js';

type Json = Record<string, unknown>;

export interface StubPoint {
  id: string | number;
  vector: Record<string, VectorValue>;
  payload: Json;
}
export interface QueryBody {
  query: VectorValue;
  using: string;
  limit: number;
  filter?: StubFilter;
  with_payload?: boolean | string[];
  with_vector?: string[];
  prefetch?: unknown;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The server takes one vector for a list of one. */
const listOf = (value: number[] | number[][]): number[][] => (Array.isArray(value[0]) ? (value as number[][]) : [value as number[]]);

const selected = (payload: Json, wanted: true | string[]): Json =>
  wanted === true ? payload : Object.fromEntries(wanted.filter((name) => name in payload).map((name) => [name, payload[name]]));

function valueAt(payload: Json, key: string): unknown {
  return key.split('.').reduce<unknown>((value, part) => (value as Json | undefined)?.[part], payload);
}

/** The part of a Qdrant collection that the product uses: sparse vectors with IDF, cosine, filters, strict mode. */
export class StubCollection {
  readonly points = new Map<string | number, StubPoint>();
  readonly indexes = new Map<string, string>();
  /** How often the status is still yellow before it turns green. */
  yellowFor = 0;
  private queue: (() => void)[] = [];

  constructor(readonly config: CollectionConfig) {}

  /** `wait=false` only takes the change; it is applied with the next one that is waited for, or a little later. */
  change(wait: boolean, apply: () => void): Json {
    this.queue.push(apply);
    if (wait) this.applyQueue();
    else setTimeout(() => this.applyQueue(), 5).unref();
    return { operation_id: 1, status: wait ? 'completed' : 'acknowledged' };
  }

  /** A point as the server reads it from JSON, or its refusal. */
  pointOf({ id, vector, payload }: StubPoint): StubPoint {
    if (!(Number.isSafeInteger(id) || UUID.test(String(id))))
      throw new RequestRefused(400, `Format error in JSON body: value ${id} is not a valid point ID`);
    const read = Object.entries(vector).map(([name, value]) => [name, readVector(value)] as const);
    for (const [name, value] of read) this.requireVector(name, value);
    return { id, vector: Object.fromEntries(read), payload };
  }

  matching(filter: StubFilter | undefined, use: 'retrieve' | 'update'): StubPoint[] {
    checkFilter(filter);
    this.requireIndexes(filter, use);
    return [...this.points.values()].filter(({ payload }) => this.passes(filter ?? {}, payload));
  }

  query({ query, using, limit, filter, with_payload, with_vector, prefetch }: QueryBody): Json {
    if (prefetch !== undefined) throw new RequestRefused(400, 'The stub knows no prefetch.');
    checkLimit(limit, 'searches[0].limit');
    this.requireLimit(limit);
    const read = readVector(query, 'searches[0].query');
    this.requireVector(using, read);
    const score = isSparse(read) ? this.sparseScore(read, using) : this.cosine(read, using);
    const points = this.matching(filter, 'retrieve')
      .map((point) => ({ point, score: score(point) }))
      .filter((entry): entry is { point: StubPoint; score: number } => entry.score !== undefined)
      // The server promises no order among equals: by id it is as unlike ours as it can be.
      .sort((a, b) => b.score - a.score || (String(a.point.id) < String(b.point.id) ? -1 : 1))
      .slice(0, limit);
    return {
      points: points.map(({ point, score: value }) => ({
        id: point.id,
        version: 1,
        score: value,
        ...(with_payload && { payload: selected(point.payload, with_payload) }),
        ...(with_vector && { vector: Object.fromEntries(with_vector.map((name) => [name, point.vector[name]])) }),
      })),
    };
  }

  scroll({ filter, limit = 10, offset, with_payload = true, with_vector = false }: Json): Json {
    checkLimit(limit, 'limit');
    this.requireLimit(limit as number);
    const all = this.matching(filter as StubFilter | undefined, 'retrieve').sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
    const from = offset === undefined ? 0 : all.findIndex(({ id }) => String(id) >= String(offset));
    const page = from < 0 ? [] : all.slice(from, from + (limit as number));
    const next = from < 0 ? undefined : all[from + (limit as number)];
    const names = Array.isArray(with_payload) ? (with_payload as string[]) : undefined;
    const points = page.map(({ id, vector, payload }) => ({
      id,
      ...(with_payload !== false && { payload: names ? Object.fromEntries(names.map((name) => [name, payload[name]])) : payload }),
      ...(with_vector !== false && { vector }),
    }));
    return { points, next_page_offset: next?.id ?? null };
  }

  status(): string {
    return this.yellowFor-- > 0 ? 'yellow' : 'green';
  }

  private requireVector(name: string, value: VectorValue): void {
    const isOfSparse = this.config.sparse_vectors?.[name] !== undefined;
    const { size, multivector_config } = this.config.vectors?.[name] ?? {};
    if (!isOfSparse && size === undefined) throw new RequestRefused(400, `Wrong input: Not existing vector name error: ${name}`);
    if (isSparse(value) !== isOfSparse) throw new RequestRefused(400, 'Wrong input: Conversion between sparse and regular vectors failed');
    if (isSparse(value)) return;
    const isList = Array.isArray(value[0]);
    if (isList && !multivector_config) throw new RequestRefused(400, 'Wrong input: Conversion between multi and regular vectors failed');
    for (const { length } of listOf(value))
      if (size !== length) throw new RequestRefused(400, `Wrong input: Vector dimension error: expected dim: ${size}, got ${length}`);
  }

  private applyQueue(): void {
    for (const apply of this.queue.splice(0)) apply();
  }

  private requireLimit(limit: number): void {
    const { enabled, max_query_limit } = this.config.strict_mode_config ?? {};
    if (enabled && max_query_limit !== undefined && limit > max_query_limit) {
      throw new RequestRefused(
        400,
        `Bad request: Limit exceeded ${limit} > ${max_query_limit} for "limit". Help: Reduce the "limit" parameter to or below ${max_query_limit}.`,
      );
    }
  }

  private requireIndexes(filter: StubFilter | undefined, use: 'retrieve' | 'update'): void {
    const strict = this.config.strict_mode_config;
    const allowed = use === 'retrieve' ? strict?.unindexed_filtering_retrieve : strict?.unindexed_filtering_update;
    if (!strict?.enabled || allowed !== false) return;
    const missing = conditionsOf(filter ?? {}).find(({ key }) => !this.indexes.has(key));
    if (missing)
      throw new RequestRefused(
        400,
        `Bad request: Index required but not found for "${missing.key}" of one of the following types: [${indexesFor(missing).join(', ')}]. Help: Create an index for this key or use a different filter.`,
      );
  }

  /** Like the server, takes a `should` of nothing as satisfied. */
  private passes({ must = [], should = [] }: StubFilter, payload: Json): boolean {
    const holds = (each: Condition | StubFilter) => (isCondition(each) ? this.holds(each, payload) : this.passes(each, payload));
    return must.every(holds) && (should.length === 0 || should.some(holds));
  }

  private holds({ key, match, range }: Condition, payload: Json): boolean {
    const value = valueAt(payload, key);
    if (value === undefined) return false;
    if (match?.except) return !match.except.includes(value);
    if (match) return match.any ? match.any.includes(value) : match.value === value;
    const { gte = -Infinity, lte = Infinity, gt = -Infinity, lt = Infinity } = range ?? {};
    return typeof value === 'number' && value >= gte && value <= lte && value > gt && value < lt;
  }

  private sparseScore(query: SparseValue, using: string): (point: StubPoint) => number | undefined {
    const { modifier } = this.config.sparse_vectors?.[using] ?? {};
    const vectors = [...this.points.values()].map(({ vector }) => vector[using]).filter((each) => each !== undefined && isSparse(each));
    const idf = (index: number): number => {
      if (modifier !== 'idf') return 1;
      const df = vectors.filter(({ indices }) => indices.includes(index)).length;
      return Math.log(1 + (vectors.length - df + 0.5) / (df + 0.5));
    };
    const weights = query.indices.map((index, i) => ({ index, weight: Math.fround(query.values[i]! * idf(index)) }));
    return ({ vector }) => {
      const own = vector[using];
      if (!own || !isSparse(own)) return undefined;
      let score: number | undefined;
      for (const { index, weight } of weights) {
        const place = own.indices.indexOf(index);
        if (place >= 0) score = Math.fround((score ?? 0) + weight * own.values[place]!);
      }
      return score;
    };
  }

  private cosine(query: number[] | number[][], using: string): (point: StubPoint) => number | undefined {
    const [wanted = [], ...more] = listOf(query);
    if (more.length > 0) throw new RequestRefused(400, 'The stub knows no query of several vectors.');
    const length = Math.hypot(...wanted);
    return ({ vector }) => {
      const own = vector[using];
      if (!Array.isArray(own)) return undefined;
      const cosines = listOf(own).map((each) => {
        const dot = each.reduce((sum, value, i) => sum + value * wanted[i]!, 0);
        return dot / (length * Math.hypot(...each) || 1);
      });
      return Math.fround(Math.max(...cosines));
    };
  }
}
