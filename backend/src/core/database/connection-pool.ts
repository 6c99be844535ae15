import pg from 'pg';
import { DatabaseBusyError, DatabaseTimeoutError } from '../errors/database-errors.js';
import { hasCode, PoolClient, type PoolClientConfig } from './pool-client.js';

type Connected = Parameters<pg.Pool['connect']>[0];

/** The driver's pool, whose errors say by their class why it has no connection to give. */
export class ConnectionPool extends pg.Pool {
  constructor(config: pg.PoolConfig & PoolClientConfig) {
    // The typings expect a class without settings; the pool passes its own.
    super({ ...config, Client: PoolClient as unknown as new () => pg.ClientBase });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    // Whoever finds every connection taken waits for one of them; anybody else for a new one.
    const taken = this.idleCount === 0 && this.totalCount >= this.options.max;
    if (!connected) return super.connect().catch((error: unknown) => Promise.reject(withoutConnection(error, taken)));
    super.connect((error, client, done) => {
      connected(error && withoutConnection(error, taken), client, done);
    });
  }
}

function withoutConnection(error: unknown, taken: boolean): Error {
  if (hasCode(error)) return error;
  return taken ? new DatabaseBusyError(error) : new DatabaseTimeoutError(error);
}
