import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as graphql from 'graphql';
import { describe, test } from 'vitest';
import { namedChanges, unnamed } from '../checks/contract/changelog.mjs';
import { undated } from '../checks/contract/deprecations.mjs';
import { graphqlChanges } from '../checks/contract/graphql.mjs';
import { openApiChanges } from '../checks/contract/openapi.mjs';
import { inRoot } from '../lib/paths.mjs';

describe('breaking changes of GraphQL', () => {
  const SCHEMA = `
    type Query { me(id: ID, size: Int = 5): Person, one(id: ID): Person, things(kind: Kind): [Thing!]! }
    type Person implements Named { name: String!, mood: Mood! }
    type Place { name: String! }
    type Tree { name: String! }
    interface Named { name: String! }
    union Thing = Person | Place
    enum Mood { GOOD BAD }
    enum Kind { PERSON PLACE }
    input Draft { title: String }
    type Mutation { draft(input: Draft!): Person, drop(tree: Boolean): Tree }
  `;
  const changed = (from, to) => graphqlChanges(graphql, graphql.buildSchema(SCHEMA), graphql.buildSchema(SCHEMA.replace(from, to)));

  /** @type {[string, string, string, string[]][]} */
  const breaking = [
    ['a field that goes', ', mood: Mood!', '', ['FIELD_REMOVED Person.mood']],
    ['a field that may be null', 'mood: Mood!', 'mood: Mood', ['FIELD_CHANGED_KIND Person.mood']],
    ['an argument that goes', 'id: ID, size', 'size', ['ARG_REMOVED Query.me.id']],
    ['an argument of another type', 'me(id: ID', 'me(id: Int', ['ARG_CHANGED_KIND Query.me.id']],
    ['an argument that is required', 'id: ID,', 'id: ID, age: Int!,', ['REQUIRED_ARG_ADDED Query.me.age']],
    ['another default', 'Int = 5', 'Int = 6', ['ARG_DEFAULT_VALUE_CHANGE Query.me.size']],
    ['a default that goes', 'Int = 5', 'Int', ['ARG_DEFAULT_VALUE_CHANGE Query.me.size']],
    ['an input field that is required', 'title: String', 'title: String, body: String!', ['REQUIRED_INPUT_FIELD_ADDED Draft.body']],
    ['an input field that goes', 'title: String', 'name: String', ['FIELD_REMOVED Draft.title']],
    ['a value that goes', 'GOOD BAD', 'GOOD', ['VALUE_REMOVED_FROM_ENUM Mood.BAD']],
    ['a value that answers gain', 'GOOD BAD', 'GOOD BAD UGLY', ['VALUE_ADDED_TO_ENUM Mood.UGLY']],
    ['a type that a union gains', 'Person | Place', 'Person | Place | Tree', ['TYPE_ADDED_TO_UNION Thing.Tree']],
    ['a type that a union loses', 'Person | Place', 'Person', ['TYPE_REMOVED_FROM_UNION Thing.Place']],
    ['an interface that goes', ' implements Named', '', ['IMPLEMENTED_INTERFACE_REMOVED Person.Named']],
    ['another kind of type', 'type Tree { name: String! }', 'enum Tree { OAK }', ['TYPE_CHANGED_KIND Tree']],
  ];
  for (const [what, from, to, changes] of breaking) test(what, () => assert.deepEqual(changed(from, to).sort(), changes.sort()));

  for (const [what, from, to] of [
    ['a new field', 'mood: Mood!', 'mood: Mood!, age: Int'],
    ['a new optional argument', 'id: ID,', 'id: ID, age: Int,'],
    ['a new optional input field', 'title: String', 'title: String, body: String'],
    ['a new value that only requests have', 'PERSON PLACE', 'PERSON PLACE TREE'],
  ])
    test(`${what} breaks nothing`, () => assert.deepEqual(changed(from, to), []));
});

const PATHS = ['/api/admin/users', '/api/ask', '/api/documents/{id}', '/health/live'];

