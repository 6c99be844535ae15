import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { WorkerPool } from '../../src/core/concurrency/worker-pool.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { type MessagesStub, reply, startMessagesStub } from '../support/messages-stub.js';
import { newUser } from '../support/people.js';

interface Answer {
  answer: string;
  withheld_quotations: number;
  citations: { quotation: string }[];
}

const ORCHARD = 'The pomegranate orchard was sold to Zubin Irani.';
const ROSES = 'The roses beside the northern wall are watered twice in every week of the summer.';
const FALSE = 'The orchard may be felled whenever the buyer feels like it and without a word to anybody.';

describe('a model that misquotes a long file of a user', () => {
  let stub: MessagesStub;
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    stub = await startMessagesStub();
    app = await startApp({ ANTHROPIC_BASE_URL: stub.url, ANTHROPIC_API_KEY: 'key' });
    user = (await newUser(new Client(app.url))).client;
    const paragraphs = Array.from(
      { length: 4000 },
      (_, n) => `${n + 1}. Clause ${n + 1} says that rent is due on the day after the last.\n\n`,
    );
    const notice = `1. ${ORCHARD}\n\n${paragraphs.join('')}${ROSES}\n`;
    await user.multipart('/api/upload/', { files: new File([notice], 'notice.txt', { type: 'text/plain' }) });
    await eventually(
      async () => (await user.get<{ files: { status: string }[] }>('/api/upload/files')).body.files,
      (files) => files.every(({ status }) => status === 'ready'),
    );
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });

  it('has it searched in a thread, while the API answers everybody else', async () => {
    stub.script([reply.text(`It says “${ORCHARD}” and “${ROSES.toUpperCase()}” and “${FALSE}” in section 4711.`)]);
    const tasks: string[] = [];
    const health: number[] = [];
    const original = WorkerPool.prototype.call;
    const spy = jest.spyOn(WorkerPool.prototype, 'call').mockImplementation(async function (
      this: WorkerPool<Record<string, never>>,
      ...call
    ) {
      tasks.push(call[1]);
      const [answer] = await Promise.all([
        original.apply(this, call) as Promise<unknown>,
        fetch(`${app.url}/health/live`).then(({ status }) => health.push(status)),
      ]);
      return answer;
    });
    const question = 'Who bought the pomegranate orchard?';
    const { status, body } = await user
      .post<Answer>('/api/ask/', { question, reference_document: { filename: 'notice.txt', uploaded: true } })
      .finally(() => spy.mockRestore());
    expect(status).toBe(200);
    expect(body.citations.map(({ quotation }) => quotation)).toEqual([ORCHARD, ROSES]);
    expect(body.answer).not.toContain('felled');
    expect(body.answer).not.toContain('4711');
    expect(tasks).toEqual(['searchText', 'citedPlaces', 'locate', 'locate', 'held']);
    expect(health).toEqual(tasks.map(() => 200));
  });
});
