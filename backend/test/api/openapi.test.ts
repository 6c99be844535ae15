import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLFieldMap } from 'graphql';
import { accessByRoute } from '../../src/core/openapi/rest-handlers.js';
import { openApi, openApiFiles } from '../../src/print-openapi.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { expectDescribed } from '../support/described-answers.js';
import { ABSENT_ID, GRAPHQL, REST } from '../support/operations.js';
import { sharedApp } from '../support/shared-app.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const CHECKOUT = path.resolve(import.meta.dirname, '../../..');
interface Operation {
  operationId: string;
  summary?: string;
  security?: object[];
  parameters?: object[];
  responses: Record<string, { content?: object; links?: Record<string, object> }>;
  requestBody?: object;
}

describe('the OpenAPI document', () => {
  let app: TestApp;
  let served: {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, { required?: string[]; properties: Record<string, object> }> };
  };

  beforeAll(async () => {
    app = await sharedApp();
    served = (await new Client(app.url).get<typeof served>('/api/openapi.json')).body;
  });
  afterAll(() => app.close());

  it('describes every route with its access and answer', () => {
    const described = Object.entries(served.paths).flatMap(([at, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${at.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(Object.keys(REST).sort());
    for (const [route, { access, keys, keysOnly }] of Object.entries(REST)) {
      const [method = '', at = ''] = route.split(' ');
      const operation = served.paths[at.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect([route, operation?.security ?? []]).toEqual([
        route,
        access === 'public' ? [] : [...(keysOnly ? [] : [{ [access]: [] }]), ...(keys ? [{ key: [] }] : [])],
      ]);
      expect([route, typeof operation?.summary]).toEqual([route, 'string']);
      expect([route, Object.entries(operation?.responses ?? {}).some(([status, { content }]) => Number(status) < 300 && content)]).toEqual([
        route,
        true,
      ]);
      if (access !== 'public') expect(operation?.responses).toHaveProperty('401');
    }
  });

  it('knows who may call each route before the route is asked for', () => {
    const known = Object.fromEntries(accessByRoute(app.nest));
    for (const [route, { access }] of Object.entries(REST)) expect([route, known[route]]).toEqual([route, access]);
    expect(Object.keys(known).filter((route) => !(route in REST))).toEqual([]);
  });

  it('says about inputs what their validation says', () => {
    expect(served.components.schemas.CreateUserInput).toMatchObject({
      required: ['name', 'email', 'password'],
      properties: {
        initial_tokens: { type: ['integer', 'null'], minimum: 0 },
        role: { anyOf: [{ $ref: '#/components/schemas/UserRole' }, { type: 'null' }] },
        password: { minLength: 6, maxLength: 1024 },
      },
    });
    expect(served.components.schemas.UserRole).toMatchObject({ enum: ['user', 'admin'] });
    expect(served.components.schemas.SavePricingInput).toMatchObject({ required: ['operation_type', 'operation_name', 'base_tokens'] });
  });

  it('can be made into a client: every class has one name, every alternative is named, and a value that is fixed is no list', () => {
    const names = Object.keys(served.components.schemas).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const faults: string[] = [];
    const visit = (schema: unknown, at: string): void => {
      if (schema === null || typeof schema !== 'object') return;
      const { title, enum: values, oneOf, properties, items } = schema as Record<string, unknown>;
      if (title !== undefined) faults.push(`${at}: a title names a class by itself`);
      if (Array.isArray(values) && values.some((value) => typeof value === 'boolean')) faults.push(`${at}: a list of truth values`);
      for (const each of Array.isArray(oneOf) ? (oneOf as object[]) : [])
        if ('properties' in each) faults.push(`${at}: an alternative without a name`);
      for (const [name, each] of Object.entries(properties ?? {})) visit(each, `${at}.${name}`);
      visit(items, `${at}[]`);
    };
    for (const [name, schema] of Object.entries(served.components.schemas)) visit(schema, name);
    expect(faults).toEqual([]);
  });

  it('names operations plainly, each once, with what they refuse and the ids that they supply', () => {
    const operations = Object.values(served.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    for (const { operationId, requestBody, responses } of operations)
      if (requestBody) expect([operationId, Object.keys(responses)]).toEqual([operationId, expect.arrayContaining(['400', '413', '415'])]);
    expect(served.paths['/api/documents']?.get?.responses['200']?.links?.getDocument).toEqual({
      operationId: 'getDocument',
      parameters: { id: '$response.body#/documents/0/id' },
    });
    expect(served.paths['/api/admin/token-pricing']?.post?.responses).toHaveProperty('201');
    expect(served.paths['/api/document/generate']?.post?.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key' }));
    expect(served.components.schemas.AskBody?.properties.history).toMatchObject({ items: { $ref: '#/components/schemas/ChatTurnInput' } });
  });

  it.each([
    ['a status that is not described', 'GET', '/api/auth/me', 204, null, undefined, 'GET /api/auth/me answered 204 at /api/auth/me, which'],
    ['a media type that is not described', 'GET', '/api/auth/me', 200, 'text/html; charset=utf-8', undefined, 'as text/html, which'],
    [
      'a body off its schema',
      'GET',
      `/api/documents/${ABSENT_ID}?x=1`,
      200,
      JSON_TYPE,
      {},
      `GET /api/documents/{id} answered 200 at /api/documents/${ABSENT_ID}, with a`,
    ],
    ['a code that is not in the list', 'GET', '/api/auth/me', 401, JSON_TYPE, { detail: 'No.', code: 'NO' }, 'off its schema'],
    [
      'a code of another status',
      'GET',
      '/api/auth/me',
      401,
      JSON_TYPE,
      { detail: 'No.', code: 'FORBIDDEN' },
      'with FORBIDDEN, whose status is 403',
    ],
  ])('holds the answers of the tests to it: %s', (_what, method, target, status, contentType, body, text) => {
    expect(() => expectDescribed(method, target, status, contentType, body)).toThrow(text);
  });

  it('stands beside the schema of GraphQL, which is the one in schema.graphql', async () => {
    const { status, headers, body } = await new Client(app.url).get('/api/schema.graphql');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'public, max-age=300',
    ]);
    expect(body).toBe(readFileSync(path.join(CHECKOUT, 'schema.graphql'), 'utf8'));
    const schema = buildSchema(String(body));
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = Object.assign({}, ...roots.map((root) => root?.getFields())) as GraphQLFieldMap<unknown, unknown>;
    const people = { public: 'everybody', user: 'users', admin: 'administrators' };
    for (const [name, { access, keys }] of Object.entries(GRAPHQL)) {
      const said = `Access: ${people[access]}${keys ? `, and API keys with the scope ${keys.join(' or ')}` : access === 'public' ? '' : '; no API keys'}.`;
      expect([name, fields[name]?.description?.split('\n').at(-1)]).toEqual([name, said]);
    }
  });

  it('is the one that openapi.json and the pages of docs were printed from', async () => {
    const printed = await openApi();
    expect(JSON.parse(JSON.stringify({ paths: printed.paths, components: printed.components }))).toEqual({
      paths: served.paths,
      components: served.components,
    });
    for (const [file, text] of Object.entries(await openApiFiles()))
      expect([file, readFileSync(path.join(CHECKOUT, file), 'utf8')]).toEqual([file, text]);
  });
});
