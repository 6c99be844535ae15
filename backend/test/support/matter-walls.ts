import { expect } from '@jest/globals';
import type { TestApp } from './app.js';
import { newApiKey } from './api-keys.js';
import type { Client } from './client.js';
import { eventually } from './eventually.js';
import { GENERATE, REPLY_VALUES } from './kept-documents.js';

const OUTSIDE = 'FILE_OUTSIDE_MATTER';

/** What was asked, over one of the APIs: '' or the code of the refusal, and the words that were quoted, of own files and of the library. */
export interface Asked {
  code: string;
  own: string[];
  library: string[];
}

interface Citation {
  quotation: string;
  document_id: string | null;
}

const asked = (code: string, citations: readonly Citation[] = []): Asked => ({
  code,
  own: citations.filter((each) => each.document_id === null).map(({ quotation }) => quotation),
  library: citations.filter((each) => each.document_id !== null).map(({ quotation }) => quotation),
});

const GRAPHQL = `mutation ($input: AskInput!) { result: askQuestion(input: $input) { citations { quotation document_id: documentId } } }`;

/** Uploads a text and waits until it was read. @returns its id */
export async function readFile(user: Client, name: string, content: string): Promise<string> {
  const sent = await user.multipart<{ id: string }>('/api/upload', { files: new File([content], name, { type: 'text/plain' }) });
  await eventually(
    async () => (await user.get<{ files: { id: string; status: string }[] }>('/api/upload/files')).body.files,
    (files) => files.find(({ id }) => id === sent.body.id)?.status === 'ready',
  );
  return sent.body.id;
}

/** Calls a tool of `/mcp`. @returns the code of its refusal, '' for none, and what it answers */
export async function callTool<T>(app: TestApp, key: string, name: string, args: object): Promise<{ code: string; answer?: T }> {
  const response = await fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  const text = await response.text();
  const json = text.startsWith('{') ? text : (/^data: (.*"result".*)$/m.exec(text)?.[1] ?? '');
  const { result } = JSON.parse(json) as { result: { isError?: boolean; _meta?: { code?: string }; structuredContent?: T } };
  return { code: result.isError ? (result._meta?.code ?? JSON.stringify(result)) : '', answer: result.structuredContent };
}

/** The same question over each API. @param key a key with the scopes ASK, FILES and MATTERS */
export function askers(app: TestApp, user: Client, key: string) {
  return {
    REST: async (question: string, matterId: string | null, filename?: string): Promise<Asked> => {
      const file = filename === undefined ? {} : { reference_document: { filename, uploaded: true } };
      const { body } = await user.post<{ citations?: Citation[]; code?: string }>('/api/ask', { question, matter_id: matterId, ...file });
      return asked(body.code ?? '', body.citations);
    },
    GraphQL: async (question: string, matterId: string | null, referenceFilename?: string): Promise<Asked> => {
      const { data, errors } = await user.graphql<{ result: { citations: Citation[] } }>(GRAPHQL, {
        input: { question, matterId, referenceFilename },
      });
      return asked(String(errors?.[0]?.extensions.code ?? ''), data?.result.citations);
    },
    MCP: async (question: string, matterId: string | null, filename?: string): Promise<Asked> => {
      const args = { question, ...(matterId && { matter_id: matterId }), ...(filename && { reference_filename: filename }) };
      const { code, answer } = await callTool<{ citations: Citation[] }>(app, key, 'ask', args);
      return asked(code, answer?.citations);
    },
  };
}

