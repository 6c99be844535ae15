import type { Answer } from './client.js';
import { inTurn } from './in-turn.js';

/** A schema of the document, which refers to others and names `null` as a type. */
interface Written {
  type?: string | string[];
  enum?: unknown[];
  maxLength?: number;
  items?: Written;
  $ref?: string;
  anyOf?: Written[];
  properties?: Record<string, Written>;
  required?: string[];
}
/** The same, with nothing to be looked up and without `null`. */
interface Schema {
  type?: string;
  enum?: unknown[];
  maxLength?: number;
  items?: { type?: string };
  properties?: Record<string, Schema>;
  required?: string[];
  /** False where the input refuses fields that it does not have. */
  additionalProperties?: boolean;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Written }> };
  parameters?: { in: string; name: string }[];
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Written> };
}

/** Longer than any field may be, short enough for a body. */
const HUGE = 'x'.repeat(200_000);
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });
/** Values that are neither text nor a number, a truth value or a choice that any field knows. */
const NOTHING_KNOWN: [name: string, value: unknown][] = [
  ['a list', []],
  ['a list of texts', ['x', 'y']],
  ['a list of lists', [[['x']]]],
  ['an object', {}],
  ['an object that looks like a text', { length: 3, toString: 'x', value: 'x' }],
  ['an object with a constructor', { constructor: { prototype: { role: 'admin' } } }],
  ['a nested object', nested(20)],
];
const NOT_BY_TYPE: Record<string, [name: string, value: unknown][]> = {
  string: [...NOTHING_KNOWN, ['a number', 5], ['a truth value', true], ['a huge text', HUGE]],
  integer: [...NOTHING_KNOWN, ['a text', '5'], ['half', 1.5], ['a minus', -1], ['a huge number', 1e300], ['a truth value', true]],
  number: [...NOTHING_KNOWN, ['a text', '5'], ['a minus', -1], ['a huge number', 1e300], ['a truth value', true]],
  boolean: [...NOTHING_KNOWN, ['a text', 'true'], ['one', 1]],
  object: [
    ['a list', []],
    ['a text', 'x'],
    ['a number', 5],
    ['a truth value', true],
  ],
  list: [
    ['an object', { length: 1 }],
    ['a text', 'x'],
    ['a number', 5],
    ['a list of texts', ['x']],
    ['a list of lists', [[]]],
    ['too many', Array.from({ length: 100_000 }, () => 0)],
  ],
};

/** Texts that are texts and yet trouble: none may be answered with a failure of ours. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '%s%n{{7*7}}<%= 7*7 %>',
  "' or 1=1 --",
  '{"a":1}',
  '-1',
  'null',
  '\u202e\u2066txt.exe',
  '\uffff\ufffe',
  'a\u0301'.repeat(500),
  '🜏'.repeat(2000),
  '\r\nx-injected: 1',
  HUGE,
];

/** What a text or a value is read by is the same for all fields of a kind: each of them meets few, and each of the few very many fields. */
const ODD_TEXTS_SHARE = { ordinary: 30, whole: 6 };
const WRONG_VALUES_SHARE = { ordinary: 16, whole: 4 };
let oddsGiven = 0;
let wrongGiven = 0;

/** The odd texts that are next in turn, so that neighbours meet different ones. */
export const oddTextsInTurn = (): readonly string[] => inTurn(ODD_TEXTS, ODD_TEXTS_SHARE, oddsGiven++);

/** Values that a field of a schema cannot have, each with what it is. */
export function wrongValues({ type = 'string', enum: choices, items, maxLength = 0 }: Schema): [name: string, value: unknown][] {
  const kind = items ? 'list' : type;
  const known = inTurn(NOT_BY_TYPE[kind] ?? [], WRONG_VALUES_SHARE, wrongGiven++);
  return [
    ...known.filter(
      ([name, value]) => (value !== HUGE || maxLength < HUGE.length) && !(name === 'a list of texts' && items?.type === 'string'),
    ),
    ...(choices
      ? ([
          ['another choice', 'root'],
          ['a choice of the language', '__proto__'],
        ] as [string, unknown][])
      : []),
  ];
}

/** The fields of the JSON body of every route that takes one, by route. */
export function jsonBodies({ paths, components }: OpenApi): Map<string, Schema> {
  const bodies = new Map<string, Schema>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content['application/json']?.schema;
      if (schema) bodies.set(`${method.toUpperCase()} ${path}`, plain(schema, components.schemas));
    }
  return bodies;
}

function plain(written: Written, named: Record<string, Written>): Schema {
  const { type, items, enum: choices, properties, ...rest } = resolved(written, named);
  return {
    ...rest,
    type: Array.isArray(type) ? type.find((each) => each !== 'null') : type,
    ...(choices && { enum: choices.filter((choice) => choice !== null) }),
    ...(items && { items: { type: plain(items, named).type } }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, plain(field, named)])) }),
  };
}

function resolved({ anyOf: [first] = [], ...own }: Written, named: Record<string, Written>): Written {
  const reference = first?.$ref ?? own.$ref;
  return reference ? (named[reference.split('/').at(-1) ?? ''] ?? {}) : own;
}

/** Every query parameter and every place in a path, by route. */
export const parametersOf = ({ paths }: OpenApi): { method: string; path: string; in: string; name: string }[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters
        .filter(({ in: place }) => place !== 'header')
        .map(({ in: place, name }) => ({ method: method.toUpperCase(), path, in: place, name })),
    ),
  );

/** What is wrong with an answer to a hostile request; null when it is a proper refusal, or a success where that is allowed. */
export function faultOf({ status, body, headers }: Answer<unknown>, allowed: 'refusal' | 'any'): string | null {
  if (status >= 500) return `answered ${status}`;
  if (status < 400) return allowed === 'any' ? null : `was taken (${status})`;
  const { detail, code, errors } = (body ?? {}) as { detail?: unknown; code?: unknown; errors?: unknown };
  if (!headers.get('content-type')?.includes('application/json')) return `${status} is no JSON`;
  if (typeof detail !== 'string' || detail === '' || detail.length > 500) return `${status} has no text, or a long one`;
  if (typeof code !== 'string' || !/^[A-Z][A-Z_]+$/.test(code)) return `${status} has no code`;
  if (errors !== undefined && (!Array.isArray(errors) || errors.length > 100)) return `${status} lists too many errors`;
  return null;
}
