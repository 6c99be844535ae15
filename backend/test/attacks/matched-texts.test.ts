import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isInterruptible } from '../../src/core/concurrency/time-guard.js';
import type { TestApp } from '../support/app.js';
import { START_LIMIT_MS } from '../support/attacked-api.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { inputFields } from '../support/graphql-inputs.js';
import { inTurn } from '../support/in-turn.js';
import { GRAPHQL } from '../support/operations.js';
import { customTemplate, publishTemplate } from '../support/own-templates.js';
import { adminClient, newUser } from '../support/people.js';
import { RENT_FORM } from '../support/rent-form.js';
import { loadSampleLibrary } from '../support/sample-library.js';
import { sharedApp } from '../support/shared-app.js';
import { UnlimitedMatches } from '../support/unlimited-matches.js';

/** A word of every text that is sent here and of no other. */
const WORD = 'zqxwzq';
const TEXT = `The ${WORD} rent of May 2024 was due on 1 June 2024 under section 106 of the Transfer of Property Act, 1882.`;

const ASK = 'mutation ($input: AskInput!) { askQuestion(input: $input) { text } }';
const SEARCH = 'query ($text: String!) { searchSources(query: $text) { generation } }';
const SOURCES = 'query ($text: String!) { sources(search: $text) { totalCount } }';
const DOCUMENTS = 'query ($text: String!) { documents(search: $text) { totalCount } }';
const CONVERSATIONS = 'query ($text: String!) { conversations(search: $text) { totalCount } }';
const GENERATE = 'mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { document { id } version { id } } }';
const SAVE = 'mutation ($input: SaveDocumentVersionInput!) { saveDocumentVersion(input: $input) { id } }';
const COMPARE = 'query ($from: ID!, $to: ID!) { compareDocumentVersions(fromId: $from, toId: $to) { insertedWords segments { text } } }';
const TOPIC = 'mutation ($input: TopicInput!) { createTopic(input: $input) { id } }';
const STYLE = 'mutation ($input: HouseStyleInput!) { setHouseStyle(input: $input) { header } }';
const TEMPLATE = 'mutation ($input: SaveTemplateInput!) { saveTemplate(input: $input) { documentType } }';
const CONTENT =
  'query ($type: ID!) { adminTemplate(documentType: $type) { content { label category unit language context fields clauses sample } } }';
const CHECK = 'query ($text: String!) { checkDocument(content: $text) { findingCount } }';

/**
 * A pattern that needs forever for some text is one that nobody knows of yet. So it is not sent such texts but asked where a text is
 * matched at all: each place is a thread, or a piece of work in the event loop that would be interrupted.
 */
