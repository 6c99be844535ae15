import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { customTemplate, saveTemplate } from '../support/own-templates.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

/** Names that look like others, or like nothing. */
const HIDDEN = {
  'turned around': 'Asha \u202eatheM',
  'an isolate': 'Asha \u2066Mehta',
  'a mark of direction': 'Asha\u200f Mehta',
  'a space without width': 'Asha\u200b Mehta',
  'a joiner between Latin letters': 'As\u200dha',
  'a joiner at the end of a word': 'आशा\u200d Mehta',
  tags: 'Asha\u{e0041}\u{e0042}',
  'a soft hyphen': 'As\u00adha',
  'a control': 'Asha\u0007',
  nothing: '\u3164\u3164',
};
/** Latin letters, and Hindi that is spelt with a joiner. */
const READABLE = 'Asha “A.” O’Neil-मेहता क्\u200dष';
const PHONE = '+91 98100 00000';

interface Refusal {
  code?: string;
  detail?: string;
}

describe('a name with characters that nobody sees', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let person: Person;
  let personId: string;
  let prepared: string;
  let conversation: string;
  let document: string;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    admin = await adminClient(client);
    prepared = await customTemplate(admin);
    person = await newUser(client);
    personId = (await person.client.get<{ id: string }>('/api/auth/me')).body.id;
    conversation = (await person.client.post<{ id: string }>('/api/conversations')).body.id;
    const drafted = await person.client.post<{ document_id: string }>('/api/document/generate', {
      document_type: 'reply',
      template_data: { complaint_summary: 'Rent unpaid', respondent_details: 'Asha\u202e Mehta', defenses: 'It was paid' },
    });
    document = drafted.body.document_id;
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const rest = async (call: Promise<{ status: number; body: Refusal }>): Promise<string> => {
    const { status, body } = await call;
    return body.code ?? (status < 300 ? 'done' : String(status));
  };
  const graphql = async (as: Client, call: string, variables: object): Promise<string> => {
    const { errors } = await as.graphql(call, variables as Record<string, unknown>);
    return String(errors?.[0]?.extensions.code ?? 'done');
  };
  const some = () => `${randomBytes(6).toString('hex')}@themis.test`;
  const password = 'a quiet green lease';

  const WHERE: Record<string, (name: string) => Promise<string>> = {
    'a registration': (name) => rest(client.post('/api/auth/register', { name, email: some(), phone: PHONE, password })),
    'a registration over GraphQL': (name) =>
      graphql(client, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
        input: { name, email: some(), phone: PHONE, password },
      }),
    'a profile': (name) => rest(person.client.put('/api/auth/profile', { name, email: person.email, phone: PHONE })),
    'an account that an administrator makes': (name) => rest(admin.post('/api/admin/users', { name, email: some(), password })),
    'an API key': (name) =>
      graphql(person.client, 'mutation ($name: String!) { createApiKey(input: { name: $name, scopes: [ASK] }) { secret } }', { name }),
    'a webhook': (name) =>
      rest(person.client.post('/api/webhooks', { name, url: 'https://hooks.example/x', events: ['tokens.low'] })).then((done) =>
        // Five are all that a user has.
        app.database.query('delete from webhooks').then(() => done),
      ),
    'a document': (title) => rest(person.client.put(`/api/documents/${document}`, { title })),
    'a conversation': (title) => rest(person.client.put(`/api/conversations/${conversation}`, { title })),
    'a new template': (label) =>
      graphql(admin, 'mutation ($input: CreateTemplateInput!) { createTemplate(input: $input) { documentType } }', {
        input: { documentType: `custom_${randomUUID().replace(/[^a-f]/g, '')}seen`, label, baseTokens: 1 },
      }),
    'a template': (label) => saveTemplate(admin, { prepared }, label).then(({ errors }) => String(errors?.[0]?.extensions.code ?? 'done')),
    'the reason of a gift': (reason) => rest(admin.post(`/api/admin/users/${personId}/add-tokens`, { tokens: 1, reason })),
    'a price': (name) =>
      rest(
        admin.post('/api/admin/token-pricing', { operation_type: 'reply', operation_name: name, base_tokens: 1, complexity_multiplier: 1 }),
      ),
  };

  it.each(Object.keys(WHERE))('is not taken as that of %s, where a readable one is', async (where) => {
    const give = WHERE[where] ?? (() => Promise.resolve('absent'));
    expect(await give(READABLE)).toBe('done');
    for (const [what, name] of Object.entries(HIDDEN)) {
      expect([what, await give(name)]).toEqual([what, 'VALIDATION_FAILED']);
      await app.database.query('delete from rate_limits');
    }
  });

  it('says what is wrong', async () => {
    const { body } = await client.post<Refusal>('/api/auth/register', { name: HIDDEN.tags, email: some(), phone: PHONE, password });
    expect(body.detail).toBe('Name must not contain invisible characters');
  });

  it('loses them as that of a file, and where the product makes it up from what was typed', async () => {
    await person.client.multipart('/api/upload', {
      files: new File(['LEASE\n\n1. Rent.'], 'lea\u202ese\u{e0041} क्\u200dष.txt', { type: 'text/plain' }),
    });
    const { body } = await person.client.get<{ files: { filename: string }[] }>('/api/upload/files');
    expect(body.files.map(({ filename }) => filename)).toEqual(['lease क्\u200dष.txt']);
    await person.client.post('/api/ask', { question: 'What is \u202elease?', conversation_id: conversation });
    const titles = JSON.stringify((await person.client.get('/api/conversations')).body);
    expect(titles).not.toContain('\u202e');
  });
});
