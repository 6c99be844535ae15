import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PeriodicTasks } from '../../src/core/jobs/periodic/periodic-tasks.js';
import { setUpLoggers } from '../../src/core/observability/loggers.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';

const POOL = 8;
const SOON_MS = 20;
const NEVER_MS = 3_600_000;

setUpLoggers({ level: 'silent', pretty: false });

describe('periodic tasks', () => {
  let held: TestDatabase;
  let database: DataSource;
  let processes: PeriodicTasks[];
  let release: () => void;
  let released: Promise<void>;

  beforeAll(async () => {
    held = await createDatabase();
    const extra = { max: POOL, connectionTimeoutMillis: 1000 };
    database = await new DataSource({ type: 'postgres', url: held.url, extra }).initialize();
  });
  beforeEach(() => {
    processes = [];
    released = new Promise((resolve) => (release = resolve));
  });
  afterEach(async () => {
    release();
    await Promise.all(processes.map((tasks) => tasks.onApplicationShutdown()));
  });
  afterAll(async () => {
    await database.destroy();
    await held.drop();
  });

  function start(runsJobs = true): PeriodicTasks {
    const tasks = new PeriodicTasks(database, { runsJobs });
    processes.push(tasks);
    return tasks;
  }
  const names = Array.from({ length: POOL }, (_, count) => `task-${count}`);

  it('leave the whole pool usable while eight are due at once, and all have their turn', async () => {
    const tasks = start();
    const begun: string[] = [];
    const done: string[] = [];
    for (const name of names)
      tasks.schedule(name, NEVER_MS, async () => {
        begun.push(name);
        await database.query('select 1');
        await released;
        await database.query('select 1');
        done.push(name);
      });
    await eventually(
      () => begun.length,
      (count) => count > 1,
    );
    const backends = await Promise.all(names.map(() => database.query<{ pid: number }[]>('select pg_backend_pid() as pid, pg_sleep(0.2)')));
    expect(new Set(backends.map(([row]) => row?.pid)).size).toBe(POOL);
    expect(begun.length).toBeLessThan(POOL);
    release();
    await eventually(
      () => done.length,
      (count) => count === POOL,
    );
    expect(done.sort()).toEqual(names);
  });

  it('hold their locks on one connection', async () => {
    const tasks = start();
    let begun = 0;
    for (const name of names)
      tasks.schedule(name, NEVER_MS, () => {
        begun += 1;
        return released;
      });
    await eventually(
      () => begun,
      (count) => count > 1,
    );
    const locks = await database.query<{ pid: number }[]>(
      `select distinct pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(locks).toHaveLength(1);
  });

  it('run in one process at a time, and never beside themselves', async () => {
    let now = 0;
    let most = 0;
    let turns = 0;
    const task = async () => {
      turns += 1;
      now += 1;
      most = Math.max(most, now);
      await database.query('select pg_sleep(0.05)');
      now -= 1;
    };
    for (let count = 0; count < 3; count += 1) start().schedule('alone', SOON_MS, task);
    await eventually(
      () => turns,
      (count) => count > 6,
    );
    expect(most).toBe(1);
  });

  it('go on after a failure, and after their connection was ended', async () => {
    let turns = 0;
    start().schedule('stubborn', SOON_MS, () => {
      turns += 1;
      return Promise.reject(new Error('failed'));
    });
    for (let round = 0; round < 3; round += 1) {
      const before = turns;
      await eventually(
        () => turns,
        (count) => count > before + 1,
      );
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'themis-tasks'`,
      );
    }
  });

  it('leave no lock behind, and do nothing where no jobs run', async () => {
    let ran = false;
    start(false).schedule('idle', SOON_MS, () => Promise.resolve((ran = true)));
    const first = start();
    let turns = 0;
    first.schedule('handed over', SOON_MS, () => Promise.resolve((turns += 1)));
    await eventually(
      () => turns,
      (count) => count > 0,
    );
    await first.onApplicationShutdown();
    const before = turns;
    start().schedule('handed over', SOON_MS, () => Promise.resolve((turns += 1)));
    await eventually(
      () => turns,
      (count) => count > before,
    );
    expect(ran).toBe(false);
  });
});