describe('breaking changes of REST', () => {
  const { paths, ...rest } = JSON.parse(readFileSync(inRoot('contracts', 'openapi.json'), 'utf8'));
  // Those that the cases change, in place of all: each case compares two documents from end to end.
  const released = { ...rest, paths: Object.fromEntries(PATHS.map((path) => [path, paths[path]])) };
  const changed = (change) => {
    const now = structuredClone(released);
    change(now, now.components.schemas);
    return openApiChanges(released, now);
  };
  const ask = (document) => document.paths['/api/ask'].post;

  /** @type {[string, (document: any, schemas: any) => unknown, string[]][]} */
  const breaking = [
    ['an operation that goes', ({ paths }) => delete paths['/api/ask'], ['OPERATION_REMOVED POST /api/ask']],
    ['another operation id', (document) => (ask(document).operationId = 'query'), ['OPERATION_ID_CHANGED POST /api/ask ask']],
    ['keys that are not taken any more', (document) => ask(document).security.pop(), ['ACCESS_NARROWED POST /api/ask key']],
    [
      'a public operation that wants a login',
      ({ paths }) => (paths['/health/live'].get.security = [{ user: [] }]),
      ['ACCESS_NARROWED GET /health/live public'],
    ],
    [
      'a new parameter that is required',
      (document) => ask(document).parameters.push({ name: 'x', in: 'query', required: true, schema: {} }),
      ['PARAMETER_NOW_REQUIRED POST /api/ask query.x'],
    ],
    [
      'a parameter that goes',
      ({ paths }) => (paths['/api/documents/{id}'].get.parameters = []),
      ['PARAMETER_REMOVED GET /api/documents/{id} path.id'],
    ],
    ['a field of a request that goes', (_, { AskBody }) => delete AskBody.properties.as_on, ['REQUEST_FIELD_REMOVED AskBody.as_on']],
    ['a field that is required', (_, { AskBody }) => AskBody.required.push('as_on'), ['REQUEST_FIELD_NOW_REQUIRED AskBody.as_on']],
    ['null that is refused', (_, { AskBody }) => (AskBody.properties.as_on.type = 'string'), ['REQUEST_NULL_REFUSED AskBody.as_on']],
    [
      'null that is refused beside a named schema',
      (_, { AskBody }) => AskBody.properties.reference_document.anyOf.pop(),
      ['REQUEST_NULL_REFUSED AskBody.reference_document'],
    ],
    ['a lower limit', (_, { AskBody }) => (AskBody.properties.question.maxLength = 9), ['REQUEST_LIMIT_NARROWED AskBody.question']],
    [
      'a pattern where there was none',
      (_, { AskBody }) => (AskBody.properties.question.pattern = '^x'),
      ['REQUEST_RULE_CHANGED AskBody.question pattern'],
    ],
    ['a value that is refused', (_, { UserRole }) => UserRole.enum.splice(0, 1), ['REQUEST_VALUE_REMOVED UserRole user']],
    [
      'a body of another type',
      (document) => (ask(document).requestBody.content = {}),
      ['BODY_TYPE_REMOVED POST /api/ask application/json'],
    ],
    [
      'another status of success',
      (document) => {
        const { 200: answer, ...others } = ask(document).responses;
        ask(document).responses = { ...others, 201: answer };
      },
      ['ANSWER_ADDED POST /api/ask 201', 'ANSWER_REMOVED POST /api/ask 200'],
    ],
    [
      'an answer of another type',
      (document) => delete ask(document).responses[200].content['text/event-stream'],
      ['ANSWER_TYPE_REMOVED POST /api/ask 200 text/event-stream'],
    ],
    ['a field of an answer that goes', (_, { Answer }) => delete Answer.properties.notice, ['ANSWER_FIELD_REMOVED Answer.notice']],
    ['a field that may be missing', (_, { Answer }) => Answer.required.shift(), ['ANSWER_FIELD_NOW_OPTIONAL Answer.answer']],
    [
      'a field that may be null',
      (_, { Answer }) => (Answer.properties.answer.type = ['string', 'null']),
      ['ANSWER_NOW_NULLABLE Answer.answer'],
    ],
    [
      'a field of another type inside a list',
      (_, { Citation }) => (Citation.properties.marker.type = 'string'),
      ['ANSWER_TYPE_CHANGED Citation.marker'],
    ],
    [
      'fractions where whole numbers came',
      (_, { Answer }) => (Answer.properties.withheld_quotations.type = 'number'),
      ['ANSWER_TYPE_CHANGED Answer.withheld_quotations'],
    ],
    ['a field of every refusal that goes', (_, { Error }) => delete Error.properties.challenge, ['ANSWER_FIELD_REMOVED Error.challenge']],
  ];
  for (const [what, change, changes] of breaking) test(what, () => assert.deepEqual(changed(change).sort(), changes));

  /** @type {[string, (document: any, schemas: any) => unknown][]} */
  const harmless = [
    ['nothing', () => undefined],
    ['a new operation', ({ paths }) => (paths['/api/new'] = paths['/api/ask'])],
    ['a new optional field of a request', (_, { AskBody }) => (AskBody.properties.x = { type: 'string' })],
    ['null that is taken', (_, { AskBody }) => (AskBody.properties.question.type = ['null', 'string'])],
    ['a higher limit', (_, { AskBody }) => (AskBody.properties.question.maxLength = 9000)],
    ['a field that need not be sent any more', (_, { AskBody }) => delete AskBody.required],
    ['a new field of an answer', (_, { Answer }) => (Answer.properties.x = { type: 'string' })],
    ['null that does not come any more', (_, { Answer }) => (Answer.properties.notice.type = 'string')],
    ['the order of types', (_, { Answer }) => Answer.properties.notice.type.reverse()],
    ['a new code of an error', (_, { ErrorCode }) => ErrorCode.enum.push('NEW')],
    ['a refusal that goes', (document) => delete ask(document).responses[404]],
    ['an operation that becomes public', (document) => delete ask(document).security],
    [
      'another name of a schema',
      (document, schemas) => {
        schemas.Other = schemas.Answer;
        delete schemas.Answer;
        const named = JSON.stringify(document).replaceAll('"#/components/schemas/Answer"', '"#/components/schemas/Other"');
        Object.assign(document, JSON.parse(named));
      },
    ],
    [
      'a schema without its name',
      (document, { AskBody }) => (ask(document).requestBody.content['application/json'].schema = structuredClone(AskBody)),
    ],
    ['another text', (_, { Error }) => (Error.properties.detail.description = 'New words.')],
  ];
  for (const [what, change] of harmless) test(`${what} breaks nothing`, () => assert.deepEqual(changed(change), []));

  test('a schema that contains itself, also beside others, is compared to its end', () => {
    const document = (leaf) => {
      const node = { type: 'object', properties: { next: { anyOf: [{ $ref: '#/components/schemas/Node' }, leaf, { type: 'null' }] } } };
      const answer = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } } };
      return { paths: { '/a': { get: { responses: { 200: answer } } } }, components: { schemas: { Node: node } } };
    };
    const [text, number] = [document({ type: 'string' }), document({ type: 'integer' })];
    assert.deepEqual(openApiChanges(text, structuredClone(text)), []);
    assert.deepEqual(openApiChanges(text, number), ['ANSWER_TYPE_CHANGED Node.next']);
  });
});

