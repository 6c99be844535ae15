import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface Answer {
  answer: string;
  citations: { marker: number; quotation: string }[];
}

/** Written for this test. */
const FERRIES = `THE SAMPLE FERRIES ACT, 2004

2. Definitions.

In this Act, unless the context otherwise requires,—

(a) "bell keeper" means a person who rings the bell of a ferry in fog;

(b) "quay" means the place where a ferry is made fast.

3. Toll of a ferry.

(1) Whoever rides on a ferry shall pay the toll of the ferry to the bell keeper before the ferry leaves the quay, ${'and shows what he has paid to whoever asks for it on the way, '.repeat(12)}or leaves the ferry:

Provided that no toll of the ferry shall be paid by a child, ${'nor by a child in arms who rides with its mother on the deck of the ferry, '.repeat(14)}in fog.

(2) Nothing in this section shall apply to rowing boats.`;

describe('the whole rule', () => {
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    const admin = await adminClient(client);
    await upload(admin, text('sample-ferries.txt', FERRIES));
    await settledLibrary(admin);
    user = (await newUser(client)).client;
  });
  afterAll(() => app.close());

  const ask = async (question: string): Promise<Answer> => {
    const { status, body } = await user.post<Answer>('/api/ask/', { question });
    if (status !== 200) throw new Error(`asking answered ${status}`);
    return body;
  };

  it('quotes what limits a rule, or begins it with a marker that opens it', async () => {
    const { answer, citations } = await ask('Who pays the toll of a ferry under the Sample Ferries Act?');
    expect(answer).toContain('But see the proviso that begins: “Provided that no toll of the ferry shall be paid by a child”');
    expect(answer).toContain('(2) Nothing in this section shall apply to rowing boats.');
    expect(citations.map(({ quotation }) => quotation.replace(/\s+/gu, ' '))).toContain(
      'Provided that no toll of the ferry shall be paid by a child',
    );
  });

  it('leads with the clause that defines a word, with its opening words', async () => {
    const { answer, citations } = await ask('Who is a bell keeper under the Sample Ferries Act?');
    expect(citations[0]?.quotation.replace(/\s+/gu, ' ')).toMatch(/^In this Act.*“?"bell keeper" means a person who rings the bell/u);
    expect(answer).not.toContain('"quay" means');
  });

  it('says that the law of a State decides, and quotes none in its place', async () => {
    const { answer, citations } = await ask('How do I get a caste certificate?');
    expect(answer).toContain('This is decided by the law of the State');
    expect(citations).toEqual([]);
  });
});
