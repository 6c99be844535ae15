import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type AttackedApi, START_LIMIT_MS, startAttackedApi } from '../support/attacked-api.js';
import { type Answer, Client } from '../support/client.js';
import { faultOf, type OpenApi, parametersOf, jsonBodies } from '../support/hostile-inputs.js';
import { REST } from '../support/operations.js';
import { inTurn } from '../support/in-turn.js';
import { adminClient, newUser } from '../support/people.js';
import { rawRequest } from '../support/raw-request.js';
import { unlimitedBy } from '../support/unlimited.js';

/** JSON that is deeper than any body, in fewer bytes than a body may have. */
const deepList = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const deepObject = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const DEPTHS = [1000, 15_000];
/** Halves of characters, escaped as JSON allows, where a text may stand. */
const HALVES = ['\\ud800', 'a\\udc00b', '\\udbff\\udbff', 'x\\ud83d'];
const MALFORMED = ['%', '%f', '%zz', '%ff', '%c0%ae', '%ed%a0%80', '%F0%9F%98'];

/** What reads bodies, paths and queries is the same for all routes: each of them meets one in so many of the values. */
const SHARE = 4;

/** What the HTTP layer has to refuse before any route is asked. */
describe('hostile input to the HTTP layer', () => {
  let api: AttackedApi;
  let client: Client;
  let admin: Client;
  let user: Client;
  let openApi: OpenApi;
  let routes: [route: string, fields: string[]][];

  beforeAll(async () => {
    api = await startAttackedApi();
    client = new Client(api.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
    openApi = (await client.get<OpenApi>('/api/openapi.json')).body;
    routes = [...jsonBodies(openApi)].map(([route, { properties = {} }]) => [route, Object.keys(properties)]);
  }, START_LIMIT_MS);
  afterEach(async () => {
    expect(api.ended()).toBeNull();
    expect((await client.get('/health/live')).status).toBe(200);
  });
  afterAll(() => api.close());

  const tokenFor = (route: string): string | undefined => {
    if (route === 'POST /graphql') return user.token;
    const { access } = REST[route.replace(/\{(\w+)\}/g, ':$1')] ?? { access: 'public' };
    return (access === 'admin' ? admin : access === 'user' ? user : client).token;
  };
  const unlimited = unlimitedBy(() => api.app.database.query('delete from rate_limits'));
  const send = (route: string, body: string | Buffer) =>
    unlimited(
      () => sendOnce(route, body),
      ({ status }) => status === 429,
    );
  const sendOnce = async (route: string, body: string | Buffer): Promise<Answer<unknown>> => {
    const [method = '', path = ''] = route.split(' ');
    const token = tokenFor(route);
    const response = await fetch(api.url + path.replace('{id}', '6f1f0b52-0000-4000-8000-000000000000'), {
      method,
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    });
    return { status: response.status, headers: response.headers, body: await response.json().catch(() => null) };
  };
  const parametersIn = (where: 'path' | 'query', value: string) =>
    inTurn(
      parametersOf(openApi).filter((each) => each.in === where),
      SHARE,
      MALFORMED.indexOf(value),
    );
  const usual = ({ status, headers }: { status: number; headers: Headers }) =>
    expect([status, headers.get('x-content-type-options'), headers.get('content-type')?.split(';')[0]]).toEqual([
      400,
      'nosniff',
      'application/json',
    ]);

  it.each(DEPTHS)('of JSON %i deep is refused with 400 on every route', async (depth) => {
    for (const [place, [route, fields]] of routes.entries()) {
      const bodies = [
        deepList(depth),
        deepObject(depth),
        `{"${fields[0]}":${deepList(depth)}}`,
        `{"${fields.at(-1)}":${deepObject(depth)}}`,
      ];
      for (const body of inTurn(bodies, SHARE, place)) {
        const answer = await send(route, body);
        expect([route, answer.status, faultOf(answer, 'refusal')]).toEqual([route, 400, null]);
      }
    }
  });

  it('of JSON that is no object is refused with 400 on every route', async () => {
    for (const [place, [route]] of routes.entries())
      for (const body of inTurn(['null', '[]', '[{}]', '"text"', '7', 'true'], SHARE, place)) {
        const answer = await send(route, body);
        expect([route, body, answer.status, faultOf(answer, 'refusal')]).toEqual([route, body, 400, null]);
      }
  });

  it.each(DEPTHS)('of JSON %i deep is refused with 400 by GraphQL', async (depth) => {
    for (const body of [
      deepList(depth),
      `{"query":"{ me { id } }","variables":${deepObject(depth)}}`,
      `{"query":"mutation ($d: JSONObject!) { generateDocument(input: { documentType: \\"reply\\", templateData: $d }) { notice } }","variables":{"d":${deepObject(depth)}}}`,
    ])
      expect((await send('POST /graphql', body)).status).toBe(400);
  });

  it('with half a character is refused with 400, in any field of any route', async () => {
    const [inText, inList, inKey, beside] = HALVES;
    const places = routes.flatMap(([route, fields]) => fields.map((field): [string, string] => [route, field]));
    for (const [place, [route, field]] of places.entries()) {
      const bodies = [`{"${field}":"${inText}"}`, `{"${field}":["${inList}"]}`, `{"${field}":{"${inKey}":1}}`, `{"${beside}":1}`];
      for (const body of inTurn(bodies, SHARE, place)) {
        const answer = await send(route, body);
        expect([route, field, body, answer.status, faultOf(answer, 'refusal')]).toEqual([route, field, body, 400, null]);
      }
    }
  }, 120_000);

  it('with half a character is refused with 400 by GraphQL, as a variable and in the operation', async () => {
    for (const half of HALVES) {
      const ask = '"query":"mutation ($q: String!) { askQuestion(input: { question: $q }) { text } }"';
      expect((await send('POST /graphql', `{${ask},"variables":{"q":"${half}"}}`)).status).toBe(400);
      expect((await send('POST /graphql', `{"query":"{ me { id } } # ${half}"}`)).status).toBe(400);
    }
  });

  it('takes whole characters beyond the first plane', async () => {
    expect((await send('POST /api/ask', '{"question":"What is \\ud83d\\ude00 rent?"}')).status).toBe(200);
  });

  it('of bytes that are no UTF-8 is not a failure of ours', async () => {
    for (const bytes of [[0xff], [0xc0, 0xae], [0xed, 0xa0, 0x80], [0xf0, 0x9f, 0x98]]) {
      const body = Buffer.concat([Buffer.from('{"question":"What '), Buffer.from(bytes), Buffer.from(' is rent?"}')]);
      expect([bytes, faultOf(await send('POST /api/ask', body), 'any')]).toEqual([bytes, null]);
    }
  });

  it.each(MALFORMED)('in the path, such as %s, is refused with the usual headers and words', async (value) => {
    for (const { method, path, name } of parametersIn('path', value)) {
      const token = tokenFor(`${method} ${path}`);
      const target = path.replace(`{${name}}`, value).replace(/\{\w+\}/, 'text');
      const { status, headers, body } = await rawRequest(api.url, {
        method,
        path: target,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      const answered = new Headers(
        Object.entries(headers).flatMap(([key, each]) => (typeof each === 'string' ? [[key, each]] : [])) as [string, string][],
      );
      usual({ status, headers: answered });
      expect(faultOf({ status, headers: answered, body: JSON.parse(body) }, 'refusal')).toBeNull();
    }
  });

  it.each(MALFORMED)('in a query, such as %s, is not a failure of ours', async (value) => {
    for (const { method, path, name } of parametersIn('query', value)) {
      const token = tokenFor(`${method} ${path}`);
      const answer = await rawRequest(api.url, {
        method,
        path: `${path}?${name}=${value}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      expect([path, name, answer.status < 500]).toEqual([path, name, true]);
    }
  });
});
