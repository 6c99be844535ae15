import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { type MessagesStub, reply, startMessagesStub } from '../support/messages-stub.js';
import { obedient } from '../support/messages-stub-behaviours.js';
import { adminClient, newUser } from '../support/people.js';
import { loadSampleLibrary } from '../support/sample-library.js';

interface Answer {
  answer: string;
  citations: { document: string; quotation: string }[];
  answered_by: string;
}

const QUESTION = 'Does the landlord have to give me a receipt when I pay rent?';

describe('asking with a model that finds words to search for', () => {
  let stub: MessagesStub;
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    stub = await startMessagesStub();
    app = await startApp({ ANTHROPIC_BASE_URL: stub.url, ANTHROPIC_API_KEY: 'key', REWRITE_QUESTIONS: 'true' });
    const client = new Client(app.url);
    await loadSampleLibrary(await adminClient(client));
    user = (await newUser(client)).client;
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });
  afterEach(() => stub.script([]));

  const ask = async (question = QUESTION): Promise<Answer> => {
    const answer = await user.post<Answer>('/api/ask/', { question });
    if (answer.status !== 200) throw new Error(`asking answered ${answer.status}`);
    return answer.body;
  };
  /** The passage that the model is shown first. */
  const firstShown = () => stub.requests.at(-1)?.searchResults[0]?.blocks.join('');

  it.each([
    ['finds some', reply.text('receipt, acknowledgment of payment, tenancy')],
    ['writes nonsense', reply.text('purple elephants, quantum, 42, ((((')],
    ['is down', reply.failed(400)],
    ['obeys what it reads', reply.text(obedient)],
  ])('shows the same passage first, and answers, when it %s', async (_, words) => {
    stub.script([reply.failed(400)]);
    await ask();
    const shown = firstShown();
    const before = stub.requests.length;
    stub.script([words]);
    const { answered_by, citations } = await ask();
    expect(stub.requests.length).toBe(before + 2);
    expect(stub.requests.at(-2)?.prompt).toContain('BEGIN QUESTION');
    expect(shown).toContain('receipt');
    expect(firstShown()).toBe(shown);
    expect(answered_by).not.toBe('extractive');
    expect(citations.length).toBeGreaterThan(0);
  });
});
