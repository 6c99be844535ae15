import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { rebuild, searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';

const CHILD = new URL('../support/rebuild-process.ts', import.meta.url).pathname;
const LOADER = new URL('../support/typescript-loader.mjs', import.meta.url).href;
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
    const settings = { DATA_DIR: app.dataDir, DATABASE_URL: (app.database.options as { url: string }).url };
    return (child = fork(CHILD, [JSON.stringify(settings), jobId, point], {
      execArgv: ['--import', LOADER],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }));
  }

  /** @returns what the process sent last, or the signal that ended it */
  async function ending(running: ChildProcess): Promise<unknown> {
    let sent: unknown;
    running.on('message', (message) => (sent = message));
    const [code, signal] = (await once(running, 'exit')) as [number | null, string | null];
    return sent ?? signal ?? code;
  }

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

  it.each(['after add', 'after seal', 'before promote', 'after promote', 'after drop'])(
    'killed %s: the index goes on answering, and the next run ends without leftovers',
    async (point) => {
      const [before, older] = await generations();
      const jobId = randomUUID();
      expect(await ending(start(jobId, point))).toBe('SIGKILL');
      expect(await answers()).toBeGreaterThan(0);

      expect(await ending(start(jobId, 'never'))).toMatchObject({ documents: DOCUMENTS });
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

  it.each(['pause after add', 'pause after seal', 'pause before promote'])(
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
