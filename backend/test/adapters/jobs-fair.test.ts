import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DataSource } from 'typeorm';
import { JobGroups } from '../../src/core/jobs/dispatch/job-groups.js';
import { HandlesJob } from '../../src/core/jobs/running/handles-job.decorator.js';
import { defineJob, type JobContext, type JobRecord } from '../../src/core/jobs/job-definition.js';
import type { QueueBackendConfig } from '../../src/core/jobs/job-settings.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startJobsApp, type JobsApp, type JobsAppOptions } from '../support/jobs-app.js';
import { describeWithRedis, redisDatabase } from '../support/redis.js';

interface Work {
  id: string;
}
const MAX_WAITING = 5;
const limits = { payload: z.object({ id: z.string() }), queue: 'work', attempts: 1, backoffMs: 20, timeoutMs: 20_000 };
const FAIR = defineJob<Work>({ name: 'fair', ...limits, perOwner: { maxWaiting: MAX_WAITING }, dedupe: ({ id }) => id });
const MANY = defineJob<Work>({ name: 'many', ...limits, perOwner: { maxWaiting: 100 } });
const URGENT = defineJob<Work>({ name: 'urgent', ...limits, queue: 'print', perOwner: { maxWaiting: 1, urgent: true } });

type Handle = (payload: Work, context: JobContext) => Promise<object | void>;
let handle: Handle;

@Injectable()
@HandlesJob(FAIR)
class FairHandler {
  handle(payload: Work, context: JobContext): Promise<object | void> {
    return handle(payload, context);
  }
}

@Injectable()
@HandlesJob(MANY)
class ManyHandler extends FairHandler {}

@Injectable()
@HandlesJob(URGENT)
class UrgentHandler extends FairHandler {}

