import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';
import { subscribe } from '../support/socket.js';

interface Outcome {
  data?: unknown;
  code?: unknown;
  message?: string;
  requestId?: unknown;
}

/** Each asks for 200 × 200 rows, and each is written differently. */
const DEAR: [form: string, query: string, variables: Record<string, unknown>][] = [
  ['literals', '{ documents(first: 200) { nodes { versions(first: 200) { nodes { id } } } } }', {}],
  ['variables', 'query ($n: Int!) { documents(first: $n) { nodes { versions(first: $n) { nodes { id } } } } }', { n: 200 }],
  ['defaults of the operation', 'query ($n: Int! = 200) { documents(first: $n) { nodes { versions(first: $n) { nodes { id } } } } }', {}],
  [
    'a variable over a default',
    'query ($n: Int = 1) { documents(first: $n) { nodes { versions(first: $n) { nodes { id } } } } }',
    { n: 200 },
  ],
  [
    'defaults of the schema under aliases',
    '{ a: documents { ...D } b: documents { ...D } c: documents { ...D } } fragment D on UserDocumentConnection { nodes { versions { nodes { id } } } }',
    {},
  ],
  [
    'a fragment',
    '{ documents(first: 200) { ...A } } fragment A on UserDocumentConnection { nodes { versions(first: 200) { nodes { id } } } }',
    {},
  ],
  [
    'a named operation beside a cheap one',
    'query Cheap { me { id } } query Dear($n: Int!) { documents(first: $n) { nodes { versions(first: $n) { nodes { id } } } } }',
    { n: 200 },
  ],
];
/** Within the limit, so that the forms above are refused for what they ask and not for how. */
const CHEAP: [form: string, query: string, variables: Record<string, unknown>][] = [
  ['literals', '{ documents(first: 200) { nodes { versions(first: 10) { nodes { id } } } } }', {}],
  ['variables', 'query ($n: Int!) { documents(first: $n) { nodes { versions(first: $n) { nodes { id } } } } }', { n: 20 }],
  ['defaults of the schema', '{ documents { nodes { versions { nodes { id } } } } }', {}],
];

describe.each([false, true])('an operation that asks for too much (introspection: %s)', (introspection) => {
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    const keys = { JWT_SECRET: randomBytes(32).toString('hex'), FILE_ENCRYPTION_KEY: randomBytes(32).toString('hex') };
    app = await startApp({ ...keys, NODE_ENV: 'production', GRAPHQL_INTROSPECTION: String(introspection) });
    ({ client: user } = await newUser(new Client(app.url)));
  });
  afterAll(() => app.close());

  async function overHttp(query: string, variables: Record<string, unknown>): Promise<Outcome> {
    const operationName = query.includes('query Dear') ? 'Dear' : undefined;
    const { status, body, headers } = await user.post<{
      data?: unknown;
      errors?: { message: string; extensions: Record<string, unknown> }[];
    }>('/graphql', { query, variables, operationName });
    const [error] = body.errors ?? [];
    if (error) {
      expect(error.extensions.requestId).toBe(headers.get('x-request-id'));
      if (!body.data) expect(status).toBe(400);
    }
    return { data: body.data, code: error?.extensions.code, message: error?.message, requestId: error?.extensions.requestId };
  }

  async function overSocket(query: string, variables: Record<string, unknown>): Promise<Outcome> {
    const operationName = query.includes('query Dear') ? 'Dear' : undefined;
    for await (const { data, errors } of subscribe(user, query, variables, operationName))
      return {
        data: data ?? undefined,
        code: errors?.[0]?.extensions?.code,
        message: errors?.[0]?.message,
        requestId: errors?.[0]?.extensions?.requestId,
      };
    throw new Error('nothing came');
  }

  const DOORS = [
    ['HTTP', overHttp],
    ['a socket', overSocket],
  ] as const;

  it.each(DOORS)('is refused over %s, however its numbers are given', async (_door, send) => {
    for (const [form, query, variables] of DEAR) {
      const { data, code, message, requestId } = await send(query, variables);
      expect([form, data, code]).toEqual([form, undefined, 'GRAPHQL_VALIDATION_FAILED']);
      expect(message).toBe('The operation asks for too much at once. Ask for shorter pages or fewer fields.');
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
    }
    for (const [form, query, variables] of CHEAP) expect([form, (await send(query, variables)).code]).toEqual([form, undefined]);
  });

  const GUESSES: [what: string, query: string, variables: Record<string, unknown>][] = [
    ['a field', '{ documnts { totalCount } }', {}],
    ['an argument', '{ documents(frist: 1) { totalCount } }', {}],
    ['a type', 'query ($a: JobStat) { documents { totalCount } }', {}],
    ['a value of an enum', '{ legalDocuments(status: INDEXE) { totalCount } }', {}],
    ['a value of an enum as text', '{ legalDocuments(status: "INDEXED") { totalCount } }', {}],
    ['an input field', 'mutation { updateProfile(input: { name: "a", emial: "b", email: "b", phone: "c" }) { id } }', {}],
    ['an input field in a variable', 'mutation ($i: ProfileInput!) { updateProfile(input: $i) { id } }', { i: { emial: 'a@b.co' } }],
    ['a value of an enum in a variable', 'query ($s: LegalDocumentStatus) { legalDocuments(status: $s) { totalCount } }', { s: 'INDEXE' }],
    ['a value of an enum as a default', 'query ($s: LegalDocumentStatus = INDEXE) { legalDocuments(status: $s) { totalCount } }', {}],
  ];

  it.each(DOORS)('helps a guesser over %s only where the schema may be asked for', async (_door, send) => {
    const helped: string[] = [];
    for (const [what, query, variables] of GUESSES) {
      const { data, code, message = '' } = await send(query, variables);
      expect([what, data, typeof code]).toEqual([what, undefined, 'string']);
      if (/did you mean/i.test(message)) helped.push(what);
      if (!introspection) expect(message).not.toMatch(/INDEXED/);
    }
    if (introspection) expect(helped).toEqual(expect.arrayContaining(['a field', 'an argument', 'a value of an enum']));
    else expect(helped).toEqual([]);
  });
});
