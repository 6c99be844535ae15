import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ConnectionPool } from '../../src/core/database/connection-pool.js';
import { databaseFailure } from '../../src/core/errors/database-errors.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.js';

describe('a connection of the pool', () => {
  let held: TestDatabase;
  let wire: FaultProxy;
  let database: DataSource;

  beforeEach(async () => {
    held = await createDatabase();
    wire = await startFaultProxy(held.url);
    const extra = { max: 1, answerLimitMs: 300, connectionTimeoutMillis: 2000 };
    database = await new DataSource({ type: 'postgres', url: wire.url, driver: { Pool: ConnectionPool }, extra }).initialize();
  });
  afterEach(async () => {
    await database.destroy();
    await wire.close();
    await held.drop();
  });

  const backend = async () => (await database.query<[{ pid: number }]>('select pg_backend_pid() as pid'))[0].pid;

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => databaseFailure(error)?.code ?? error,
    );

  it('says that it was interrupted when its server hangs up in the middle of a query', async () => {
    await backend();
    const asked = failureOf(database.query('select pg_sleep(30)'));
    await wire.cut();
    expect(await asked).toBe('DATABASE_INTERRUPTED');
    await wire.mend();
    expect(await backend()).toBeGreaterThan(0);
  });

  it('is not available while all are taken, nor when no new one comes in time', async () => {
    const runner = database.createQueryRunner();
    await runner.connect();
    expect(await failureOf(database.query('select 1'))).toBe('DATABASE_BUSY');
    await runner.release();
    await database.destroy();
    wire.freeze();
    const late = new DataSource({ ...database.options });
    expect(await failureOf(late.initialize())).toBe('DATABASE_TIMEOUT');
    wire.thaw();
    await database.initialize();
  });

  it('ends when its server does not answer in time, and the next caller gets another one', async () => {
    const before = await backend();
    wire.freeze();
    expect(await failureOf(database.query('select 2'))).toBe('DATABASE_TIMEOUT');
    wire.thaw();
    expect(await backend()).not.toBe(before);
  });

  it('ends in a transaction as well, which tells of the time and of nothing that came after it', async () => {
    const before = await backend();
    const work = database.transaction(async (manager) => {
      await manager.query('select 1');
      wire.freeze();
      await manager.query('select 2');
    });
    expect(await failureOf(work)).toBe('DATABASE_TIMEOUT');
    wire.thaw();
    expect(await backend()).not.toBe(before);
  });

  it('stays after a query that the server refused', async () => {
    const before = await backend();
    await expect(database.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
    expect(await backend()).toBe(before);
  });
});
