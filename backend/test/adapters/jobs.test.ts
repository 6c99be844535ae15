import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DataSource } from 'typeorm';
import { BadRequestError } from '../../src/core/errors/common-errors.js';
import { HandlesJob } from '../../src/core/jobs/running/handles-job.decorator.js';
import { defineJob, isFinished, type JobContext, type JobRecord } from '../../src/core/jobs/job-definition.js';
import { totalOf } from '../../src/core/pages/page.js';
import type { QueueBackendConfig } from '../../src/core/jobs/job-settings.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startJobsApp, type JobsApp, type JobsAppOptions } from '../support/jobs-app.js';
import { describeWithRedis, redisDatabase } from '../support/redis.js';

interface Work {
  id: string;
}
const WORK = defineJob<Work>({
  name: 'work',
  payload: z.object({ id: z.string() }),
  queue: 'work',
  attempts: 3,
  backoffMs: 20,
  timeoutMs: 1500,
  dedupe: ({ id }) => id,
});

type Handle = (payload: Work, context: JobContext) => Promise<object | void>;
/** What the handler of this file does; each test sets its own. */
let handle: Handle;

@Injectable()
@HandlesJob(WORK)
class WorkHandler {
  handle(payload: Work, context: JobContext): Promise<object | void> {
    return handle(payload, context);
  }
}

const untilAborted = ({ signal }: JobContext) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

