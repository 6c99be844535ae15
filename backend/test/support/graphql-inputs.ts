import type { Client } from './client.js';
import { wrongValues } from './hostile-inputs.js';
import { ABSENT_ID, GRAPHQL } from './operations.js';
import type { Access } from './routes.js';

interface TypeRef {
  kind: string;
  name: string | null;
  ofType: TypeRef | null;
}
interface InputValue {
  name: string;
  type: TypeRef;
  defaultValue: string | null;
}
interface Introspected {
  queryType: { fields: Root[] };
  mutationType: { fields: Root[] };
  types: { name: string; kind: string; inputFields: InputValue[] | null; enumValues: { name: string }[] | null }[];
}
interface Root {
  name: string;
  args: InputValue[];
  type: TypeRef;
}

/** One place of one operation where a client puts a value. */
export interface InputField {
  operation: string;
  access: Access;
  /** From the argument inwards. */
  path: string[];
  isText: boolean;
  /** Values that do not fit there. */
  wrong: [name: string, value: unknown][];
  /** Puts a value into that place, with harmless ones everywhere else. */
  build(value: unknown): { query: string; variables: Record<string, unknown> };
}

const TYPE = 'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } }';
const INPUT = `name defaultValue type { ${TYPE} }`;
const ROOT = `fields { name args { ${INPUT} } type { ${TYPE} } }`;
/** Introspection in one go is deeper than an operation may be, hence two. */
const ROOTS = `{ __schema { queryType { ${ROOT} } mutationType { ${ROOT} } } }`;
const TYPES = `{ __schema { types { name kind enumValues { name } inputFields { ${INPUT} } } } }`;

const SCALARS: Record<string, { schema: string; harmless: unknown }> = {
  String: { schema: 'string', harmless: 'absent' },
  ID: { schema: 'string', harmless: ABSENT_ID },
  Int: { schema: 'integer', harmless: 1 },
  Float: { schema: 'number', harmless: 1 },
  Boolean: { schema: 'boolean', harmless: false },
  JSONObject: { schema: 'object', harmless: {} },
  Date: { schema: 'string', harmless: '2024-07-01' },
};
/** GraphQL itself turns these into what is asked for: an id from a number, a list from a single value. */
const COERCED: Record<string, readonly string[]> = { ID: ['a number'], Int: ['a minus'], Float: ['a minus', 'a huge number'] };

/** Every place of every query and mutation that takes input, from the running schema. */
export async function inputFields(client: Client): Promise<InputField[]> {
  const ask = async (query: string) => {
    const { data, errors } = await client.graphql<{ __schema: Introspected }>(query);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.__schema;
  };
  const { queryType, mutationType } = await ask(ROOTS);
  const { types } = await ask(TYPES);
  const typeOf = (name: string) => types.find((type) => type.name === name);

  const harmless = (ref: TypeRef): unknown => {
    if (ref.kind === 'LIST') return [];
    const { name, isList } = unwrapped(ref);
    if (isList) return [];
    const type = typeOf(name);
    if (type?.kind === 'ENUM') return type.enumValues?.find((value) => value.name === 'TXT')?.name ?? type.enumValues?.[0]?.name;
    if (type?.kind === 'INPUT_OBJECT') return withDefaults(type.inputFields ?? []);
    return SCALARS[name]?.harmless;
  };
  const withDefaults = (inputs: readonly InputValue[]): Record<string, unknown> =>
    Object.fromEntries(
      inputs
        .filter(({ type, defaultValue }) => type.kind === 'NON_NULL' && defaultValue === null)
        .map(({ name, type }) => [name, harmless(type)]),
    );

  const placesIn = (inputs: readonly InputValue[], path: string[]): { path: string[]; name: string; isList: boolean }[] =>
    inputs.flatMap(({ name: field, type: ref }) => {
      const { name, isList } = unwrapped(ref);
      const here = { path: [...path, field], name, isList };
      const inner = typeOf(name);
      return inner?.kind === 'INPUT_OBJECT' && !isList ? [here, ...placesIn(inner.inputFields ?? [], here.path)] : [here];
    });

  return [
    ...queryType.fields.map((root) => ({ root, kind: 'query' })),
    ...mutationType.fields.map((root) => ({ root, kind: 'mutation' })),
  ].flatMap(({ root, kind }) =>
    placesIn(root.args, []).map(({ path, name, isList }): InputField => {
      const isEnum = typeOf(name)?.kind === 'ENUM';
      const scalar = SCALARS[name];
      const schema = isList || !scalar ? 'object' : scalar.schema;
      // What is too long is for the rules of the field, and not all have the same.
      const wrong = isEnum ? wrongValues({ type: 'string', enum: [] }) : wrongValues({ type: schema, maxLength: Infinity });
      return {
        operation: root.name,
        access: GRAPHQL[root.name]?.access ?? 'public',
        path,
        isText: !isList && (name === 'String' || name === 'ID'),
        wrong: wrong.filter(([what]) => !(COERCED[name] ?? []).includes(what) && !(isList && (what === 'a list' || what === 'a text'))),
        build: (value) => ({
          query: `${kind} Hostile(${root.args.map(({ name: arg, type }) => `$${arg}: ${printed(type)}`).join(', ')}) { ${root.name}(${root.args
            .map(({ name: arg }) => `${arg}: $${arg}`)
            .join(', ')})${isComposite(root.type) ? ' { __typename }' : ''} }`,
          variables: placed(withDefaults(root.args), path, value),
        }),
      };
    }),
  );
}

export const operationWith = (field: InputField, value: unknown) => field.build(value);

function unwrapped(ref: TypeRef): { name: string; isList: boolean } {
  if (ref.kind === 'LIST') return { name: ref.ofType ? unwrapped(ref.ofType).name : '', isList: true };
  return ref.ofType ? unwrapped(ref.ofType) : { name: ref.name ?? '', isList: false };
}

const printed = (ref: TypeRef): string =>
  ref.kind === 'NON_NULL' && ref.ofType
    ? `${printed(ref.ofType)}!`
    : ref.kind === 'LIST' && ref.ofType
      ? `[${printed(ref.ofType)}]`
      : (ref.name ?? '');

const isComposite = (ref: TypeRef): boolean => (ref.ofType ? isComposite(ref.ofType) : ref.kind === 'OBJECT');

function placed(variables: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const inner = (variables[first] ?? {}) as Record<string, unknown>;
  return { ...variables, [first]: rest.length === 0 ? value : placed(inner, rest, value) };
}
