import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Redis } from 'ioredis';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { HandlesJob } from '../../src/core/jobs/running/handles-job.decorator.js';
import { defineJob, type JobContext, type JobRecord } from '../../src/core/jobs/job-definition.js';
import { jobSettings, type QueueBackendConfig } from '../../src/core/jobs/job-settings.js';
import { openQueueConnections } from '../../src/core/jobs/queues/queue-connections.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.js';
import { type JobsApp, type JobsAppOptions, startJobsApp } from '../support/jobs-app.js';
import { describeWithRedis, redisDatabase } from '../support/redis.js';

const FRAGILE = defineJob({
  name: 'fragile',
  payload: z.object({ id: z.string() }),
  queue: 'work',
  attempts: 3,
  backoffMs: 20,
  timeoutMs: 60_000,
});

let handle: (context: JobContext) => Promise<object | void>;

@Injectable()
@HandlesJob(FRAGILE)
class FragileHandler {
  handle(_payload: object, context: JobContext): Promise<object | void> {
    return handle(context);
  }
}

const untilAborted = ({ signal }: JobContext) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

function contract(
  backendOf: (database: TestDatabase) => QueueBackendConfig,
  forgetEverything: (database: TestDatabase) => Promise<void>,
): void {
  let database: TestDatabase;
  let proxy: FaultProxy;
  let apps: JobsApp[];
  let children: ChildProcess[];

  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    proxy = await startFaultProxy(backendOf(database).url);
    apps = [];
    children = [];
    handle = async () => undefined;
  });
  afterEach(async () => {
    for (const child of children) if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    await proxy.close();
    for (const app of apps.reverse()) await app.close();
    await sql('delete from jobs');
    await forgetEverything(database);
  });

  async function start(options: Partial<JobsAppOptions> = {}): Promise<JobsApp> {
    const app = await startJobsApp({
      databaseUrl: database.url,
      backend: backendOf(database),
      role: 'both',
      providers: [FragileHandler],
      jobs: [FRAGILE.name],
      ...options,
    });
    apps.push(app);
    return app;
  }
  const throughProxy = (): QueueBackendConfig => ({ ...backendOf(database), url: proxy.url });
  const state = (app: JobsApp, job: JobRecord) =>
    eventually(
      () => app.jobs.get(job.id),
      ({ state: now }) => now === 'running',
    );
  const ended = (app: JobsApp, job: JobRecord) => app.jobs.waitFor(job.id, { timeoutMs: 20_000 });

  async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async function startChild(): Promise<ChildProcess> {
    const entry = fileURLToPath(new URL('../support/jobs-worker-process.ts', import.meta.url));
    const loader = new URL('../support/typescript-loader.mjs', import.meta.url).href;
    const child = fork(entry, [database.url, JSON.stringify(backendOf(database))], {
      execArgv: ['--import', loader],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    return child;
  }

  it('gives the job of a killed worker to another one', async () => {
    const api = await start({ role: 'api', providers: [] });
    const child = await startChild();
    const job = await api.jobs.enqueue(FRAGILE, { id: 'a' });
    expect(await once(child, 'message')).toEqual([job.id, undefined]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    handle = async ({ attempt }) => ({ attempt });
    await start({ role: 'worker' });
    expect(await ended(api, job)).toMatchObject({ state: 'completed', result: { attempt: 2 } });
  });

  it('fails a job whose every attempt has killed its worker', async () => {
    const api = await start({ role: 'api', providers: [] });
    const job = await api.jobs.enqueue({ ...FRAGILE, attempts: 1 }, { id: 'a' });
    const child = await startChild();
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'exit');
    let ran = false;
    handle = async () => void (ran = true);
    await start({ role: 'worker' });
    expect(await ended(api, job)).toMatchObject({ state: 'failed', errorCode: 'WORKER_LOST', attempts: 1 });
    expect(ran).toBe(false);
  });

  it('adds again what the queue has forgotten, and lets a living run finish once', async () => {
    let finish = () => undefined as void;
    let runs = 0;
    handle = () => {
      runs += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    };
    const app = await start({ concurrency: { work: 1 } });
    const running = await app.jobs.enqueue(FRAGILE, { id: 'running' });
    await state(app, running);
    const waiting = await app.jobs.enqueue(FRAGILE, { id: 'waiting' });
    await forgetEverything(database);
    await app.reconciler().reconcile();
    expect(runs).toBe(1);
    finish();
    expect(await ended(app, running)).toMatchObject({ state: 'completed', attempts: 1 });
    await eventually(
      () => runs,
      (count) => count === 2,
    );
    finish();
    expect(await ended(app, waiting)).toMatchObject({ state: 'completed', attempts: 1 });
  });

  it('stops a run that lost its job and keeps what it writes out', async () => {
    let reason: unknown;
    handle = async (context) => {
      await untilAborted(context).catch((error: { kind: string }) => (reason = error.kind));
      return { late: true };
    };
    const app = await start();
    const job = await app.jobs.enqueue(FRAGILE, { id: 'a' });
    await state(app, job);
    await sql(`update jobs set run_id = gen_random_uuid(), heartbeat_at = now() + interval '1 hour' where id = $1`, [job.id]);
    await eventually(
      () => reason,
      (seen) => seen === 'superseded',
    );
    expect(await app.jobs.get(job.id)).toMatchObject({ state: 'running', result: null });
  });

  it('refuses a job while the queue is down, and keeps those of a transaction', async () => {
    const api = await start({ role: 'api', providers: [], backend: throughProxy() });
    await start({ role: 'worker' });
    await proxy.cut();
    await expect(api.jobs.enqueue(FRAGILE, { id: 'a' })).rejects.toMatchObject({ status: 503, code: 'QUEUE_UNAVAILABLE' });
    expect(await sql('select 1 from jobs')).toEqual([]);
    expect(await api.jobs.health()).toMatchObject({ ok: false });

    const kept = await api.module.get(DataSource).transaction((manager) => api.jobs.enqueue(FRAGILE, { id: 'b' }, { manager }));
    expect(await api.jobs.dispatch(kept.id)).toMatchObject({ id: kept.id, state: 'queued' });
    expect(await ended(api, kept)).toMatchObject({ state: 'completed' });

    await proxy.mend();
    await eventually(
      () => api.jobs.health(),
      ({ ok }) => ok,
    );
    expect(await ended(api, await api.jobs.enqueue(FRAGILE, { id: 'c' }))).toMatchObject({ state: 'completed' });
  });

  it('finds its jobs again after the queue was away for a while', async () => {
    const worker = await start({ backend: throughProxy() });
    await proxy.cut();
    const job = await worker.module.get(DataSource).transaction((manager) => worker.jobs.enqueue(FRAGILE, { id: 'a' }, { manager }));
    await worker.jobs.dispatch(job.id);
    await proxy.mend();
    expect(await ended(worker, job)).toMatchObject({ state: 'completed' });
  });

  it('shuts down while the queue is down and a job runs', async () => {
    handle = (context) => untilAborted(context);
    const worker = await start({ backend: throughProxy() });
    const job = await worker.jobs.enqueue(FRAGILE, { id: 'a' });
    await state(worker, job);
    proxy.freeze();
    apps = [];
    await worker.close();
    expect(await sql('select state, attempts from jobs')).toEqual([{ state: 'queued', attempts: 0 }]);
  });
}

describe('faults of jobs on PostgreSQL', () =>
  contract(
    ({ url }) => ({ kind: 'postgres', url }),
    async ({ url }) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('delete from bullmq.job');
      await client.end();
    },
  ));