function contract(backendOf: (database: TestDatabase) => QueueBackendConfig): void {
  let database: TestDatabase;
  let apps: JobsApp[];

  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    apps = [];
    handle = async () => undefined;
  });
  afterEach(async () => {
    for (const app of apps.reverse()) await app.close();
    await rows('delete from jobs');
  });

  async function start(options: Partial<JobsAppOptions> = {}): Promise<JobsApp> {
    const app = await startJobsApp({
      databaseUrl: database.url,
      backend: backendOf(database),
      role: 'both',
      providers: [WorkHandler],
      jobs: [WORK.name],
      ...options,
    });
    apps.push(app);
    return app;
  }
  async function stop(app: JobsApp): Promise<void> {
    apps = apps.filter((other) => other !== app);
    await app.close();
  }
  async function rows(sql: string): Promise<unknown> {
    const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    try {
      return await source.query(sql);
    } finally {
      await source.destroy();
    }
  }
  const ended = (app: JobsApp, job: JobRecord) => app.jobs.waitFor(job.id, { timeoutMs: 20_000 });

  it('runs a job and keeps its result', async () => {
    handle = async ({ id }, { attempt }) => ({ id, attempt });
    const app = await start();
    const job = await app.jobs.enqueue(WORK, { id: 'a' }, { subject: 'thing:a' });
    expect(job).toMatchObject({ state: 'queued', name: 'work', subject: 'thing:a', attempts: 0, maxAttempts: 3 });
    expect(await ended(app, job)).toMatchObject({
      state: 'completed',
      percent: 100,
      attempts: 1,
      result: { id: 'a', attempt: 1 },
      errorText: null,
    });
    expect(await app.jobs.latestFor(['thing:a', 'thing:b'])).toMatchObject([{ id: job.id }]);
    expect(await app.jobs.counts()).toMatchObject({ completed: 1, queued: 0 });
    expect(await app.jobs.health()).toMatchObject({ ok: true });
  });

  it('joins an equal job that is under way, and starts a new one after it', async () => {
    let release = () => undefined as void;
    handle = () => new Promise<void>((resolve) => (release = resolve));
    const app = await start();
    const [first, second] = await Promise.all([app.jobs.enqueue(WORK, { id: 'a' }), app.jobs.enqueue(WORK, { id: 'a' })]);
    expect(second.id).toBe(first.id);
    await eventually(
      () => app.jobs.get(first.id),
      ({ state }) => state === 'running',
    );
    expect((await app.jobs.enqueue(WORK, { id: 'a' })).id).toBe(first.id);
    expect((await app.jobs.enqueue(WORK, { id: 'b' })).id).not.toBe(first.id);
    release();
    await ended(app, first);
    handle = async () => undefined;
    expect((await app.jobs.enqueue(WORK, { id: 'a' })).id).not.toBe(first.id);
  });

  it('tries again after a passing fault and not after a refusal', async () => {
    handle = async (_, { attempt }) => {
      if (attempt < 3) throw new Error('a passing fault with private text');
    };
    const app = await start();
    expect(await ended(app, await app.jobs.enqueue(WORK, { id: 'a' }))).toMatchObject({ state: 'completed', attempts: 3 });

    handle = async () => {
      throw new Error('private text');
    };
    const failed = await ended(app, await app.jobs.enqueue(WORK, { id: 'b' }));
    expect(failed).toMatchObject({ state: 'failed', attempts: 3, errorCode: 'INTERNAL', errorText: 'The job failed unexpectedly.' });

    handle = async () => {
      throw new BadRequestError('The file is empty.', 'NO_FILE');
    };
    expect(await ended(app, await app.jobs.enqueue(WORK, { id: 'c' }))).toMatchObject({
      state: 'failed',
      attempts: 1,
      errorCode: 'NO_FILE',
      errorText: 'The file is empty.',
    });
  });

  it('shows progress to watchers in another process', async () => {
    let go = () => undefined as void;
    const gate = new Promise<void>((resolve) => (go = resolve));
    handle = async (_, { progress }) => {
      await gate;
      await progress({ stage: 'reading', percent: 10, done: 1, total: 10 });
      await progress({ stage: 'indexing', percent: 60.4 });
    };
    await start({ role: 'worker' });
    const api = await start({ role: 'api', providers: [] });
    const job = await api.jobs.enqueue(WORK, { id: 'a' });
    const seen: JobRecord[] = [];
    for await (const record of api.jobs.watch(job.id)) {
      seen.push(record);
      go();
    }
    expect(seen.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['reading', 'indexing']));
    expect(seen.find(({ stage }) => stage === 'indexing')).toMatchObject({ percent: 60, done: null, state: 'running' });
    expect(seen.at(-1)).toMatchObject({ state: 'completed', percent: 100 });
    expect(seen.at(-1)?.createdAt).toBeInstanceOf(Date);
  });

  it('cancels a queued job, which then never runs, and a running one in another process', async () => {
    const ran: string[] = [];
    handle = async ({ id }, context) => {
      ran.push(id);
      await untilAborted(context);
    };
    const api = await start({ role: 'api', providers: [] });
    const queued = await api.jobs.enqueue(WORK, { id: 'queued' });
    expect(await api.jobs.cancel(queued.id)).toMatchObject({ state: 'cancelled' });
    await start({ role: 'worker' });
    const running = await api.jobs.enqueue(WORK, { id: 'running' });
    await eventually(
      () => api.jobs.get(running.id),
      ({ state }) => state === 'running',
    );
    await api.jobs.cancel(running.id);
    expect(await ended(api, running)).toMatchObject({ state: 'cancelled', attempts: 1 });
    expect(ran).toEqual(['running']);
    expect(await api.jobs.cancel(running.id)).toMatchObject({ state: 'cancelled' });
  });

  it('starts a failed or cancelled job again on request, and no other', async () => {
    handle = async () => {
      throw new BadRequestError('no');
    };
    const app = await start();
    const job = await app.jobs.enqueue(WORK, { id: 'a' });
    await ended(app, job);
    handle = async () => undefined;
    await app.jobs.retry(job.id);
    expect(await ended(app, job)).toMatchObject({ state: 'completed', attempts: 1, errorText: null });
    await expect(app.jobs.retry(job.id)).rejects.toMatchObject({ code: 'JOB_NOT_RETRYABLE', status: 409 });
    await expect(app.jobs.retry('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  it('ends a run at its time limit, even when the handler does not heed its signal', async () => {
    handle = () => new Promise(() => undefined);
    const app = await start();
    const job = await ended(app, await app.jobs.enqueue({ ...WORK, attempts: 1 }, { id: 'a' }));
    expect(job).toMatchObject({ state: 'failed', errorCode: 'JOB_TIMEOUT', attempts: 1 });
  });

  it('runs a committed job that nobody dispatched, and forgets one whose transaction failed', async () => {
    const app = await start();
    const database = app.module.get(DataSource);
    const committed = await database.transaction((manager) => app.jobs.enqueue(WORK, { id: 'a' }, { manager }));
    expect(await ended(app, committed)).toMatchObject({ state: 'completed' });

    let lost = '';
    const failing = database.transaction(async (manager) => {
      lost = (await app.jobs.enqueue(WORK, { id: 'b' }, { manager })).id;
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await expect(app.jobs.dispatch(lost)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  it('puts running jobs back at shutdown without counting the attempt, and the next worker runs them', async () => {
    const reasons: unknown[] = [];
    handle = async (_, context) => {
      await untilAborted(context).catch((reason: { kind: string }) => reasons.push(reason.kind));
      context.signal.throwIfAborted();
    };
    const api = await start({ role: 'api', providers: [] });
    const worker = await start({ role: 'worker' });
    const job = await api.jobs.enqueue(WORK, { id: 'a' });
    await eventually(
      () => api.jobs.get(job.id),
      ({ state }) => state === 'running',
    );
    await stop(worker);
    expect(reasons).toEqual(['shutdown']);
    expect(await api.jobs.get(job.id)).toMatchObject({ state: 'queued', attempts: 0, errorText: null });
    handle = async () => undefined;
    await start({ role: 'worker' });
    expect(await ended(api, job)).toMatchObject({ state: 'completed', attempts: 1 });
  });

  it('leaves a handler behind that holds up the shutdown', async () => {
    handle = () => new Promise(() => undefined);
    const api = await start({ role: 'api', providers: [] });
    const worker = await start({ role: 'worker' });
    const job = await api.jobs.enqueue(WORK, { id: 'a' });
    await eventually(
      () => api.jobs.get(job.id),
      ({ state }) => state === 'running',
    );
    await stop(worker);
    expect(await api.jobs.get(job.id)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('knows no job by an id that is none', async () => {
    const { jobs } = await start();
    for (const id of ['', 'nonsense', "'; drop table jobs"]) {
      for (const call of [
        () => jobs.get(id),
        () => jobs.cancel(id),
        () => jobs.retry(id),
        () => jobs.dispatch(id),
        () => jobs.waitFor(id, { timeoutMs: 100 }),
      ])
        await expect(call()).rejects.toMatchObject({ code: 'JOB_NOT_FOUND', status: 404 });
    }
  });

  it('lets a watcher leave while nothing happens', async () => {
    const { jobs } = await start();
    const all = jobs.watchAll()[Symbol.asyncIterator]();
    const pending = all.next();
    await all.return?.();
    expect(await pending).toMatchObject({ done: true });
  });

  it('pages through jobs, newest first', async () => {
    const app = await start();
    const made: string[] = [];
    for (const id of ['a', 'b', 'c']) made.unshift((await ended(app, await app.jobs.enqueue(WORK, { id }, { subject: `s:${id}` }))).id);
    const first = await app.jobs.list({ first: 2, state: 'completed' });
    expect([await totalOf(first), first.pageInfo.hasNextPage]).toEqual([3, true]);
    const second = await app.jobs.list({ first: 2, state: 'completed', after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(made);
    expect((await app.jobs.list({ first: 5, subject: 's:b' })).nodes).toHaveLength(1);
  });

  it('stops waiting at its limit and with its signal', async () => {
    handle = (_, context) => untilAborted(context);
    const app = await start();
    const job = await app.jobs.enqueue(WORK, { id: 'a' });
    expect(isFinished(await app.jobs.waitFor(job.id, { timeoutMs: 50 }))).toBe(false);
    const reason = new Error('gone');
    const controller = new AbortController();
    const waiting = app.jobs.waitFor(job.id, { timeoutMs: 20_000, signal: controller.signal });
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
}

describe('jobs on PostgreSQL', () => contract(({ url }) => ({ kind: 'postgres', url })));
describeWithRedis('jobs on Redis', (url) => contract(() => ({ kind: 'redis', url: redisDatabase(url, 1) })));