describe('every text that somebody sends is matched within a limit of time', () => {
  const matches = new UnlimitedMatches(WORD, isInterruptible);
  let app: TestApp;
  let user: Client;
  let admin: Client;

  beforeAll(async () => {
    app = await sharedApp();
    admin = await adminClient(new Client(app.url));
    await loadSampleLibrary(admin);
    // What the first question loads is loaded before the patterns are watched, which makes them slow.
    expect((await (await newUser(new Client(app.url))).client.post('/api/ask/', { question: 'What is rent?' })).status).toBe(200);
  }, START_LIMIT_MS);
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    user = (await newUser(new Client(app.url))).client;
  });
  afterAll(() => app.close());

  /** A file of the user's own that is ready. */
  async function uploaded(): Promise<void> {
    const file = new File([`LEGAL NOTICE\n\n1. ${TEXT}\n`], 'notice.txt', { type: 'text/plain' });
    await user.multipart('/api/upload/', { files: file });
    await eventually(
      async () => (await user.get<{ files: { status: string }[] }>('/api/upload/files')).body.files,
      (files) => files.length > 0 && files.every(({ status }) => status === 'ready'),
    );
  }

  const form = { ...RENT_FORM, property_address: `12 ${WORD} Road, Pune, Maharashtra` };
  const draft = (more: object) => user.post('/api/document/generate', { document_type: 'rent_agreement', template_data: form, ...more });
  const download = (format: string) => user.bytes('/api/document/download', { document_content: TEXT, document_type: 'will', format });

  async function withHeaders(): Promise<{ status: number }> {
    const headers = { 'user-agent': `${WORD}/1.0 (X11; Linux x86_64)`, 'idempotency-key': WORD, 'accept-language': `${WORD};q=0.8` };
    const body = new URLSearchParams({ username: `${WORD}@themis.test`, password: 'a quiet green lease' });
    const { status } = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body });
    return { status: status === 401 ? 200 : status };
  }

  /** A draft, a text of the user's own in its place, and what differs. */
  async function compared() {
    const input = { documentType: 'rent_agreement', templateData: form };
    const made = await user.graphql<{ generateDocument: { document: { id: string }; version: { id: string } } }>(GENERATE, { input });
    const { document, version } = made.data?.generateDocument ?? {};
    const saved = await user.graphql<{ saveDocumentVersion: { id: string } }>(SAVE, { input: { documentId: document?.id, content: TEXT } });
    return user.graphql(COMPARE, { from: version?.id, to: saved.data?.saveDocumentVersion.id });
  }

  /** A template with texts of its administrator in every part. */
  async function ownTemplate() {
    const documentType = await customTemplate(admin);
    const { data } = await admin.graphql<{ adminTemplate: { content: { sample: object } } }>(CONTENT, { type: documentType });
    const content = { ...data?.adminTemplate.content, label: `A ${WORD} deed`, clauses: `# The ${WORD}\n\n${TEXT}\n` };
    const saved = await admin.graphql(TEMPLATE, { input: { documentType, revision: 1, content } });
    await publishTemplate(admin, { prepared: documentType });
    return saved;
  }

  const topic = {
    name: `The ${WORD} rent`,
    asks: { en: [`What is the ${WORD}?`], hi: [`${WORD} क्या है?`] },
    law: [{ act: `${WORD} Act, 1950`, section: '1' }],
  };
  const history = [{ role: 'USER', text: TEXT }];
  const reference_document = { filename: 'notice.txt', uploaded: true };

  const sent: [string, () => Promise<{ status: number } | { data: unknown }>][] = [
    ['a question', () => user.post('/api/ask/', { question: TEXT })],
    ['a question over GraphQL that follows up another', () => user.graphql(ASK, { input: { question: `And for ${WORD}?`, history } })],
    ['a question on a file', async () => (await uploaded(), user.post('/api/ask/', { question: TEXT, reference_document }))],
    ['a search in the law', () => user.graphql(SEARCH, { text: TEXT })],
    ['a search for a source', () => user.graphql(SOURCES, { text: TEXT.slice(0, 60) })],
    ['a text to be checked', () => user.post('/api/document/check', { content: TEXT })],
    ['a text to be verified', () => user.post('/api/verify', { text: TEXT })],
    ['a text to be checked, over GraphQL', () => user.graphql(CHECK, { text: TEXT })],
    ['a notice', async () => (await uploaded(), user.post('/api/document/notice', { filename: 'notice.txt' }))],
    ['a form', () => draft({})],
    ['suggestions', () => draft({ modification_suggestions: `Mention the ${WORD} eclipse`, previous_document: TEXT })],
    ['a text as TXT', () => download('txt')],
    ['a text as a Word file', () => download('docx')],
    ['the preview of a template', () => admin.bytes('/api/admin/template-preview', { document_content: TEXT, format: 'txt' })],
    ['a saved text that is compared', compared],
    ['a template of an administrator', ownTemplate],
    ['a topic', () => admin.graphql(TOPIC, { input: topic })],
    ['the head and foot of every page', () => admin.graphql(STYLE, { input: { header: TEXT, footer: TEXT, marginMm: 25 } })],
    ['an agent and a key of a request', withHeaders],
    ['a name', () => user.put('/api/auth/profile', { name: `${WORD} Mehta`, email: `${WORD}@themis.test`, phone: '+91 98100 00000' })],
    ['a search in conversations', () => user.graphql(CONVERSATIONS, { text: WORD })],
    ['a search in documents', () => user.graphql(DOCUMENTS, { text: WORD })],
  ];

  it.each(sent)('%s', async (_what, send) => {
    const { answer, places } = await matches.during(send);
    if ('status' in answer) expect(answer.status).toBeLessThan(300);
    else expect(answer).toMatchObject({ data: expect.any(Object) });
    expect(places).toEqual([]);
  });

  it('every text of every operation, whatever becomes of it', async () => {
    const stranger = new Client(app.url);
    const callers = { user, admin, public: stranger };
    const fields = (await inputFields(admin)).filter(({ isText, operation }) => isText && !GRAPHQL[operation]?.endsSession);
    expect(fields.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const { access, operation, path, build } of inTurn(fields, 8)) {
      await app.database.query('delete from rate_limits');
      const { query, variables } = build(TEXT);
      const { places } = await matches.during(() => callers[access].graphql(query, variables));
      found.push(...places.map((place) => `${operation} ${path.join('.')}: ${place}`));
    }
    expect(found).toEqual([]);
  });
});
