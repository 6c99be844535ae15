import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { type MessagesStub, reply, startMessagesStub } from '../support/messages-stub.js';
import { adminClient, newUser } from '../support/people.js';
import { loadSampleLibrary } from '../support/sample-library.js';

interface Answer {
  text: string;
  answeredBy: string;
  citations: { documentId?: string | null; documentTitle: string; quotation: string; isOwn: boolean }[];
}

const NOTICE = `LEGAL NOTICE

Date: 02.06.2026

To,
Ravi Sample

Subject: Arrears of rent

Sir,

Under instructions from my client Asha Sample, I state:

1. You took the flat on rent from my client at Rs. 20,000 a month.

2. You have not paid the rent of the months April and May 2026, and a sum of Rs. 40,000 is due from you.

3. You are called upon to pay the sum of Rs. 40,000 within fifteen days of the receipt of this notice, failing which my client will go to court.

Yours faithfully,
B. Advocate
`;
const LEASE = Array.from(
  { length: 120 },
  (_, n) => `${n + 1}. Clause ${n + 1}.\n\nThe flat is kept in good order, and room ${n + 1} of it is painted once in each season.\n\n`,
).join('');
const text = (name: string, content: string) => new File([content], name, { type: 'text/plain' });

const QUERY = `mutation ($input: AskInput!) {
  answer: askQuestion(input: $input) { text answeredBy citations { documentId documentTitle quotation } }
}`;

describe.each([false, true])('a question about a selected file, with a model: %s', (withModel) => {
  let stub: MessagesStub;
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    stub = await startMessagesStub();
    app = await startApp(withModel ? { ANTHROPIC_BASE_URL: stub.url, ANTHROPIC_API_KEY: 'key' } : {});
    const client = new Client(app.url);
    await loadSampleLibrary(await adminClient(client));
    user = (await newUser(client)).client;
    for (const file of [text('notice.txt', NOTICE), text('lease.txt', LEASE)]) await user.multipart('/api/upload/', { files: file });
    await eventually(
      async () => (await user.get<{ files: { status: string }[] }>('/api/upload/files')).body.files,
      (files) => files.every(({ status }) => status === 'ready'),
    );
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });
  afterEach(() => stub.script([]));

  const askBy = async (api: 'REST' | 'GraphQL', question: string, filename: string): Promise<Answer> => {
    if (api === 'GraphQL') {
      const { data, errors } = await user.graphql<{ answer: Answer }>(QUERY, {
        input: { question, referenceFilename: filename },
      });
      if (!data) throw new Error(JSON.stringify(errors));
      return { ...data.answer, citations: data.answer.citations.map((each) => ({ ...each, isOwn: each.documentId === null })) };
    }
    const { body } = await user.post<{
      answer: string;
      answered_by: string;
      citations: { type: string; document: string; quotation: string }[];
    }>('/api/ask/', { question, reference_document: { filename, uploaded: true } });
    const citations = body.citations.map((each) => ({ ...each, documentTitle: each.document, isOwn: each.type === 'reference' }));
    return { text: body.answer, answeredBy: body.answered_by, citations };
  };
  const prompt = (): string => stub.requests.at(-1)?.prompt ?? '';

  describe.each(['REST', 'GraphQL'] as const)('over %s', (api) => {
    const ask = (question: string, filename: string): Promise<Answer> => askBy(api, question, filename);

    it('has a short file whole among its sources, whatever the question', async () => {
      const { text: answer, citations } = await ask('Is the tenant allowed to keep a giraffe?', 'notice.txt');
      if (withModel) {
        const own = stub.requests.at(-1)?.searchResults.filter(({ title }) => title.startsWith("User's own document"));
        expect(own?.map(({ blocks }) => blocks.join('').trim())).toEqual([NOTICE.trim()]);
        expect(prompt()).toContain('I found nothing about this in your file notice.txt.');
      } else {
        // What it says stands below that, for "walk me through it".
        expect(citations.filter(({ isOwn, quotation }) => isOwn && !NOTICE.includes(quotation))).toEqual([]);
        expect(answer).toContain('From your file notice.txt:\nIt was sent for Asha Sample');
        expect(answer).toContain('I found nothing about this in your file notice.txt. Its headings are: LEGAL NOTICE');
      }
    });

    it('has passages of a long file among its sources, also where it has no word of the question', async () => {
      const { text: answer } = await ask('Xylophone?', 'lease.txt');
      if (withModel)
        expect(stub.requests.at(-1)?.searchResults.filter(({ title }) => title.startsWith("User's own document")).length).toBeGreaterThan(
          0,
        );
      else expect(answer).toContain('I found nothing about this in your file lease.txt.');
      expect(answer).not.toContain('Quoted from the library');
    });

    it.each([
      ['By when must I reply?', 'within fifteen days of the receipt of this notice', '15 days from receipt'],
      ['How much do they demand?', 'Rs. 40,000', 'Rs. 40,000'],
      ['When was the notice issued?', 'Date: 02.06.2026', '2 June 2026'],
      ['Who sent it?', 'my client Asha Sample', 'Asha Sample'],
      ['कब तक जवाब देना है?', 'within fifteen days of the receipt of this notice', '15 days from receipt'],
    ])('is answered from what the reader of notices knows: %s', async (question, words, said) => {
      // A model that cites nothing of it: what is known is told all the same.
      if (withModel) stub.script([reply.text('Your notice says what you ask.')]);
      const { text: answer, citations } = await ask(question, 'notice.txt');
      expect(citations.filter(({ isOwn }) => isOwn).some(({ quotation }) => quotation.includes(words))).toBe(true);
      expect(citations.every(({ quotation, isOwn }) => !isOwn || NOTICE.includes(quotation))).toBe(true);
      expect(withModel ? prompt() : answer).toContain(said);
      expect(withModel ? prompt() : answer).toContain(words);
      expect(answer).not.toContain('nothing about this in your file');
      expect(answer).toMatch(/From your file notice\.txt:|आपकी फ़ाइल notice\.txt से:/u);
    });

    it('says with the headings that the file says nothing, also where a model does not', async () => {
      if (withModel) stub.script([reply.text('A receipt is due.')]);
      const { text: answer } = await ask('May I keep a giraffe?', 'notice.txt');
      expect(answer).toContain(
        withModel ? 'This answer rests on no words of your file notice.txt.' : 'I found nothing about this in your file notice.txt.',
      );
      expect(answer).toContain('Its headings are: LEGAL NOTICE');
    });
  });
});
