import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

/** Sample words of our own under the numbers of the act. */
const CHEQUES = `THE NEGOTIABLE INSTRUMENTS ACT, 1881

1. Short title.—This Act may be called the Negotiable Instruments Act, 1881.

138. Dishonour of cheque for insufficiency, etc., of funds in the account.—Where a cheque is returned by the bank unpaid, the drawer shall be punished, if the holder demands the money within thirty days of the bank's memo.

139. Presumption in favour of holder.—It shall be presumed that the holder received the cheque for a debt.
`;

interface Deadline {
  rowId: string;
  date: string | null;
  taken: string | null;
  lastDay: string | null;
  headline: string | null;
  status: string | null;
  statement: string | null;
  sum: string[];
  notice: string | null;
}

type Wire = Omit<Deadline, 'rowId' | 'lastDay'> & { row_id: string; last_day: string | null };

describe('the deadlines of an answer', () => {
  let app: TestApp;
  let client: Client;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  beforeEach(async () => {
    const admin = await adminClient(client);
    await upload(admin, text('negotiable-instruments-act-1881.txt', CHEQUES));
    await settledLibrary(admin);
    user = (await newUser(client)).client;
  });
  afterAll(() => app.close());

  const rest = async (question: string): Promise<Deadline[]> => {
    const { body } = await user.post<{ deadlines: Wire[] }>('/api/ask/', { question });
    return body.deadlines.map(({ row_id: rowId, last_day: lastDay, ...others }) => ({ ...others, rowId, lastDay }));
  };
  const graphql = async (question: string): Promise<Deadline[]> => {
    const { data } = await user.graphql<{ askQuestion: { deadlines: Deadline[] } }>(
      `mutation ($input: AskInput!) { askQuestion(input: $input) { deadlines {
        rowId date taken lastDay headline status statement sum notice } } }`,
      { input: { question } },
    );
    return (data?.askQuestion.deadlines ?? []).map(({ status, ...others }) => ({ ...others, status: status?.toLowerCase() ?? null }));
  };

  describe.each([
    ['REST', rest],
    ['GraphQL', graphql],
  ])('in %s', (_, ask) => {
    it('are counted from the day that the question tells', async () => {
      const [first, ...more] = await ask("My cheque bounced under section 138, the bank's memo is of 3 November 2025. What must I do?");
      expect(more).toEqual([]);
      expect(first).toMatchObject({
        rowId: 'cheque-demand',
        date: '2025-11-03',
        lastDay: '2025-12-03',
        headline: 'The period of 30 days seems to have ended on 3 December 2025: Send the drawer a written demand for the money',
        taken: 'Taking 3 November 2025 for: Day on which the bank told you that it came back',
        status: 'period_seems_over',
        statement: 'On these facts alone the period ends on 3 December 2025; provisional, check before filing.',
        notice: null,
      });
      expect(first?.sum).toContain('Period of 30 days: until 3 December 2025 (Wednesday)');
    });

    it('are in the language of the question', async () => {
      const [first] = await ask('मेरा चेक बाउंस हुआ, धारा 138, बैंक का मेमो 3 नवंबर 2025 का है, अब क्या करूँ?');
      expect(first).toMatchObject({
        rowId: 'cheque-demand',
        headline: '30 दिन का समय 3 दिसंबर 2025 को बीता हुआ लगता है: चेक देने वाले को पैसे की लिखित माँग भेजें',
        taken: '3 नवंबर 2025 मानकर: जिस दिन बैंक ने चेक लौटने की सूचना दी',
      });
    });

    it.each([
      'My cheque dated 3 November 2025 came back for insufficient funds, what does section 138 say?',
      'Cheque dishonour for insufficient funds under section 138, the memo is of 03/04/2025',
    ])('are not counted from a day of something else, or one that may be two: %s', async (question) => {
      const [first] = await ask(question);
      expect(first).toMatchObject({ rowId: 'cheque-demand', date: null, lastDay: null, headline: null, sum: [] });
    });

    it('are none for a greeting', async () => {
      expect(await ask('Hello')).toEqual([]);
    });
  });

  it('are kept with the conversation', async () => {
    const { data } = await user.graphql<{ createConversation: { id: string } }>('mutation { createConversation { id } }');
    const id = data?.createConversation.id;
    const question = "My cheque bounced under section 138, the bank's memo is of 3 November 2025. What must I do?";
    await user.graphql('mutation ($input: AskInput!) { askQuestion(input: $input) { text } }', { input: { question, conversationId: id } });
    const kept = await user.graphql<{
      conversationExchanges: { nodes: { answer: { deadlines: { rowId: string; lastDay: string }[] } }[] };
    }>('query ($id: ID!) { conversationExchanges(conversationId: $id, first: 5) { nodes { answer { deadlines { rowId lastDay } } } } }', {
      id,
    });
    expect(kept.data?.conversationExchanges.nodes[0]?.answer.deadlines).toEqual([{ rowId: 'cheque-demand', lastDay: '2025-12-03' }]);
  });
});
