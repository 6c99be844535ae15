import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { inTurn } from '../support/in-turn.js';
import { STORES, type StoreApp } from '../support/index-stores.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient } from '../support/people.js';
import { runProduct } from '../support/run-typescript.js';

const DOCUMENTS = 4;

const act = (number: number) => `THE SAMPLE STALLS (${number}) ACT, ${1990 + number}

1. Stalls.—The holder of stall number ${number} shall keep the market lane before it clean.
`;

// The other store is met by `lost-index` with this change.
describe.each(inTurn(STORES, 2))('a rebuild on %s whose process was killed', (_, start) => {
  let store: StoreApp;
  let admin: Client;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    store = await start();
    admin = await adminClient(new Client(store.app.url));
    for (let number = 0; number < DOCUMENTS; number++) await upload(admin, text(`stalls-${number}.txt`, act(number)));
    await settledLibrary(admin);
  }, 120_000);
  afterEach(() => void child?.kill('SIGKILL'));
  afterAll(() => store.close());

  /** @returns what the process sent last, or the signal that ended it */
  async function rebuildIn(jobId: string, point: string): Promise<unknown> {
    const { app, settings } = store;
    const all = { STARTER_LAW: 'none', DATA_DIR: app.dataDir, DATABASE_URL: (app.database.options as { url: string }).url, ...settings };
    child = runProduct('rebuild-process', [JSON.stringify(all), jobId, point]);
    let sent: unknown;
    child.on('message', (message) => (sent = message));
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return sent ?? signal ?? code;
  }
  const job = async (id: string) =>
    (
      await store.app.database.query<{ state: string; stage: string | null; attempts: number }[]>(
        'select state, stage, attempts from jobs where id = $1',
        [id],
      )
    )[0];
  async function states(): Promise<{ state: string; documents: number | null }[]> {
    const { data } = await admin.graphql<{ indexGenerations: { state: string; documents: number | null }[] }>(
      '{ indexGenerations { state documents } }',
    );
    return data?.indexGenerations ?? [];
  }

  it('is started over at once by the next run of the same job', async () => {
    const jobId = randomUUID();
    expect(await rebuildIn(jobId, 'after add')).toBe('SIGKILL');
    expect(await rebuildIn(jobId, 'never')).toMatchObject({ documents: DOCUMENTS });
    expect(await states()).toEqual([
      { state: 'ACTIVE', documents: DOCUMENTS },
      { state: 'PREVIOUS', documents: DOCUMENTS },
    ]);
  }, 120_000);

  it('holds another job up only until it counts as dead, and that job goes on by itself', async () => {
    expect(await rebuildIn(randomUUID(), 'after add')).toBe('SIGKILL');
    const { body } = await admin.post<{ job_id: string }>('/api/admin/rebuild-index');
    await eventually(
      () => job(body.job_id),
      (row) => row?.state === 'queued' && row.stage === 'waiting for another build of the index',
    );
    // As long afterwards as it takes without a heartbeat.
    await store.app.database.query("update index_state set build_beat_at = build_beat_at - interval '1 hour'");
    const ended = await eventually(
      () => job(body.job_id),
      (row) => row?.state === 'completed' || row?.state === 'failed',
    );
    expect(ended).toMatchObject({ state: 'completed', attempts: 1 });
    expect(await states()).toEqual([
      { state: 'ACTIVE', documents: DOCUMENTS },
      { state: 'PREVIOUS', documents: DOCUMENTS },
    ]);
    const [lease] = await store.app.database.query<{ build_token: string | null }[]>('select build_token from index_state');
    expect(lease?.build_token).toBeNull();
  }, 120_000);
});