describeWithRedis('faults of jobs on Redis', (server) => {
  const url = redisDatabase(server, 2);
  contract(
    () => ({ kind: 'redis', url }),
    async () => {
      const client = new Redis(url);
      const keys = await client.keys('themis:work:*');
      if (keys.length > 0) await client.del(keys);
      client.disconnect();
    },
  );

  it('ends a connection that is between two tries to connect', async () => {
    const proxy = await startFaultProxy(url);
    const connections = await openQueueConnections(
      jobSettings({ backend: { kind: 'redis', url: proxy.url }, role: 'worker', concurrency: {} }),
    );
    const copy = (connections.worker as Redis).duplicate();
    await once(copy, 'ready');
    await proxy.cut();
    await eventually(
      () => copy.status,
      (status) => status === 'reconnecting',
    );
    const end = once(copy, 'end');
    copy.disconnect();
    await end;
    await connections.close();
    await proxy.close();
  });

  it('starts while Redis is away, and works when it comes', async () => {
    const database = await createDatabase();
    const proxy = await startFaultProxy(url);
    await proxy.cut();
    const app = await startJobsApp({
      databaseUrl: database.url,
      backend: { kind: 'redis', url: proxy.url },
      role: 'both',
      providers: [FragileHandler],
      jobs: [FRAGILE.name],
    });
    try {
      handle = async () => undefined;
      await expect(app.jobs.enqueue(FRAGILE, { id: 'a' })).rejects.toMatchObject({ code: 'QUEUE_UNAVAILABLE' });
      await proxy.mend();
      await eventually(
        () => app.jobs.health(),
        ({ ok }) => ok,
      );
      expect(await app.jobs.waitFor((await app.jobs.enqueue(FRAGILE, { id: 'b' })).id, { timeoutMs: 20_000 })).toMatchObject({
        state: 'completed',
      });
    } finally {
      await app.close();
      await proxy.close();
      await database.drop();
    }
  });
});

describe('handlers', () => {
  it('refuses to start a worker that lacks a handler', async () => {
    const database = await createDatabase();
    const start = startJobsApp({
      databaseUrl: database.url,
      backend: { kind: 'postgres', url: database.url },
      role: 'worker',
      providers: [],
      jobs: [FRAGILE.name],
    });
    await expect(start).rejects.toThrow('"fragile" has 0 handlers');
    await database.drop();
  });
});
