import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, GraphQLError, parse } from 'graphql';
import { operationCost, pricedOperation } from './operation-cost.js';
import { GRAPHQL_LIMITS } from './operation-limits.js';

const SCHEMA = buildSchema(readFileSync(path.join(import.meta.dirname, '../../../../schema.graphql'), 'utf8'));

function prepared(source: string, operationName?: string) {
  const document = parse(source);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new Error('no operation');
  return [SCHEMA, document, operation] as const;
}
const cost = (source: string, variables = {}, operationName?: string) => operationCost(...prepared(source, operationName), variables);
function refusal(source: string, variables = {}) {
  const priced = pricedOperation(...prepared(source), variables, GRAPHQL_LIMITS.cost);
  return 'refused' in priced ? priced.refused : null;
}

/** 200 documents with 200 versions each. */
const DEAREST = 653_500;
const VERSIONS = 'nodes { id }';

describe('the cost of an operation', () => {
  it.each([
    ['literals', `{ documents(first: 200) { nodes { versions(first: 200) { ${VERSIONS} } } } }`, {}],
    [
      'variables',
      `query ($a: Int!, $b: Int!) { documents(first: $a) { nodes { versions(first: $b) { ${VERSIONS} } } } }`,
      { a: 200, b: 200 },
    ],
    ['defaults of the operation', `query ($n: Int = 200) { documents(first: $n) { nodes { versions(first: $n) { ${VERSIONS} } } } }`, {}],
    [
      'a variable over a default',
      `query ($n: Int = 1) { documents(first: $n) { nodes { versions(first: $n) { ${VERSIONS} } } } }`,
      { n: 200 },
    ],
    ['an alias', `{ mine: documents(first: 200) { nodes { all: versions(first: 200) { ${VERSIONS} } } } }`, {}],
    [
      'fragments',
      `{ ...A } fragment A on Query { documents(first: 200) { ...B } } fragment B on UserDocumentConnection { nodes { versions(first: 200) { ...C } } }
       fragment C on DocumentVersionConnection { ${VERSIONS} }`,
      {},
    ],
    [
      'inline fragments',
      `{ ... { documents(first: 200) { ... on UserDocumentConnection { nodes { versions(first: 200) { ${VERSIONS} } } } } } }`,
      {},
    ],
    ['a directive', `{ documents(first: 200) @include(if: true) { nodes { versions(first: 200) { ${VERSIONS} } } } }`, {}],
  ])('is the same with %s', (_form, source, variables) => {
    expect(cost(source, variables)).toBe(DEAREST);
    expect(refusal(source, variables)).toBeInstanceOf(GraphQLError);
  });

  it('counts the defaults of the schema', () => {
    const nested = `{ documents { nodes { versions { ${VERSIONS} } } } }`;
    expect(cost(nested)).toBe(cost(nested.replace(/(documents|versions)/g, '$1(first: 50)')));
    expect(cost('query ($n: Int) { documents(first: $n) { totalCount } }')).toBe(cost('{ documents(first: 50) { totalCount } }'));
    expect(refusal(nested)).toBeNull();
  });

  it('takes the longest page where neither operation nor schema says how long it is', () => {
    const open = buildSchema('type Query { rows(first: Int): [Row!]! } type Row { id: ID }');
    const document = parse('{ rows { id } }');
    const operation = getOperationAST(document);
    expect(operation && operationCost(open, document, operation, {})).toBe((2 + 1.5) * 200);
  });

  it('adds up aliases, and multiplies nested pages', () => {
    const one = cost('{ documents(first: 10) { totalCount } }');
    expect(cost('{ a: documents(first: 10) { totalCount } b: documents(first: 10) { totalCount } }')).toBe(2 * one);
    expect(cost('{ documents(first: 20) { totalCount } }')).toBe(2 * one);
  });

  it('is that of the operation that runs, with its own variables', () => {
    const two = 'query Cheap { me { id } } query Dear($n: Int!) { documents(first: $n) { totalCount } }';
    expect(cost(two, {}, 'Cheap')).toBe(cost('{ me { id } }'));
    expect(cost(two, { n: 200 }, 'Dear')).toBe(cost('{ documents(first: 200) { totalCount } }'));
  });

  it('does not shrink with a number below one', () => {
    expect(cost('{ documents(first: -200) { nodes { id } } }')).toBe(cost('{ documents(first: 1) { nodes { id } } }'));
  });

  it('is none for asking about the schema', () => {
    expect(cost('{ __schema { types { name fields { name } } } __type(name: "User") { name } }')).toBe(0);
  });

  it('ends with fragments that name each other, and with those that multiply', () => {
    expect(refusal('{ me { ...A } } fragment A on User { id ...B } fragment B on User { ...A }')).toBeNull();
    const doubling = Array.from({ length: 40 }, (_, n) => `fragment F${n} on User { ${n < 39 ? `...F${n + 1} ...F${n + 1}` : 'id'} }`);
    expect(refusal(`{ me { ...F0 } } ${doubling.join(' ')}`)?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('refuses a value that its argument cannot take', () => {
    const refused = refusal('query ($n: Int) { documents(first: $n) { totalCount } }', { n: null });
    expect(refused?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
