import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { adminClient, newUser } from '../support/people.js';
import { RENT_FORM } from '../support/rent-form.js';
import { sharedApp } from '../support/shared-app.js';
import { type SocketAnswer, subscribe } from '../support/socket.js';
import { TestSocket } from '../support/test-socket.js';

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
    app = await sharedApp();
    client = new Client(app.url);
  });
  afterAll(() => app.close());

  it('stream an answer: stages, the pieces of the text, then the whole of it', async () => {
    const { client: user } = await newUser(client);
    const answers = await all(subscribe<Answered>(user, ASK, { question: 'Who pays the rent?' }));
    const events = answers.map(({ data }) => data?.answer);
    expect(events.map((event) => event?.kind)).toEqual(expect.arrayContaining(['STAGE', 'TEXT', 'DONE']));
    const last = events.at(-1);
    expect(last?.kind).toBe('DONE');
    expect(events.map((event) => event?.text ?? '').join('')).toBe(last?.answer?.text);
    expect(last?.answer?.answeredBy).toBe('extractive');
    const [first, ...later] = answers.map(({ extensions }) => extensions);
    expect(first).toMatchObject({ rateLimit: { name: 'ask-user', limit: 30, windowSeconds: 60, remaining: 29 } });
    expect(later.filter((extensions) => extensions !== undefined)).toEqual([]);
  });

  it('tell each step as a type of its own too', async () => {
    const { client: user } = await newUser(client);
    const query = `subscription { answer(input: { question: "Who pays the rent?" }) { kind stage text answer { text }
      step { __typename ... on AnswerStage { stage } ... on AnswerPiece { text } ... on FinishedAnswer { answer { text } } } } }`;
    const types = { STAGE: 'AnswerStage', TEXT: 'AnswerPiece', DONE: 'FinishedAnswer' } as Record<string, string>;
    const events = (await all(subscribe<{ answer: { kind: string; step: object } }>(user, query))).map(({ data }) => data?.answer);
    expect(events.length).toBeGreaterThan(2);
    for (const event of events) {
      const { kind = '', step, ...rest } = event ?? {};
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
      expect(step).toEqual({ __typename: types[kind], ...given });
    }
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
    const refusal = { errors: [{ extensions: { code: 'LOGIN_OF_OTHER_KIND' } }] };
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

  it('go on after their token: a new socket with a new token takes a draft up again, which is paid for once', async () => {
    const { client: user } = await newUser(client);
    const ends: (() => void)[] = [];
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const socket = await TestSocket.signedIn(app.url, user.token);
    // What waits for the end of the token, which is half an hour away.
    for (const [run, ms = 0] of timers.mock.calls) if (ms > 20 * 60_000 && ms < 31 * 60_000) ends.push(run as () => void);
    timers.mockRestore();
    if (!(socket instanceof TestSocket)) throw new Error('the socket was refused');
    const { data } = await user.graphql<{ renewSession: { accessToken: string } }>('mutation { renewSession { accessToken } }');
    const renewed = user.as(data?.renewSession.accessToken ?? '');

    const query = `subscription ($input: GenerateDocumentInput!) { generation(input: $input) { kind generated { version { id } remainingTokens } } }`;
    const input = { documentType: 'rent_agreement', templateData: RENT_FORM, idempotencyKey: 'over-two-tokens' };
    socket.send({ type: 'subscribe', id: '1', payload: { query, variables: { input } } });
    expect(await socket.next()).toMatchObject({ type: 'next', id: '1' });
    for (const end of ends) end();
    expect((await socket.closed).code).toBe(4401);

    interface Drafted {
      generation: { kind: string; generated: { version: { id: string }; remainingTokens: number } | null };
    }
    const draft = async () => (await all(subscribe<Drafted>(renewed, query, { input }))).at(-1)?.data?.generation;
    // As a client does while the draft that it lost sight of is still being made.
    const first = await eventually(draft, (taken) => taken !== undefined);
    expect(first?.kind).toBe('DONE');
    expect(await draft()).toEqual(first);
    const { body } = await renewed.get<{ tokens: number }>('/api/tokens/balance');
    expect(body.tokens).toBe(first?.generated?.remainingTokens);
    const { data: kept } = await renewed.graphql('{ documents { totalCount } }');
    expect(kept).toEqual({ documents: { totalCount: 1 } });
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

  it('follow the reading of a file and the printing of a document, for their owner only', async () => {
    const { client: user } = await newUser(client);
    const { client: stranger } = await newUser(client);
    const file = new File(['Please pay the rent.'], 'notice.txt', { type: 'text/plain' });
    const { id } = (await user.multipart<{ id: string }>('/api/upload', { files: file })).body;
    const FILE = 'subscription ($id: ID!) { referenceFileProgress(id: $id) { percent file { id status } } }';
    interface FileProgress {
      referenceFileProgress: { percent: number; file: { id: string; status: string } };
    }
    const read = await all(subscribe<FileProgress>(user, FILE, { id }));
    expect(read.at(-1)?.data?.referenceFileProgress).toEqual({ percent: 100, file: { id, status: 'READY' } });
    expect((await user.graphql('query ($id: ID!) { referenceFile(id: $id) { filename } }', { id })).data).toEqual({
      referenceFile: { filename: 'notice.txt' },
    });
    expect((await stranger.graphql('query ($id: ID!) { referenceFile(id: $id) { filename } }', { id })).data).toEqual({
      referenceFile: null,
    });

    const RENDER = 'mutation { renderDocument(input: { content: "Rent.", documentType: "rent_agreement", format: PDF }) { job { id } } }';
    const jobId = (await user.graphql<{ renderDocument: { job: { id: string } } }>(RENDER)).data?.renderDocument.job.id;
    const PRINTING = 'subscription ($id: ID!) { renderingProgress(jobId: $id) { downloadUrl job { state } } }';
    interface Printing {
      renderingProgress: { downloadUrl: string; job: { state: string } };
    }
    const printed = (await all(subscribe<Printing>(user, PRINTING, { id: jobId }))).at(-1)?.data?.renderingProgress;
    expect(printed?.job.state).toBe('COMPLETED');
    expect((await fetch(client.url + String(printed?.downloadUrl))).status).toBe(200);
    for (const [query, variables, code] of [
      [FILE, { id }, 'FILE_NOT_FOUND'],
      [PRINTING, { id: jobId }, 'JOB_NOT_FOUND'],
    ] as const) {
      const [answer] = await all(subscribe(stranger, query, variables));
      expect(answer?.errors?.[0]).toMatchObject({ extensions: { code } });
    }
  });

  it('come over REST as server-sent events, and a draft that is asked for again is paid for once', async () => {
    const { client: user } = await newUser(client);
    const stream = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const response = await fetch(client.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${user.token}`, ...headers },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      const events = text
        .split('\n\n')
        .map((each) => /^event: (\w+)\ndata: (.*)$/.exec(each))
        .flatMap((found) => (found ? [{ event: found[1], data: JSON.parse(found[2] ?? '') as Record<string, unknown> }] : []));
      return { status: response.status, type: response.headers.get('content-type'), events, text };
    };
    const answered = await stream('/api/ask', { question: 'Who pays the rent?' });
    expect(answered).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
    const last = answered.events.at(-1);
    expect(last).toMatchObject({ event: 'done', data: { answered_by: 'extractive', citations: [] } });
    const pieces = answered.events.filter(({ event }) => event === 'text').map(({ data }) => data.text);
    expect(pieces.join('')).toBe(last?.data.answer);
    expect(await stream('/api/ask', { question: ' ' })).toMatchObject({ status: 422, type: expect.stringContaining('application/json') });

    const order = { document_type: 'rent_agreement', template_data: RENT_FORM };
    expect(await stream('/api/document/generate', order)).toMatchObject({ status: 422, text: expect.stringContaining('idempotency key') });
    const drafted = await stream('/api/document/generate', order, { 'idempotency-key': 'once' });
    const again = await stream('/api/document/generate', order, { 'idempotency-key': 'once' });
    const [first, second] = [drafted, again].map(({ events }) => events.at(-1));
    expect(first).toMatchObject({ event: 'done', data: { document_content: expect.stringContaining('RENT AGREEMENT') } });
    expect(second?.data.document_content).toBe(first?.data.document_content);
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: first?.data.remaining_tokens });
  });
});
