import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { type MessagesStub, reply, startMessagesStub } from '../support/messages-stub.js';
import { adminClient, newUser } from '../support/people.js';
import { loadSampleLibrary } from '../support/sample-library.js';

interface Answer {
  text: string;
  withheldReferences: number;
  answeredBy: string;
}

const METRICS_TOKEN = 'metrics-token-of-the-test-0123456789';
const QUESTION = 'Does the landlord have to give me a receipt when I pay rent?';
const QUERY = 'mutation ($input: AskInput!) { answer: askQuestion(input: $input) { text withheldReferences answeredBy } }';

/** Authorities that nobody has; the last one is a period that no passage names. */
const INVENTED = [
  'Ramesh v. State (2011) 4 SCC 99',
  'AIR 1998 SC 123',
  'section 45 of the Imaginary Receipts Act, 1999',
  'rule 14 of the Imaginary Rules, 2001',
  'Article 412 of the Constitution',
  '(2014) 8 SCR 77',
  '2023 INSC 415',
  'W.P. (C) No. 1234 of 2015',
  'S.O. 1234(E)',
  '90 days',
];
/** Each stands in a source, some in other words. */
const TRUE = [
  'section 4 of the Sample Tenancy Act, 2001',
  'Section 4(2)',
  's. 5 of the Sample Tenancy Act',
  'Asha Mehta v. Ravi Kumar',
  'Mehta vs. Kumar',
  '2 months',
];

describe.each(['REST', 'GraphQL'])('what a model cites, over %s', (api) => {
  let stub: MessagesStub;
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    stub = await startMessagesStub();
    app = await startApp({ ANTHROPIC_BASE_URL: stub.url, ANTHROPIC_API_KEY: 'key', METRICS_TOKEN });
    const client = new Client(app.url);
    await loadSampleLibrary(await adminClient(client));
    user = (await newUser(client)).client;
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });
  afterEach(() => stub.script([]));

  const ask = async (question: string): Promise<Answer> => {
    if (api === 'GraphQL') {
      const { data, errors } = await user.graphql<{ answer: Answer }>(QUERY, { input: { question } });
      if (!data) throw new Error(JSON.stringify(errors));
      return data.answer;
    }
    const { body } = await user.post<{ answer: string; withheld_references: number; answered_by: string }>('/api/ask/', { question });
    return { text: body.answer, withheldReferences: body.withheld_references, answeredBy: body.answered_by };
  };

  it('is left out where no source has it, counted, and said to be left out', async () => {
    const words = INVENTED.map((invented) => `It was held in ${invented} that a receipt is due.`);
    stub.script([reply.text(words.join('\n\n'))]);
    const { text, withheldReferences, answeredBy } = await ask(QUESTION);
    expect(answeredBy).not.toBe('extractive');
    for (const invented of INVENTED) expect(text).not.toContain(invented);
    for (const part of ['Ramesh', 'SCC', 'AIR', 'Imaginary', '412', 'SCR', 'INSC', '1234', '90']) expect(text).not.toContain(part);
    // The first is a case by its name and by its citation.
    expect(withheldReferences).toBe(INVENTED.length + 1);
    expect(text).toMatch(/In this answer 10 references and 1 figure were left out, which stand in none of its sources\.$/u);
    const metrics = await (await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
    expect(metrics).toContain('themis_answer_withheld_total{kind="judgment"} 4');
  });

  it('is shown where a source has it, also in other words', async () => {
    const question = `${QUESTION} And what did Asha Mehta v. Ravi Kumar decide?`;
    for (const known of TRUE) {
      stub.script([reply.text(`It rests on ${known}, and no more.`)]);
      const { text, withheldReferences } = await ask(question);
      expect([text, withheldReferences]).toEqual([`It rests on ${known}, and no more.`, 0]);
    }
  });

  it('is shown where the person named it', async () => {
    stub.script([reply.text('The library does not hold Ramesh v. State (2011) 4 SCC 99, and says nothing of 90 days.')]);
    const { text, withheldReferences } = await ask(`Does Ramesh v. State (2011) 4 SCC 99 give me 90 days? ${QUESTION}`);
    expect(text).toBe('The library does not hold Ramesh v. State (2011) 4 SCC 99, and says nothing of 90 days.');
    expect(withheldReferences).toBe(0);
  });
});
