import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

export interface Operation {
  query: string;
  /** JSON text. */
  variables: string;
}

/** Depth to which nested objects are expanded. */
const DEPTH = 3;

/** An operation on one root field, with its arguments as variables and every subfield that takes no required argument. */
export function skeletonOf(kind: 'query' | 'mutation' | 'subscription', field: Field): Operation {
  const needed = field.args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  const declared = needed.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const title = field.name.replace(/^./, (letter) => letter.toUpperCase());
  const head = `${kind} ${title}${declared && `(${declared})`} {\n  ${field.name}${passed && `(${passed})`}`;
  const variables = Object.fromEntries(needed.map(({ name, type }) => [name, sample(type)]));
  return {
    query: `${head}${selection(field.type, 1, new Set())}\n}\n`,
    variables: needed.length > 0 ? JSON.stringify(variables, null, 2) : '{}',
  };
}

function selection(type: GraphQLOutputType, depth: number, opened: ReadonlySet<string>): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const indent = '  '.repeat(depth + 1);
  const lines = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [`${indent}${field.name}`];
    if (depth >= DEPTH || opened.has(inner.name)) return [];
    const nested = selection(field.type, depth + 1, new Set([...opened, named.name, inner.name]));
    return nested ? [`${indent}${field.name}${nested}`] : [];
  });
  return lines.length > 0 ? ` {\n${lines.join('\n')}\n${'  '.repeat(depth)}}` : '';
}

/** A sample value: required fields only. */
function sample(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      ({ type: inner, defaultValue }) => isNonNullType(inner) && defaultValue === undefined,
    );
    return Object.fromEntries(fields.map((field) => [field.name, sample(field.type)]));
  }
  if (named.name === 'Int' || named.name === 'Float') return 1;
  if (named.name === 'Boolean') return false;
  return named.name === 'JSONObject' ? {} : '';
}
