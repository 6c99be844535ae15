import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ANSWER_LIMITS } from '../../src/core/answers/answer-limits.js';
import { Answers } from '../../src/core/answers/answers.js';
import type { TestApp } from '../support/app.js';
import { Client, type GraphqlAnswer } from '../support/client.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';
import { subscribe } from '../support/socket.js';

interface Template {
  documentType: string;
  cost: number;
}

const FIELDS = 'documentType label category cost fields { name label help required maxLength group default columns { label } }';
const PLAIN = '{ documentTemplates { documentType cost } }';
const aliased = (count: number, fields = FIELDS) =>
  `{ ${Array.from({ length: count }, (_, at) => `t${at}: documentTemplates { ${fields} }`).join(' ')} }`;

describe('public lists', () => {
  let app: TestApp;
  let stranger: Client;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    stranger = new Client(app.url);
    ({ client: user } = await newUser(stranger));
  });
  afterAll(() => app.close());

  const templates = async (query: string): Promise<Template[]> => {
    const { data } = await stranger.graphql<{ documentTemplates: Template[] }>(query);
    return data?.documentTemplates ?? [];
  };

  it('are refused fifteen times over in one operation, over HTTP and on sockets', async () => {
    const refusal = 'The operation asks for too much at once. Ask for shorter pages or fewer fields.';
    const { status, body } = await stranger.post<GraphqlAnswer>('/graphql', { query: aliased(15) });
    expect([status, body.data, body.errors?.[0]?.message]).toEqual([400, undefined, refusal]);
    for await (const { data, errors } of subscribe(user, aliased(15)))
      expect([data ?? null, errors?.[0]?.message]).toEqual([null, refusal]);
  });

  it('are the same however often they were asked for, and new once a price has changed', async () => {
    const first = await templates(PLAIN);
    expect(first.length).toBeGreaterThan(40);
    expect(await templates(PLAIN)).toEqual(first);
    const admin = await adminClient(stranger);
    const { documentType, cost } = first[0] as Template;
    const { errors } = await admin.graphql('mutation ($input: SavePricingInput!) { saveTokenPricing(input: $input) { message } }', {
      input: { operationType: documentType, operationName: 'Sample', baseTokens: cost + 3, complexityMultiplier: 1.5 },
    });
    expect(errors).toBeUndefined();
    expect((await templates(PLAIN))[0]).toEqual({ documentType, cost: cost + 3 });
    expect((await templates(`${PLAIN} # again`))[0]).toEqual({ documentType, cost: cost + 3 });
    const { body } = await stranger.get<{ token_costs: Record<string, { simple: number }> }>('/api/document/templates');
    expect(body.token_costs[documentType]).toEqual({ simple: cost + 3 });
  });

  it('hold what their variables, names and aliases say', async () => {
    const query =
      'query One($with: Boolean!) { documentTemplates { documentType label @include(if: $with) } } query Two { all: documentTemplates { label } }';
    const ask = (operationName: string, variables: object) =>
      stranger.post<GraphqlAnswer<Record<string, Record<string, unknown>[]>>>('/graphql', { query, operationName, variables });
    for (let round = 0; round < 2; round += 1) {
      expect(Object.keys((await ask('One', { with: true })).body.data?.documentTemplates?.[0] ?? {})).toEqual(['documentType', 'label']);
      expect(Object.keys((await ask('One', { with: false })).body.data?.documentTemplates?.[0] ?? {})).toEqual(['documentType']);
      expect(Object.keys((await ask('Two', {})).body.data?.all?.[0] ?? {})).toEqual(['label']);
    }
  });

  it('are asked for by many strangers at once while a user is served', async () => {
    const asked = Array.from({ length: 30 }, (_, at) => stranger.post<GraphqlAnswer>('/graphql', { query: `${aliased(1)} # ${at}` }));
    const { data } = await user.graphql<{ me: { id: string } }>('{ me { id } }');
    expect(data?.me.id).toEqual(expect.any(String));
    for (const { status } of await Promise.all(asked)) expect([200, 429, 503]).toContain(status);
  });

  it('asked for fifteen times over on 64 connections take nothing from others', async () => {
    const sent = Array.from({ length: 64 }, async (_, at) => {
      const { status } = await stranger.post('/graphql', { query: `${aliased(15)} # connection ${at}` });
      return status;
    });
    const { data } = await user.graphql<{ me: { id: string } }>('{ me { id } }');
    expect(data?.me.id).toEqual(expect.any(String));
    expect((await user.get('/api/document/templates')).status).toBe(200);
    for (const status of await Promise.all(sent)) expect([400, 429]).toContain(status);
  });

  it('cost who asks for them, until the network has spent what a minute allows; then nothing is prepared', async () => {
    const answers = app.nest.get(Answers);
    const request = { id: 'sample', headers: {}, clientAddress: '127.0.0.1' };
    (await answers.begin(request, { cost: ANSWER_LIMITS.cost.network - 1_000_000, kind: 'query' }))();
    let refused: { status: number; body: GraphqlAnswer; headers: Headers } | undefined;
    for (let at = 0; at < 200 && !refused; at += 1) {
      const answer = await stranger.post<GraphqlAnswer>('/graphql', { query: `${aliased(2)} # other ${at}` });
      if (answer.status !== 200) refused = answer;
    }
    expect([refused?.status, refused?.body.errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
