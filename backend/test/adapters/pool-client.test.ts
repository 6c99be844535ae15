import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PoolClient } from '../../src/core/database/pool-client.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.js';

describe('a connection of the pool', () => {
  let held: TestDatabase;
  let wire: FaultProxy;
  let database: DataSource;

  beforeEach(async () => {
    held = await createDatabase();
    wire = await startFaultProxy(held.url);
    const extra = { max: 1, query_timeout: 300, connectionTimeoutMillis: 5000, Client: PoolClient };
    database = await new DataSource({ type: 'postgres', url: wire.url, extra }).initialize();
  });
  afterEach(async () => {
    await database.destroy();
    await wire.close();
    await held.drop();
  });

  const backend = async () => (await database.query<[{ pid: number }]>('select pg_backend_pid() as pid'))[0].pid;

  it('ends when its server does not answer in time, and the next caller gets another one', async () => {
    const before = await backend();
    wire.freeze();
    await expect(database.query('select 2')).rejects.toThrow('Query read timeout');
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
    await expect(work).rejects.toThrow('Query read timeout');
    wire.thaw();
    expect(await backend()).not.toBe(before);
  });

  it('stays after a query that the server refused', async () => {
    const before = await backend();
    await expect(database.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
    expect(await backend()).toBe(before);
  });
});