describe('the changelog of the API', () => {
  const page =
    '# T\n\n- `EARLY x`\n\n## [Unreleased]\n\n- `FIELD_REMOVED Query.me`: gone.\n\n## [0.1.0]\n\n- `FIELD_REMOVED Query.old`: gone.\n';

  test('names what stands under the next release, and no more', () => {
    assert.deepEqual([...namedChanges(page)], ['FIELD_REMOVED Query.me']);
    assert.deepEqual([...namedChanges('# T\n\n- `EARLY x`\n')], []);
  });

  test('a change that it does not name is reported once', () => {
    const changes = ['FIELD_REMOVED Query.me', 'FIELD_REMOVED Query.old', 'FIELD_REMOVED Query.old'];
    assert.deepEqual(unnamed(changes, namedChanges(page)), ['FIELD_REMOVED Query.old']);
  });
});

describe('deprecations', () => {
  const found = (reason) =>
    undated(
      graphql,
      graphql.buildSchema(`
        type Query { old(arg: Int @deprecated(reason: "${reason}")): Mood @deprecated(reason: "${reason}"), kept: Int }
        enum Mood { GOOD @deprecated(reason: "${reason}") BAD }
        input In { field: Int @deprecated(reason: "${reason}") }
      `),
    ).map((sentence) => sentence.split(' ')[0]);

  test('one with both days passes', () => assert.deepEqual(found('Deprecated since 2026-11-22, stays until 2027-06-01: use `kept`.'), []));

  for (const reason of [
    '',
    'No longer supported',
    'Since 2026-11: use it.',
    'Deprecated since 2026-11-22: use it.',
    'Deprecated since 2026-11-31, stays until 2027-06-01: use it.',
    'Deprecated since 2026-11-22, stays until 2027-13-01: x',
    'Deprecated since 2026-11-22, stays until 2026-11-21: x',
  ])
    test(`"${reason}" is reported wherever it stands`, () =>
      assert.deepEqual(found(reason).sort(), ['In.field', 'Mood.GOOD', 'Query.old', 'Query.old.arg']));
});
