import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GenerationBuilder, RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { RetrievalService } from '../../src/features/retrieval/retrieval.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { inTurn } from '../support/in-turn.js';
import { rebuild, searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { runProduct } from '../support/run-typescript.js';
import { sharedApp } from '../support/shared-app.js';

const DOCUMENTS = 5;

const act = (number: number) => `THE SAMPLE MARKETS (${number}) ACT, ${1990 + number}

1. Short title.—This Act may be called the Sample Markets (${number}) Act, ${1990 + number}.

2. Stalls.—The holder of stall number ${number} shall keep the market lane before it clean.
`;

describe('a rebuild', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    app = await startApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
    for (let number = 0; number < DOCUMENTS; number++) await upload(admin, text(`markets-${number}.txt`, act(number)));
    await settledLibrary(admin);
    // From here on there is a previous generation that could be lost.
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
  }, 60_000);
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterEach(() => void child?.kill('SIGKILL'));
  afterAll(() => app.close());

  function start(jobId: string, point: string): ChildProcess {
    const settings = {
      DATA_DIR: app.dataDir,
      DATABASE_URL: (app.database.options as { url: string }).url,
      EMBEDDINGS_MODEL: 'none',
      STARTER_LAW: 'none',
    };
    return (child = runProduct('rebuild-process', [JSON.stringify(settings), jobId, point]));
  }

  /** @returns what the process sent last, or the signal that ended it */
  async function ending(running: ChildProcess): Promise<unknown> {
    let sent: unknown;
    running.on('message', (message) => (sent = message));
    const [code, signal] = (await once(running, 'exit')) as [number | null, string | null];
    return sent ?? signal ?? code;
  }

  /** The next attempt at the same job, by the worker that lives on. */
  const runAgain = (jobId: string) =>
    app.worker.get(RetrievalService).rebuild({
      jobId,
      ownerId: null,
      attempt: 2,
      signal: new AbortController().signal,
      progress: () => Promise.resolve(),
    });

  const generations = async () =>
    (
      await admin.graphql<{ indexGenerations: { id: string; state: string; documents: number }[] }>(
        '{ indexGenerations { id state documents } }',
      )
    ).data?.indexGenerations ?? [];
  const files = () =>
    readdirSync(path.join(app.dataDir, 'index'))
      .flatMap((name) => /^generation-(.+)\.sqlite$/.exec(name)?.[1] ?? [])
      .sort();
  const answers = async () => (await searchLaw(user, 'stall number 3 market lane clean')).passages.length;

  it.each(inTurn(['after add', 'after seal', 'before promote', 'after promote', 'after drop'], 3))(
    'killed %s: the index goes on answering, and the next run ends without leftovers',
    async (point) => {
      const [before, older] = await generations();
      const jobId = randomUUID();
      expect(await ending(start(jobId, point))).toBe('SIGKILL');
      expect(await answers()).toBeGreaterThan(0);

      expect(await runAgain(jobId)).toMatchObject({ documents: DOCUMENTS });
      const [active, previous, ...others] = await generations();
      expect(others).toEqual([]);
      expect(active).toMatchObject({ state: 'ACTIVE', documents: DOCUMENTS });
      // The one before the rebuild, however often it was begun.
      expect(previous).toMatchObject({ id: before?.id, state: 'PREVIOUS', documents: DOCUMENTS });
      expect(files()).toEqual([active?.id, previous?.id].sort());
      expect(files()).not.toContain(older?.id);
      const reports = await app.database.query<{ generation: string }[]>('select generation from index_reports');
      expect(reports.map(({ generation }) => generation).sort()).toEqual(files());
      expect(await answers()).toBeGreaterThan(0);
    },
    60_000,
  );

  it.each(inTurn(['pause after add', 'pause after seal', 'pause before promote'], 3))(
    'holds what was uploaded and deleted in a %s',
    async (point) => {
      const name = (what: string) => `${what}-${point.replaceAll(' ', '-')}.txt`;
      const number = DOCUMENTS + point.length;
      await upload(admin, text(name('doomed'), act(200 + number)));
      await settledLibrary(admin);
      const running = start(randomUUID(), point);
      await once(running, 'message');
      await upload(admin, text(name('added'), act(number)));
      await upload(admin, text('markets-1.txt', act(100 + number)));
      await settledLibrary(admin);
      expect((await admin.delete(`/api/admin/documents/${name('doomed')}`)).status).toBe(200);
      running.send('go on');
      expect(await ending(running)).toMatchObject({ documents: expect.any(Number) as unknown as number });
      const words = async (question: string) => JSON.stringify((await searchLaw(user, question)).passages.map((passage) => passage.text));
      expect(await words(`holder of stall number ${number}`)).toContain(`stall number ${number} `);
      expect(await words(`holder of stall number ${100 + number}`)).toContain(`stall number ${100 + number} `);
      expect(await words('holder of stall number 1')).not.toContain('stall number 1 ');
      expect(await words(`holder of stall number ${200 + number}`)).not.toContain(`stall number ${200 + number} `);
      const [active] = await generations();
      const held = await app.database.query<{ count: string }[]>("select count(*) from legal_documents where status = 'indexed'");
      expect(active).toMatchObject({ state: 'ACTIVE', documents: Number(held[0]?.count) });
    },
    60_000,
  );
});

