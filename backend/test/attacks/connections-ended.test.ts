import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { type Answer, Client } from '../support/client.js';
import { type EndedConnections, endedConnections, type EndedWhen } from '../support/ended-connections.js';
import { eventually } from '../support/eventually.js';
import { inTurn } from '../support/in-turn.js';
import { GENERATE, generate, REPLY_VALUES, SAVE } from '../support/kept-documents.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { adminClient, newUser, type Person } from '../support/people.js';

const WHEN: EndedWhen[] = ['before it', 'after it', 'with it'];
/** More than any of the operations has. */
const STATEMENTS_MAX = 60;

type Body = { code?: unknown; data?: unknown; errors?: { extensions?: { code?: unknown } }[] };

describe('connections that the server of the database ends at any statement', () => {
  let app: TestApp;
  let client: Client;
  let person: Person;
  let admin: Client;
  let documentId: string;
  let connections: EndedConnections;

  beforeAll(async () => {
    connections = endedConnections(() => app.database);
    app = await startApp();
    client = new Client(app.url);
    admin = await adminClient(client);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    // Each owner may have so many files waiting.
    person = await newUser(client);
    const [{ id }] = await app.database.query<[{ id: string }]>('select id from users where email = $1', [person.email]);
    await app.database.query('update token_accounts set balance = balance + 10000 where user_id = $1', [id]);
    await app.database.query(
      `insert into token_ledger (user_id, kind, delta, balance_after, actor_id) select user_id, 'add', 10000, balance, user_id
       from token_accounts where user_id = $1`,
      [id],
    );
    documentId = (await generate(person.client)).document.id;
  });
  afterAll(async () => {
    connections.restore();
    await app.close();
  });

  const file = (text = 'The rent of May is unpaid.') => new File([text], 'rent.txt', { type: 'text/plain' });
  const graphql = (caller: Client, query: string, variables: object = {}) => caller.post<Body>('/graphql', { query, variables });
  const order = () => ({ document_type: 'reply', template_data: REPLY_VALUES, complexity: 'simple' });

  const OPERATIONS: [name: string, run: () => Promise<Answer<Body>>][] = [
    ['an upload', () => person.client.multipart('/api/upload/', { files: file() })],
    [
      'an upload of an administrator',
      () =>
        admin.multipart('/api/admin/upload-legal-document', {
          file: file(`1. Rent. ${randomBytes(8).toString('hex')}`),
          document_type: 'act',
        }),
    ],
    ['a login', () => client.form('/api/auth/login', { username: person.email, password: person.password })],
    [
      'a login of an administrator',
      () => client.form('/api/admin-auth/login', { username: 'admin@themis.test', password: 'correct horse battery' }),
    ],
    [
      'a registration',
      () =>
        client.post('/api/auth/register', {
          name: 'Asha Mehta',
          email: `${randomBytes(6).toString('hex')}@themis.test`,
          phone: '+91 98100 00000',
          password: 'a quiet green lease',
        }),
    ],
    [
      'a changed profile',
      () => person.client.put('/api/auth/profile', { name: 'Asha Mehta', email: person.email, phone: '+91 98100 00000' }),
    ],
    ['a draft', () => person.client.post('/api/document/generate', order())],
    ['a kept draft', () => graphql(person.client, GENERATE, { input: { documentType: 'reply', templateData: REPLY_VALUES } })],
    [
      'a saved version',
      () => graphql(person.client, SAVE, { input: { documentId, content: `# REPLY\n\n${randomBytes(8).toString('hex')}` } }),
    ],
    ['a question', () => person.client.post('/api/ask', { question: 'What is the punishment for theft?' })],
    ['the statement', () => graphql(person.client, '{ me { id } tokenStatement { totalCount } referenceFiles { nodes { id } } }')],
  ];

  function outcomeOf({ status, body }: Answer<Body>): string {
    const code = body.code ?? body.errors?.[0]?.extensions?.code;
    return status < 300 && code === undefined ? 'served' : `${status} ${String(code)}`;
  }

  describe.each(OPERATIONS.map(([name, run], place) => [name, run, place] as const))('in %s', (_name, run, place) => {
    it.each(inTurn(WHEN, WHEN.length, place))('%s are told as an outage or survived, and the next call is served', async (when) => {
      connections.arm(STATEMENTS_MAX, when);
      expect(outcomeOf(await run())).toBe('served');
      const statements = connections.disarm();
      // Each statement meets two of the three ways in turn.
      const leftOut = (place + WHEN.indexOf(when)) % WHEN.length;
      for (let statement = 1; statement <= statements; statement += 1) {
        if (statement % WHEN.length === leftOut) continue;
        await app.database.query('delete from rate_limits');
        connections.arm(statement, when);
        const outcome = outcomeOf(await run());
        connections.disarm();
        expect([statement, outcome]).toEqual([statement, expect.stringMatching(/^(served|(503|200) DATABASE_(INTERRUPTED|UNREACHABLE))$/)]);
        await eventually(
          async () => (await person.client.get('/api/auth/me')).status,
          (status) => status === 200,
        );
      }
      expect(await brokenInvariants(app.database)).toEqual([]);
    });
  });
});
