import { expect } from '@jest/globals';
import type { TestApp } from './app.js';
import { newApiKey } from './api-keys.js';
import type { Client } from './client.js';
import { eventually } from './eventually.js';

/** What was asked, over one of the APIs: the words that were quoted, of the asker's own files and of the library. */
export interface Asked {
  status: number;
  own: string[];
  library: string[];
}

interface Citation {
  quotation: string;
  document_id: string | null;
}

const asked = (status: number, citations: readonly Citation[] = []): Asked => ({
  status,
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

/** The same question over each API. @param key a key with the scopes ASK, FILES and MATTERS */
export function askers(app: TestApp, user: Client, key: string) {
  return {
    REST: async (question: string, matterId: string | null, filename?: string): Promise<Asked> => {
      const file = filename === undefined ? {} : { reference_document: { filename, uploaded: true } };
      const { status, body } = await user.post<{ citations?: Citation[] }>('/api/ask', { question, matter_id: matterId, ...file });
      return asked(status, body.citations);
    },
    GraphQL: async (question: string, matterId: string | null, referenceFilename?: string): Promise<Asked> => {
      const { data, errors } = await user.graphql<{ result: { citations: Citation[] } }>(GRAPHQL, {
        input: { question, matterId, referenceFilename },
      });
      return asked(errors ? 404 : 200, data?.result.citations);
    },
    MCP: async (question: string, matterId: string | null, filename?: string): Promise<Asked> => {
      const args = { question, ...(matterId && { matter_id: matterId }), ...(filename && { reference_filename: filename }) };
      const response = await fetch(`${app.url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ask', arguments: args } }),
      });
      const text = await response.text();
      const json = text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '');
      const { result } = JSON.parse(json) as { result: { isError?: boolean; structuredContent?: { citations: Citation[] } } };
      return asked(result.isError ? 404 : 200, result.structuredContent?.citations);
    },
  };
}

/**
 * Asks in two matters of one person, each with a file, and in none: an answer quotes the files of its matter and the library, and no other
 * matter's file, whichever API it comes through.
 * @param law a question that the library answers, and words of its answer
 */
export async function expectWalls(app: TestApp, user: Client, userId: string, law: { question: string; words: string }): Promise<void> {
  const { secret } = await newApiKey(app, { userId, kind: 'user' }, ['ASK', 'FILES', 'MATTERS']);
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
    // The other matter's file is not found from here, though it is the same person's.
    expect([api, (await ask(where, boat, 'barn.txt')).status, (await ask(where, boat, 'boat.txt')).status]).toEqual([api, 404, 200]);
    expect([api, (await ask(where, crypto.randomUUID())).status]).toEqual([api, 404]);
  }
}
