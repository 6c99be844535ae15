/** How Qdrant 1.18.3 reads and refuses what the product sends: lib/api/src/rest, lib/common/common/src/validation.rs and src/actix of its source. */

export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A body of the right form whose values are refused. */
const invalid = (path: string, why: string) => new RequestRefused(422, `Validation error in JSON body: [${path}: ${why}]`);
/** A body that fits no type of the server. */
const malformed = (type: string) =>
  new RequestRefused(400, `Format error in JSON body: data did not match any variant of untagged enum ${type}`);

export interface SparseValue {
  indices: number[];
  values: number[];
}
export type VectorValue = SparseValue | number[] | number[][];

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((each) => typeof each === 'number');
const isIndices = (value: unknown): value is number[] =>
  isNumbers(value) && value.every((each) => Number.isInteger(each) && each >= 0 && each < 2 ** 32);

export const isSparse = (value: VectorValue): value is SparseValue => !Array.isArray(value);

/** The server takes what it can for a sparse vector, also a list of two: serde reads a struct from its fields in order. */
function sparseOf(value: unknown): SparseValue | undefined {
  const [indices, values, ...more] = Array.isArray(value)
    ? (value as unknown[])
    : [(value as SparseValue | null)?.indices, (value as SparseValue | null)?.values];
  return more.length === 0 && isIndices(indices) && isNumbers(values) ? { indices, values } : undefined;
}

/** What the server makes of a vector in JSON: it tries a dense one first, then a sparse one, then a list of dense ones. */
export function readVector(value: unknown, path = 'points[0].vector.?'): VectorValue {
  if (isNumbers(value)) {
    if (value.length === 0) throw invalid(`${path}.vector`, 'dense vector must not be empty');
    return value;
  }
  const sparse = sparseOf(value);
  if (sparse) {
    if (sparse.values.length !== sparse.indices.length) throw invalid(`${path}.values`, 'must be the same length as indices');
    if (new Set(sparse.indices).size !== sparse.indices.length) throw invalid(`${path}.indices`, 'must be unique');
    return sparse;
  }
  if (!Array.isArray(value) || !value.every(isNumbers)) throw malformed('Vector');
  if (value.some(({ length }) => length === 0)) throw invalid(`${path}.data`, 'all vectors must be non-empty');
  const other = value.find(({ length }) => length !== value[0]?.length);
  if (other) throw invalid(`${path}.data`, `all vectors must have the same dimension, found vector with dimension ${other.length}`);
  return value;
}

export function checkLimit(limit: unknown, path: string): void {
  if (!Number.isSafeInteger(limit) || (limit as number) < 0) throw malformed('usize');
  if (limit === 0) throw invalid(path, 'value 0 invalid, must be 1 or larger');
}

export interface Condition {
  key: string;
  match?: { value?: unknown; any?: unknown[]; except?: unknown[] };
  range?: { gte?: number; lte?: number; lt?: number; gt?: number };
}
export interface StubFilter {
  must?: (Condition | StubFilter)[];
  should?: (Condition | StubFilter)[];
}

export const isCondition = (each: Condition | StubFilter): each is Condition => 'key' in each;
export const conditionsOf = ({ must = [], should = [] }: StubFilter): Condition[] =>
  [...must, ...should].flatMap((each) => (isCondition(each) ? [each] : conditionsOf(each)));

const isKeyword = (value: unknown) => typeof value === 'string';
const isInteger = (value: unknown) => Number.isSafeInteger(value);
const isOneKind = (values: unknown[]) => values.every(isKeyword) || values.every(isInteger);

/** A condition asks for words or for whole numbers, never for both, or for a range of numbers. */
export function checkFilter(filter: StubFilter | undefined): void {
  for (const { match, range } of conditionsOf(filter ?? {})) {
    if (!match && !range) throw malformed('Condition');
    if (match) {
      const { value, any, except } = match;
      const fits = any ? isOneKind(any) : except ? isOneKind(except) : isKeyword(value) || isInteger(value) || typeof value === 'boolean';
      if (!fits) throw malformed('Match');
    }
    if (range && !Object.values(range).every((bound) => typeof bound === 'number')) throw malformed('RangeInterface');
  }
}

/** The kinds of index that would do for a condition. */
export const indexesFor = ({ match, range }: Condition): string[] => {
  if (range) return ['float', 'integer'];
  const [first] = match?.any ?? match?.except ?? [match?.value];
  return typeof first === 'number' ? ['integer'] : ['keyword', 'uuid'];
};

const NAME_LENGTH = { collection: 255, vector: 200 };
// The server's own list; the last two are control characters.
const UNSAFE = ['<', '>', ':', '"', '/', '\\', '|', '?', '*', '\u0000', '\u001F'];

function checkName(name: string, kind: keyof typeof NAME_LENGTH): void {
  const length = Buffer.byteLength(name);
  if (length > NAME_LENGTH[kind] || (kind === 'collection' && length === 0))
    throw invalid(`${kind}_name`, `value "${name}" invalid, must be from 1 to ${NAME_LENGTH[kind]} characters`);
  const found = UNSAFE.find((char) => name.includes(char));
  if (found !== undefined) throw invalid(`${kind}_name`, `${kind} name cannot contain "${found}" char`);
}

export interface CollectionConfig {
  vectors?: Record<string, { size: number; distance: string; multivector_config?: { comparator: string } }>;
  sparse_vectors?: Record<string, { modifier?: string }>;
  shard_number?: number;
  strict_mode_config?: {
    enabled?: boolean;
    unindexed_filtering_retrieve?: boolean;
    unindexed_filtering_update?: boolean;
    max_query_limit?: number;
  };
  [other: string]: unknown;
}

const DIMENSIONS_MAX = 65_536;
const DISTANCES = ['Cosine', 'Euclid', 'Dot', 'Manhattan'];

export function checkCollection(
  name: string,
  { vectors = {}, sparse_vectors = {}, shard_number, strict_mode_config }: CollectionConfig,
): void {
  checkName(name, 'collection');
  for (const vector of [...Object.keys(vectors), ...Object.keys(sparse_vectors)]) checkName(vector, 'vector');
  for (const { size, distance } of Object.values(vectors)) {
    if (!Number.isSafeInteger(size) || size < 1 || !DISTANCES.includes(distance)) throw malformed('VectorsConfig');
    if (size > DIMENSIONS_MAX) throw invalid('vectors.?.size', `value ${size} invalid, must be from 1 to ${DIMENSIONS_MAX}`);
  }
  if (shard_number !== undefined) checkLimit(shard_number, 'shard_number');
  const most = strict_mode_config?.max_query_limit;
  if (most !== undefined) checkLimit(most, 'strict_mode_config.max_query_limit');
}