/** A handler that waits for its turn to end, and what has begun so far. */
function gate() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  handle = ({ id }, { signal }) => {
    begun.push(id);
    return new Promise<void>((resolve, reject) => {
      ends.set(id, resolve);
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
  };
  const has = (id: string) =>
    eventually(
      () => begun,
      (seen) => seen.includes(id),
    );
  return {
    begun,
    has,
    end: async (id: string) => {
      await has(id);
      ends.get(id)?.();
    },
  };
}

function contract(backendOf: (database: TestDatabase) => QueueBackendConfig): void {
  let database: TestDatabase;
  let source: DataSource;
  let apps: JobsApp[];
  const [anna, bela] = [randomUUID(), randomUUID()];

  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });
  beforeEach(() => {
    apps = [];
    handle = async () => undefined;
  });
  afterEach(async () => {
    for (const app of apps.reverse()) await app.close();
    await source.query('delete from jobs');
  });

  async function start(options: Partial<JobsAppOptions> = {}): Promise<JobsApp> {
    const app = await startJobsApp({
      databaseUrl: database.url,
      backend: backendOf(database),
      role: 'both',
      providers: [FairHandler, ManyHandler, UrgentHandler],
      jobs: [FAIR.name, MANY.name, URGENT.name],
      concurrency: { work: 1, print: 1 },
      ...options,
    });
    apps.push(app);
    return app;
  }
  const api = () => start({ role: 'api', providers: [] });
  const ended = (app: JobsApp, job: JobRecord) => app.jobs.waitFor(job.id, { timeoutMs: 20_000 });

  it('serves owners in turn: one job of a second owner is done before the third of twenty of the first', async () => {
    const order: string[] = [];
    handle = async ({ id }) => {
      order.push(id);
    };
    const { jobs } = await api();
    const queued: JobRecord[] = [];
    for (let n = 1; n <= 20; n += 1) queued.push(await jobs.enqueue(MANY, { id: `a${n}` }, { ownerId: anna }));
    queued.push(await jobs.enqueue(MANY, { id: 'b1' }, { ownerId: bela }));
    const worker = await start({ role: 'worker', concurrency: { work: 1, print: 1 } });
    for (const job of queued) expect(await ended(worker, job)).toMatchObject({ state: 'completed' });
    expect(order.filter((id) => id !== 'b1')).toEqual(Array.from({ length: 20 }, (_, n) => `a${n + 1}`));
    expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a3'));
  });

  it('runs one job of an owner at a time, however many workers are free', async () => {
    const running = new Map<string, number>();
    let most = 0;
    handle = async ({ id }) => {
      const owner = id.slice(0, 1);
      running.set(owner, (running.get(owner) ?? 0) + 1);
      most = Math.max(most, ...running.values());
      await new Promise((resolve) => setImmediate(resolve));
      running.set(owner, (running.get(owner) ?? 0) - 1);
    };
    const app = await start({ concurrency: { work: 4, print: 4 } });
    const queued = await Promise.all(
      [anna, bela].flatMap((ownerId) =>
        Array.from({ length: 12 }, (_, n) => app.jobs.enqueue(MANY, { id: `${ownerId === anna ? 'a' : 'b'}${n}` }, { ownerId })),
      ),
    );
    for (const job of queued) expect(await ended(app, job)).toMatchObject({ state: 'completed' });
    expect(most).toBe(1);
  });

  it('refuses a job beyond those that may wait, keeps nothing of it, and takes one again when another is done', async () => {
    const { has, end } = gate();
    const app = await start();
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => app.jobs.enqueue(FAIR, { id: `a${n}` }, { ownerId: anna })),
    );
    const taken = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(taken).toHaveLength(1 + MAX_WAITING);
    for (const attempt of attempts)
      if (attempt.status === 'rejected')
        expect(attempt.reason).toMatchObject({ code: 'TOO_MANY_WAITING', status: 429, retryAfterSeconds: expect.any(Number) });
    const oldest = taken.reduce((a, b) => (a.createdAt <= b.createdAt ? a : b));
    await has((oldest.payload as Work).id);
    expect(await app.jobs.counts()).toMatchObject({ queued: MAX_WAITING, running: 1 });

    await expect(
      app.module.get(DataSource).transaction((manager) => app.jobs.enqueue(FAIR, { id: 'more' }, { ownerId: anna, manager })),
    ).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' });
    for (const { id, payload } of taken) expect((await app.jobs.enqueue(FAIR, payload as Work, { ownerId: anna })).id).toBe(id);
    await app.jobs.enqueue(FAIR, { id: 'b' }, { ownerId: bela });
    await app.jobs.enqueue(FAIR, { id: 'of nobody' });

    await end((oldest.payload as Work).id);
    await ended(app, oldest);
    await app.jobs.enqueue(FAIR, { id: 'again' }, { ownerId: anna });
  });

  it('goes on with the next job of an owner when one is cancelled, waiting or running', async () => {
    const { begun, has, end } = gate();
    const app = await start();
    const [first, second, third] = [
      await app.jobs.enqueue(FAIR, { id: 'first' }, { ownerId: anna }),
      await app.jobs.enqueue(FAIR, { id: 'second' }, { ownerId: anna }),
      await app.jobs.enqueue(FAIR, { id: 'third' }, { ownerId: anna }),
    ];
    await has('first');
    expect(await app.jobs.cancel(second.id)).toMatchObject({ state: 'cancelled' });
    await app.jobs.cancel(first.id);
    expect(await ended(app, first)).toMatchObject({ state: 'cancelled' });
    await end('third');
    expect(await ended(app, third)).toMatchObject({ state: 'completed' });
    expect(begun).toEqual(['first', 'third']);
  });

  it('goes on after a failure', async () => {
    handle = async ({ id }) => {
      if (id === 'broken') throw new Error('a fault');
    };
    const app = await start();
    const broken = await app.jobs.enqueue(FAIR, { id: 'broken' }, { ownerId: anna });
    const next = await app.jobs.enqueue(FAIR, { id: 'next' }, { ownerId: anna });
    expect(await ended(app, next)).toMatchObject({ state: 'completed' });
    expect(await ended(app, broken)).toMatchObject({ state: 'failed' });
    await app.jobs.retry(broken.id);
    expect(await ended(app, broken)).toMatchObject({ state: 'failed' });
  });

  it('counts the kinds of work of an owner as one: a job of another queue waits its turn, before those that nobody waits for', async () => {
    const { begun, has, end } = gate();
    const app = await start();
    const queued = [];
    for (const id of ['file 1', 'file 2']) queued.push(await app.jobs.enqueue(FAIR, { id }, { ownerId: anna }));
    for (const id of ['print 1', 'print 2']) queued.push(await app.jobs.enqueue(URGENT, { id }, { ownerId: anna }));
    await expect(app.jobs.enqueue(URGENT, { id: 'print 3' }, { ownerId: anna })).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' });
    queued.push(await app.jobs.enqueue(URGENT, { id: 'other' }, { ownerId: bela }));
    await has('other');
    await has('file 1');
    expect(begun).toHaveLength(2);
    await end('other');
    for (const id of ['file 1', 'print 1', 'print 2', 'file 2']) await end(id);
    for (const job of queued) expect(await ended(app, job)).toMatchObject({ state: 'completed' });
    expect(begun.filter((id) => id !== 'other')).toEqual(['file 1', 'print 1', 'print 2', 'file 2']);
  });

  it('finds the jobs of a group whose process died before it handed over the next one', async () => {
    const { jobs } = await api();
    const first = await jobs.enqueue(FAIR, { id: 'first' }, { ownerId: anna });
    const second = await jobs.enqueue(FAIR, { id: 'second' }, { ownerId: anna });
    await source.query(`update jobs set state = 'cancelled', finished_at = now() where id = $1`, [first.id]);
    const worker = await start({ role: 'worker' });
    expect(await ended(worker, second)).toMatchObject({ state: 'completed' });
  });

  it('admits one job of a group when many processes ask at once', async () => {
    const app = await api();
    const first = await app.jobs.enqueue(FAIR, { id: 'first' }, { ownerId: anna });
    for (const id of ['second', 'third']) await app.jobs.enqueue(FAIR, { id }, { ownerId: anna });
    await source.query(`update jobs set state = 'cancelled', finished_at = now() where id = $1`, [first.id]);
    const groups = app.module.get(JobGroups);
    const admitted = await Promise.all(Array.from({ length: 8 }, () => groups.admitNext(first.groupKey ?? '')));
    expect(admitted.filter((record) => record !== null).map(({ payload }) => payload)).toEqual([{ id: 'second' }]);
  });
}

describe('jobs of owners in turn, BullMQ on PostgreSQL', () => contract((database) => ({ kind: 'postgres', url: database.url })));
describeWithRedis('jobs of owners in turn, BullMQ on Redis', (url) => contract(() => ({ kind: 'redis', url: redisDatabase(url, 6) })));