describe('a request to rebuild', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;
  let release: () => void = () => undefined;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
    for (let number = 0; number < DOCUMENTS; number++) await upload(admin, text(`markets-${number}.txt`, act(number)));
    await settledLibrary(admin);
  }, 60_000);
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterEach(() => release());
  afterAll(() => app.close());

  /** From the next build on, its builder is changed by `change`, once `release` was called. */
  function meddle(change: (builder: GenerationBuilder) => void): void {
    const index = app.worker.get(RetrievalIndex);
    const build = index.buildGeneration.bind(index);
    const held = new Promise<void>((resolve) => (release = resolve));
    index.buildGeneration = async (...given) => {
      await held;
      index.buildGeneration = build;
      const builder = await build(...given);
      change(builder);
      return builder;
    };
  }
  const jobs = () => app.database.query<{ id: string; state: string }[]>(`select id, state from jobs where name = 'rebuild-index'`);
  const outcome = (id: string) =>
    eventually(
      async () =>
        (await admin.graphql<{ job: { state: string; error: string | null } }>('query ($id: ID!) { job(id: $id) { state error } }', { id }))
          .data?.job,
      (job) => job?.state === 'COMPLETED' || job?.state === 'FAILED',
    );

  it('joins the one under way, through either door', async () => {
    meddle(() => undefined);
    const viaRest = async () => (await admin.post<{ job_id: string }>('/api/admin/rebuild-index')).body.job_id;
    const viaGraphql = async () =>
      (await admin.graphql<{ rebuildIndex: { job: { id: string } } }>('mutation { rebuildIndex { job { id } } }')).data?.rebuildIndex.job
        .id;
    const ids = await Promise.all([viaRest(), viaGraphql(), viaRest(), viaGraphql()]);
    expect(new Set(ids).size).toBe(1);
    // Also when it is well on its way.
    await eventually(jobs, (rows) => rows[0]?.state === 'running');
    expect(await viaGraphql()).toBe(ids[0]);
    expect(await jobs()).toHaveLength(1);
    release();
    expect(await outcome(ids[0] ?? '')).toEqual({ state: 'COMPLETED', error: null });
    const next = await viaRest();
    expect(next).not.toBe(ids[0]);
    expect(await outcome(next)).toMatchObject({ state: 'COMPLETED' });
  }, 60_000);

  it('is refused its promotion when the store holds other counts than were written', async () => {
    const active = async () =>
      (await admin.graphql<{ indexGenerations: { id: string; state: string }[] }>('{ indexGenerations { id state } }')).data
        ?.indexGenerations;
    const before = await active();
    const lose = (builder: GenerationBuilder): void => {
      const add = builder.add.bind(builder);
      let calls = 0;
      // As a store does that says it has taken what it has lost.
      builder.add = (documents) => (++calls === 2 ? Promise.resolve() : add(documents));
    };
    meddle(lose);
    const { body } = await admin.post<{ job_id: string }>('/api/admin/rebuild-index');
    release();
    // The second attempt is whole; the first must leave nothing behind.
    const failed = await eventually(
      () => app.database.query<{ attempts: number; state: string }[]>('select attempts, state from jobs where id = $1', [body.job_id]),
      ([job]) => job?.state === 'completed' || job?.state === 'failed',
    );
    expect(failed).toEqual([{ attempts: 2, state: 'completed' }]);
    const after = await active();
    expect(after).toHaveLength(2);
    expect(after?.[1]).toEqual({ id: before?.[0]?.id, state: 'PREVIOUS' });
    expect((await searchLaw(user, 'stall number 3 market lane clean')).passages.length).toBeGreaterThan(0);
  }, 60_000);
});
