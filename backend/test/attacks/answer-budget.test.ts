import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import type { Client } from '../support/client.js';
import { Client as Caller } from '../support/client.js';
import { generate, SAVE } from '../support/kept-documents.js';
import { newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';
import { subscribe } from '../support/socket.js';

const VERSIONS = 20;
/** Together with the first version about 4 MB: within the budget once, and not fourteen times. */
const VERSION_LENGTH = 200_000;
const ALIASES = 14;

const READ = 'documents(first: 1) { nodes { versions(first: 50) { nodes { content } } } }';
const aliased = (count: number, field: string) => `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
const REFUSAL = 'The answer would be larger than 8 MB. Ask for shorter pages or fewer fields.';

interface Answered {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

const FORMS: [form: string, query: string][] = [
  ['aliases', aliased(ALIASES, READ)],
  [
    'aliases of a fragment',
    `${aliased(ALIASES, 'documents(first: 1) { ...D }')} fragment D on UserDocumentConnection { nodes { versions(first: 50) { nodes { content } } } }`,
  ],
  [
    'aliases within a list',
    `{ documents(first: 1) { nodes { ${Array.from({ length: ALIASES }, (_, at) => `v${at}: versions(first: ${50 - at}) { nodes { content } }`).join(' ')} } } }`,
  ],
  [
    'edges beside nodes',
    aliased(ALIASES / 2, 'documents(first: 1) { nodes { versions(first: 50) { nodes { content } edges { node { content } } } } }'),
  ],
  [
    'aliases of one text',
    `{ documents(first: 1) { nodes { versions(first: 50) { nodes { ${Array.from({ length: ALIASES }, (_, at) => `c${at}: content`).join(' ')} } } } } }`,
  ],
];

describe('an answer that would not fit into memory', () => {
  let app: TestApp;
  let user: Client;
  let other: Client;
  let documentId: string;

  beforeAll(async () => {
    app = await sharedApp();
    ({ client: user } = await newUser(new Caller(app.url)));
    ({ client: other } = await newUser(new Caller(app.url)));
    const made = await generate(user);
    documentId = made.document.id;
    for (let at = 0; at < VERSIONS; at += 1) {
      const content = `${made.documentContent}\n\n${`Sample ${at} `.repeat(VERSION_LENGTH / 10)}`;
      const { errors } = await user.graphql(SAVE, { input: { documentId, content } });
      expect(errors).toBeUndefined();
    }
  });
  afterAll(() => app.close());

  const isServed = async (client: Client) => {
    const { data } = await client.graphql<{ me: { id: string } }>('{ me { id } }');
    expect(data?.me.id).toEqual(expect.any(String));
  };

  function expectRefused({ data, errors }: Answered): void {
    expect(data ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({ message: REFUSAL, extensions: { code: 'ANSWER_TOO_LARGE', requestId: expect.any(String) } });
  }

  it('is given within its budget', async () => {
    const { data } = await user.graphql<{ documents: { nodes: { versions: { nodes: { content: string }[] } }[] } }>(`{ ${READ} }`);
    expect(data?.documents.nodes[0]?.versions.nodes).toHaveLength(VERSIONS + 1);
  });

  it.each(FORMS)('is refused over HTTP: %s', async (_form, query) => {
    const { status, body } = await user.post<Answered>('/graphql', { query });
    expect(status).toBe(400);
    expectRefused(body);
    await isServed(user);
  });

  it.each(FORMS)('is refused on a socket: %s', async (_form, query) => {
    for await (const answer of subscribe(user, query)) expectRefused(answer);
    await isServed(user);
  });

  it('is refused to each of many that come at the same time, while others are served', async () => {
    const query = aliased(ALIASES, READ);
    const asked = Array.from({ length: 6 }, () => user.post<Answered>('/graphql', { query }));
    const onSocket = async () => {
      for await (const answer of subscribe(user, query)) return answer;
      throw new Error('nothing came');
    };
    const streamed = Array.from({ length: 4 }, onSocket);
    await isServed(other);
    for (const { body } of await Promise.all(asked)) expectRefused(body);
    for (const answer of await Promise.all(streamed)) expectRefused(answer);
    await isServed(user);
  });

  it('changes nothing further once it has become too large', async () => {
    const renamed = (title: string) =>
      `renameDocument(input: { id: "${documentId}", title: "${title}" }) { ${Array.from({ length: 6 }, (_, at) => `v${at}: versions(first: 50) { nodes { content } }`).join(' ')} }`;
    const query = `mutation { a: ${renamed('First sample')} b: ${renamed('Second sample')} }`;
    expectRefused((await user.post<Answered>('/graphql', { query })).body);
    const { data } = await user.graphql<{ document: { title: string } }>(`{ document(id: "${documentId}") { title } }`);
    expect(data?.document.title).toBe('First sample');
  });
});