/** What else uses a file in a matter: each answers '' or the code of its refusal. @param key with the scopes FILES, MATTERS and DOCUMENTS_WRITE */
function usersOfFiles(app: TestApp, user: Client, key: string) {
  const graphql = async (query: string, input: object): Promise<string> =>
    String((await user.graphql(query, { input })).errors?.[0]?.extensions.code ?? '');
  const rest = async (path: string, body: object): Promise<string> => (await user.post<{ code?: string }>(path, body)).body.code ?? '';
  const reply = { documentType: 'reply', templateData: REPLY_VALUES };
  const changed = { ...reply, previousDocument: 'A reply.', modificationSuggestions: 'Say that the rent was paid.' };
  return {
    'a draft over REST': (filename: string, matter_id: string | null) =>
      rest('/api/document/generate', {
        document_type: 'reply',
        template_data: REPLY_VALUES,
        matter_id,
        reference_document: { filename, uploaded: true },
      }),
    'a draft over GraphQL': (referenceFilename: string, matterId: string | null) =>
      graphql(GENERATE, { ...reply, referenceFilename, matterId }),
    'a draft over MCP': async (filename: string, matterId: string | null) => {
      const args = { document_type: 'reply', values: REPLY_VALUES, idempotency_key: crypto.randomUUID(), reference_filename: filename };
      return (await callTool(app, key, 'draft_document', { ...args, ...(matterId && { matter_id: matterId }) })).code;
    },
    'a proposal over GraphQL': (referenceFilename: string, matterId: string | null) =>
      graphql('mutation ($input: GenerateDocumentInput!) { proposeChanges(input: $input) { id } }', {
        ...changed,
        referenceFilename,
        matterId,
      }),
    'a notice over REST': (filename: string, matter_id: string | null) => rest('/api/document/notice', { filename, matter_id }),
    'a notice over GraphQL': (filename: string, matterId: string | null) =>
      graphql('query ($input: NoticeInput!) { noticeReading(input: $input) { filename } }', { filename, matterId }),
  };
}

/**
 * Asks in two matters of one person, each with a file, and in none: an answer quotes the files of its matter and the library, and no other
 * matter's file, whichever API it comes through.
 * @param law a question that the library answers, and words of its answer
 */
export async function expectWalls(app: TestApp, user: Client, userId: string, law: { question: string; words: string }): Promise<void> {
  const { secret } = await newApiKey(app, { userId, kind: 'user' }, ['ASK', 'FILES', 'MATTERS', 'DOCUMENTS_WRITE']);
  const matter = async (title: string) => (await user.post<{ id: string }>('/api/matters', { title })).body.id;
  const [boat, barn] = [await matter('Sale of the boat'), await matter('Lease of the barn')];
  const file = async (name: string, content: string, matterId: string) =>
    user.post('/api/matter-moves', { matter_id: matterId, files: [await readFile(user, name, content)] });
  await file('boat.txt', '1. The varnished boat is handed over at the eastern jetty.\n\n2. The price is paid by cheque.', boat);
  await file('barn.txt', '1. The varnished boat may be kept in the northern barn.\n\n2. The barn has a tin roof.', barn);
  const where = 'Where is the varnished boat kept or handed over?';
  for (const [api, ask] of Object.entries(askers(app, user, secret))) {
    await app.database.query('delete from rate_limits');
    const [inBoat, inBarn, inNone] = [await ask(where, boat), await ask(where, barn), await ask(where, null)];
    expect([api, inBoat.own.join(' '), inBarn.own.join(' '), inNone.own]).toEqual([
      api,
      expect.stringMatching(/eastern jetty/),
      expect.stringMatching(/northern barn/),
      [],
    ]);
    expect(inBoat.own.join(' ')).not.toContain('barn');
    expect(inBarn.own.join(' ')).not.toContain('jetty');
    expect((await ask(law.question, boat)).library.join(' ')).toContain(law.words);
    // The other matter's file is not used from here, though it is the same person's.
    expect([api, (await ask(where, boat, 'barn.txt')).code, (await ask(where, boat, 'boat.txt')).code]).toEqual([api, OUTSIDE, '']);
    expect([api, (await ask(where, crypto.randomUUID())).code]).toEqual([api, 'MATTER_NOT_FOUND']);
  }
  await readFile(user, 'nowhere.txt', '1. A boat has a keel.');
  await app.database.query('update token_accounts set balance = 1000 where user_id = $1', [userId]);
  for (const [what, use] of Object.entries(usersOfFiles(app, user, secret))) {
    await app.database.query('delete from rate_limits');
    const tried = [await use('barn.txt', boat), await use('nowhere.txt', boat), await use('boat.txt', boat), await use('boat.txt', null)];
    expect([what, ...tried]).toEqual([what, OUTSIDE, OUTSIDE, '', '']);
    expect([what, await use('boat.txt', crypto.randomUUID())]).toEqual([what, 'MATTER_NOT_FOUND']);
  }
}
