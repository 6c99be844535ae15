import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { adminClient, newUser } from '../support/people.js';
import { type SocketAnswer, subscribe } from '../support/socket.js';

const ASK = 'subscription ($question: String!) { answer(input: { question: $question }) { kind stage text answer { text answeredBy } } }';
const JOBS = 'subscription ($id: ID) { jobProgress(id: $id) { id state percent } }';

interface Answered {
  answer: { kind: string; stage: string | null; text: string | null; answer: { text: string; answeredBy: string } | null };
}

async function all<T>(answers: AsyncIterable<SocketAnswer<T>>): Promise<SocketAnswer<T>[]> {
  const found: SocketAnswer<T>[] = [];
  for await (const answer of answers) found.push(answer);
  return found;
}

describe('subscriptions', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await startApp();
    client = new Client(app.url);
  });
  afterAll(() => app.close());

  it('stream an answer: stages, the pieces of the text, then the whole of it', async () => {
    const { client: user } = await newUser(client);
    const events = (await all(subscribe<Answered>(user, ASK, { question: 'Who pays the rent?' }))).map(({ data }) => data?.answer);
    expect(events.map((event) => event?.kind)).toEqual(expect.arrayContaining(['STAGE', 'TEXT', 'DONE']));
    const last = events.at(-1);
    expect(last?.kind).toBe('DONE');
    expect(events.map((event) => event?.text ?? '').join('')).toBe(last?.answer?.text);
    expect(last?.answer?.answeredBy).toBe('extractive');
  });

  it.each([
    ['a blank question', { question: '   ' }, 'VALIDATION_FAILED', 'Question is required'],
    ['a question that is too long', { question: 'x'.repeat(4001) }, 'VALIDATION_FAILED', 'Question must be at most 4000 characters'],
  ])('refuse %s like the other doors do', async (_what, variables, code, message) => {
    const { client: user } = await newUser(client);
    const [answer] = await all(subscribe(user, ASK, variables));
    expect(answer?.errors?.[0]).toMatchObject({ message, extensions: { code } });
  });

  it('let nobody in without the right token', async () => {
    const { client: user } = await newUser(client);
    const refusal = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
    const closed = { closed: { code: 4401, reason: 'Unauthorized' } };
    for (const [caller, query, expected] of [
      [client, ASK, closed],
      [client, JOBS, closed],
      [user, JOBS, refusal],
      [user.as(`${user.token}x`), ASK, closed],
      [await adminClient(client), ASK, refusal],
    ] as const) {
      const [answer] = await all(subscribe(caller, query, { question: 'Who pays the rent?' }));
      expect(answer).toMatchObject(expected);
    }
  });

  it('follow a job to its end, and end at once when the session does', async () => {
    const admin = await adminClient(client);
    const { data } = await admin.graphql<{ rebuildIndex: { job: { id: string } } }>('mutation { rebuildIndex { job { id } } }');
    const states = (await all(subscribe<{ jobProgress: { state: string } }>(admin, JOBS, { id: data?.rebuildIndex.job.id }))).map(
      (each) => each.data?.jobProgress.state,
    );
    expect(states.at(-1)).toBe('COMPLETED');

    const open = subscribe(admin, JOBS);
    const ended = all(open);
    await admin.graphql('mutation { rebuildIndex { job { id } } }');
    expect((await admin.graphql('mutation { adminLogout }')).data).toEqual({ adminLogout: true });
    await ended;
    expect((await admin.graphql('{ systemStatus { totalDocuments } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
