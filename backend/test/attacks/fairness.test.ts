import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PrintTurn } from '../../src/features/rendering/printing/printing-threads.js';
import { RenderingService, type RenderRequest } from '../../src/features/rendering/printing/rendering.service.js';
import { type ExtractOptions, TextExtractor } from '../../src/ports/text-extractor/text-extractor.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { heldCalls } from '../support/held-calls.js';
import { newUser } from '../support/people.js';

const RENDER = `mutation ($input: RenderDocumentInput!) { renderDocument(input: $input) { job { id } } }`;

interface Rendered {
  renderDocument: { job: { id: string } };
}

/** One worker that does one thing at a time: whoever is served second has to wait. */
describe('one user who sends all that may be sent', () => {
  let app: TestApp;
  let anna: Client;
  let bela: Client;

  beforeAll(async () => {
    app = await startApp({ WORKER_CONCURRENCY: '1' });
    const client = new Client(app.url);
    anna = (await newUser(client, 'Anna')).client;
    bela = (await newUser(client, 'Bela')).client;
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const stateOf = async (id: string): Promise<string> =>
    ((await app.database.query(`select state from jobs where id = $1`, [id])) as { state: string }[])[0]?.state ?? 'absent';
  const ended = (id: string) =>
    eventually(
      () => stateOf(id),
      (state) => !['queued', 'running'].includes(state),
    );

  describe('of renderings', () => {
    let held: ReturnType<typeof heldCalls>;

    beforeEach(() => {
      held = heldCalls(
        app.worker.get(RenderingService, { strict: false }),
        'render',
        ({ content }: RenderRequest, _turn: PrintTurn) => content,
        (_request, { signal }) => signal,
      );
    });
    afterEach(async () => {
      held.release();
      await eventually(
        async () => (await app.database.query(`select 1 from jobs where state in ('queued', 'running')`)) as unknown[],
        (rows) => rows.length === 0,
      );
      held.restore();
    });

    const render = (user: Client, content: string) =>
      user.graphql<Rendered>(RENDER, { input: { content, documentType: 'will', format: 'TXT' } });

    it('has one under way and five waiting; the rest are refused, and another user is served before the third', async () => {
      const answers = [];
      for (let n = 1; n <= 20; n += 1) answers.push(await render(anna, `a${n}`));
      const taken = answers.flatMap(({ data }) => (data ? [data.renderDocument.job.id] : []));
      expect(taken).toHaveLength(6);
      for (const { errors } of answers.slice(6)) expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_WAITING' });

      const other = (await render(bela, 'b1')).data?.renderDocument.job.id ?? '';
      held.release();
      for (const id of [...taken, other]) expect(await ended(id)).toBe('completed');
      expect(held.names.filter((name) => name !== 'b1')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
      expect(held.names.indexOf('b1')).toBeLessThan(held.names.indexOf('a3'));
      expect((await render(anna, 'a21')).errors).toBeUndefined();
    });

    it('is told over REST when to come back', async () => {
      for (let n = 1; n <= 6; n += 1) await render(anna, `a${n}`);
      const answer = await anna.bytes('/api/document/download', {
        document_content: 'WILL',
        compare_with: 'DEED',
        document_type: 'will',
        format: 'docx',
      });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'TOO_MANY_WAITING' });
      const kept = await app.database.query(
        `select 1 from jobs where payload->>'documentType' = 'will' and state in ('queued', 'running')`,
      );
      expect(kept).toHaveLength(6);
    });

    it('frees the place of a download when the client leaves, waiting or under way, and nothing is printed for it', async () => {
      const download = (content: string, signal: AbortSignal) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({
          document_content: content,
          compare_with: 'DEED',
          document_type: 'will',
          format: 'docx',
        }))
          body.append(name, value);
        const headers = { authorization: `Bearer ${anna.token}` };
        return fetch(`${app.url}/api/document/download`, { method: 'POST', headers, body, signal }).catch((error: Error) => error.name);
      };
      const leaving = [new AbortController(), new AbortController()];
      const running = download('running', (leaving[0] as AbortController).signal);
      await held.begun('running');
      const waiting = download('waiting', (leaving[1] as AbortController).signal);
      const unfinished = async () =>
        (await app.database.query(`select state from jobs where state in ('queued', 'running') order by created_at`)) as {
          state: string;
        }[];
      await eventually(unfinished, (rows) => rows.length === 2);
      leaving.forEach((controller) => controller.abort());
      expect(await Promise.all([running, waiting])).toEqual(['AbortError', 'AbortError']);
      await eventually(unfinished, (rows) => rows.length === 0);
      expect(held.names).toEqual(['running']);
      const [{ count }] = (await app.database.query(
        `select count(*)::int from (select state from jobs order by created_at desc limit 2) newest where state = 'cancelled'`,
      )) as [{ count: number }];
      expect(count).toBe(2);
    });
  });

  it('of files: one is read and twenty wait, another user is served before the third, and a refused file is not kept', async () => {
    const held = heldCalls(
      app.worker.get(TextExtractor, { strict: false }),
      'extract',
      (_bytes: Uint8Array, { filename }: ExtractOptions) => filename,
      (_bytes, { signal }) => signal,
    );
    const upload = (user: Client, name: string) =>
      user.multipart<{ code?: string }>('/api/upload/', { files: new File(['The rent is due.'], name, { type: 'text/plain' }) });
    try {
      for (let n = 1; n <= 21; n += 1) expect((await upload(anna, `a${n}.txt`)).status).toBe(201);
      expect(await upload(anna, 'a22.txt')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_WAITING' } });
      expect((await upload(bela, 'b1.txt')).status).toBe(201);
      held.release();
      await eventually(
        async () => (await app.database.query(`select 1 from reference_files where status <> 'ready'`)) as unknown[],
        (rows) => rows.length === 0,
      );
    } finally {
      held.release();
      held.restore();
    }
    expect(held.names.indexOf('b1.txt')).toBeLessThan(held.names.indexOf('a3.txt'));
    expect((await anna.get<{ files: unknown[] }>('/api/upload/files')).body.files).toHaveLength(21);
  });
});
