import { Socket } from 'node:net';
import { createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import pg from 'pg';
import type { JobSettings } from '../job-settings.js';
import { QUEUE_SCHEMA } from '../../database/queues/queue-schema-name.js';
import { updateQueueSchema } from '../../database/queues/queue-schema.js';

const CONNECT_LIMIT_MS = 5000;
const DISCONNECT_LIMIT_MS = 500;
const STATEMENT_LIMIT_MS = 30_000;
const REDIS_RETRY_MAX_MS = 2000;
/** Connections for calls, besides the one on which each worker listens. */
const CALL_CONNECTIONS = 6;

/** Far more than two for each queue. */
const POOL_LISTENERS = 50;

/** What BullMQ is given as `connection`; a caller-owned client, which BullMQ leaves open. */
export type QueueConnection = pg.Pool | Redis;

/** The connections of all queues and workers of this process: one bounded pool, or two Redis clients and a copy per worker. */
export interface QueueConnections {
  describe: string;
  /** Refuses at once while the server is down. */
  producer: QueueConnection;
  /** Waits for the server to come back. */
  worker: QueueConnection;
  /** Whether queues and workers must have connected before they are used. */
  firstConnectionMatters: boolean;
  /** Breaks the connections that closing workers are waiting on in vain. */
  cutWorkers(): void;
  close(): Promise<void>;
}

/** Sets BullMQ's backend for what is made next, and brings its own schema up to date. */
export function openQueueConnections(settings: JobSettings): Promise<QueueConnections> {
  return settings.backend.kind === 'redis' ? Promise.resolve(openRedis(settings.backend.url)) : openPostgres(settings);
}

async function openPostgres({ backend, concurrency, runsJobs }: JobSettings): Promise<QueueConnections> {
  setDefaultBackendFactory(createPostgresBackend as unknown as Parameters<typeof setDefaultBackendFactory>[0]);
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: backend.url,
    application_name: 'themis-jobs',
    options: `-c search_path=${QUEUE_SCHEMA}`,
    max: CALL_CONNECTIONS + (runsJobs ? Object.keys(concurrency).length : 0),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: STATEMENT_LIMIT_MS,
    keepAlive: true,
    stream: () => tracked(new Socket(), sockets),
  });
  // Connections end when the server restarts, and the pool makes new ones. BullMQ borrows some without listening for
  // errors, which would end the process.
  pool.on('error', () => undefined);
  // Every queue and every worker adds a listener, too; that is not a leak.
  pool.setMaxListeners(POOL_LISTENERS);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const client = await pool.connect();
  try {
    await updateQueueSchema(client);
  } finally {
    client.release();
  }
  return {
    describe: 'BullMQ on PostgreSQL',
    producer: pool,
    worker: pool,
    // BullMQ never forgets a first connection that failed.
    firstConnectionMatters: true,
    cutWorkers: () => sockets.forEach((socket) => socket.destroy()),
    close: () => pool.end(),
  };
}

function openRedis(url: string): QueueConnections {
  setDefaultBackendFactory();
  const producer = QueueRedis.open(url, { maxRetriesPerRequest: 1 });
  const worker = QueueRedis.open(url, { maxRetriesPerRequest: null });
  return {
    describe: 'BullMQ on Redis',
    producer,
    worker,
    firstConnectionMatters: false,
    cutWorkers: () => worker.giveUp(),
    close: () => {
      producer.giveUp();
      worker.giveUp();
      return Promise.resolve();
    },
  };
}

function tracked(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

/** Knows its copies, so that a shutdown while the server is down can end those on which BullMQ still waits. */
class QueueRedis extends Redis {
  private readonly copies: Redis[] = [];

  static open(url: string, options: RedisOptions): QueueRedis {
    return new QueueRedis(url, {
      connectTimeout: CONNECT_LIMIT_MS,
      disconnectTimeout: DISCONNECT_LIMIT_MS,
      keepAlive: 10_000,
      retryStrategy: (times) => Math.min(100 * times, REDIS_RETRY_MAX_MS),
      ...options,
    }).quiet();
  }

  override duplicate(override?: Partial<RedisOptions>): Redis {
    const copy = new QueueRedis({ ...this.options, ...override }).quiet();
    this.copies.push(copy);
    return copy;
  }

  /** Unlike that of ioredis it also says `end` when called between two tries to connect; closing workers wait for that. */
  override disconnect(reconnect = false): void {
    // The attempt that starts here is the one that gets ended.
    if (!reconnect && this.status === 'reconnecting') this.connect().catch(() => undefined);
    super.disconnect(reconnect);
  }

  giveUp(): void {
    for (const client of [...this.copies, this]) client.disconnect();
  }

  /** BullMQ reports the errors of its queues and workers; without a listener of its own ioredis would print them. */
  private quiet(): this {
    return this.on('error', () => undefined);
  }
}
