import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RateLimits } from '../../src/core/limits/rate-limits.js';
import type { LimitName } from '../../src/core/limits/limits.js';
import { WorkerPool } from '../../src/core/concurrency/worker-pool.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const GENERATE = `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { document { id } } }`;
const SAVE = `mutation ($input: SaveDocumentVersionInput!) { saveDocumentVersion(input: $input) { id } }`;
const COMPARE = `query ($from: ID!, $to: ID!) { compareDocumentVersions(fromId: $from, toId: $to) { insertedWords } }`;
const CHECK = `query ($content: String!) { checkDocument(content: $content) { findingCount } }`;
const VALUES = {
  complaint_summary: 'Rent is said to be unpaid',
  respondent_details: 'Quentin Zimmerfeld, tenant',
  defenses: 'The rent was paid by bank transfer',
};
const WORDS = 30_000;

describe('long texts', () => {
  let app: TestApp;
  let user: Client;
  let userId: string;

  beforeAll(async () => {
    app = await sharedApp();
    user = (await newUser(new Client(app.url))).client;
    userId = (await user.get<{ id: string }>('/api/auth/me')).body.id;
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  /** Text whose lines and words have nothing in common with another one's. */
  const unlike = (seed: number) => Array.from({ length: WORDS }, (_, n) => `${seed}w${n * 7 + seed}${n % 9 === 0 ? '\n' : ''}`).join(' ');

  /** Two versions of one document, of which the second has nothing in common with the first. */
  async function twoVersions(): Promise<{ from: string; to: string }> {
    const input = { documentType: 'reply', templateData: VALUES };
    const { data } = await user.graphql<{ generateDocument: { document: { id: string } } }>(GENERATE, { input });
    const documentId = data?.generateDocument.document.id;
    const save = async (content: string) =>
      (await user.graphql<{ saveDocumentVersion: { id: string } }>(SAVE, { input: { documentId, content } })).data?.saveDocumentVersion
        .id ?? '';
    return { from: await save(unlike(3)), to: await save(unlike(5)) };
  }

  const whileInThread = async <T>(work: () => Promise<T>): Promise<{ answer: T; tasks: string[]; health: number[] }> => {
    const tasks: string[] = [];
    const health: number[] = [];
    const original = WorkerPool.prototype.call;
    const spy = jest.spyOn(WorkerPool.prototype, 'call').mockImplementation(async function (
      this: WorkerPool<Record<string, never>>,
      key,
      method,
      argument,
      options,
    ) {
      tasks.push(method);
      let over = false;
      const working = (original.call(this, key, method, argument, options) as Promise<unknown>).finally(() => (over = true));
      const { status } = await fetch(`${app.url}/health/live`);
      if (!over) health.push(status);
      return working;
    });
    try {
      return { answer: await work(), tasks, health };
    } finally {
      spy.mockRestore();
    }
  };

  it('are compared while the API answers everybody else', async () => {
    const versions = await twoVersions();
    const { answer, tasks, health } = await whileInThread(() => user.graphql<{ compareDocumentVersions: object }>(COMPARE, versions));
    expect(answer.data?.compareDocumentVersions).toEqual({ insertedWords: expect.any(Number) });
    expect(tasks).toEqual(['compare']);
    expect(health).toEqual([200]);
  });

  it('are checked while the API answers everybody else', async () => {
    const content = unlike(3);
    const { answer, tasks, health } = await whileInThread(() => user.graphql(CHECK, { content }));
    expect(answer.errors).toBeUndefined();
    expect(tasks).toEqual(['check', 'authorities']);
    expect(health).toEqual([200, 200]);
  });

  it('that would fill thousands of pages are refused before a browser sees them', async () => {
    const download = (document_content: string) =>
      user.bytes('/api/document/download', { document_content, document_type: 'will', format: 'pdf' });
    const answer = await download('A\n\n\f\n'.repeat(2000));
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'DOCUMENT_TOO_MANY_PAGES' });
  });

  it.each([
    ['render-time-user', () => user.bytes('/api/document/download', { document_content: 'WILL', document_type: 'will', format: 'txt' })],
    ['read-time-user', () => user.multipart('/api/upload/', { files: new File(['x y z'], 'x.txt', { type: 'text/plain' }) })],
  ] as [LimitName, () => Promise<{ status: number; headers: Headers }>][])(
    'of a user who has used up the time for them (%s) are refused until later',
    async (limit, send) => {
      expect((await send()).status).toBeLessThan(300);
      const now = jest.spyOn(performance, 'now');
      now.mockReturnValueOnce(0).mockReturnValueOnce(10 * 60_000);
      await app.nest.get(RateLimits).charge(limit, userId, () => Promise.resolve());
      now.mockRestore();
      const refused = await send();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );
});
