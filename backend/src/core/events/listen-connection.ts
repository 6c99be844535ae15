import { EventEmitter, once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { loggers } from '../observability/loggers.js';

const CONNECT_LIMIT_MS = 5000;
const QUERY_LIMIT_MS = 5000;
const PING_EVERY_MS = 10_000;
const RETRY_FIRST_MS = 100;
const RETRY_MAX_MS = 5000;

export interface ListenConnectionHooks {
  /** Run on every new connection before it serves. */
  prepare(client: pg.Client): Promise<void>;
  notified(channel: string, payload: string): void;
  lost(): void;
}

/** One PostgreSQL connection that is made again, with growing pauses, whenever it breaks or stops answering. */
export class ListenConnection {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly stopped = new AbortController();
  private live: { client: pg.Client; socket: Socket } | undefined;
  private running: Promise<void> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly hooks: ListenConnectionHooks,
  ) {}

  /** Begins to connect; does not wait for it. */
  open(): void {
    this.running ??= this.run();
  }

  async close(): Promise<void> {
    this.stopped.abort();
    this.live?.socket.destroy();
    await this.running;
  }

  /** Whether there is a connection, waiting up to `waitMs` for it. */
  async connected(waitMs: number): Promise<boolean> {
    if (!this.live && !this.stopped.signal.aborted) {
      const signal = AbortSignal.any([AbortSignal.timeout(waitMs), this.stopped.signal]);
      await once(this.emitter, 'live', { signal }).catch(() => undefined);
    }
    return this.live !== undefined;
  }

  /** Runs statements in the order of the calls. @throws Error when there is no connection */
  query(sql: string, values?: unknown[]): Promise<void> {
    const answer = this.last.then(async () => {
      if (!this.live) throw new Error('not connected');
      await this.live.client.query(sql, values);
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async run(): Promise<void> {
    let pauseMs = RETRY_FIRST_MS;
    while (!this.isStopped()) {
      const socket = new Socket();
      const client = this.newClient(socket);
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      try {
        await client.connect();
        await this.hooks.prepare(client);
        this.live = { client, socket };
        this.emitter.emit('live');
        pauseMs = RETRY_FIRST_MS;
        await this.pingUntil(ended);
      } catch (error) {
        // `close` may have been called since the loop looked.
        if (pauseMs === RETRY_FIRST_MS && !this.isStopped()) loggers.events.warn({ err: error }, 'no connection for events; trying on');
      }
      this.live = undefined;
      socket.destroy();
      this.hooks.lost();
      await delay(pauseMs * (0.5 + Math.random()), undefined, { signal: this.stopped.signal }).catch(() => undefined);
      // oxlint-disable-next-line no-useless-assignment -- the next turn of the loop uses it
      pauseMs = Math.min(pauseMs * 2, RETRY_MAX_MS);
    }
  }

  private isStopped(): boolean {
    return this.stopped.signal.aborted;
  }

  private newClient(socket: Socket): pg.Client {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'themis-events',
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: QUERY_LIMIT_MS,
      keepAlive: true,
      stream: () => socket,
    });
    // The loop sees the end of the connection; without a listener the error would end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => this.hooks.notified(channel, payload ?? ''));
    return client;
  }

  /** A peer that has vanished silently is only noticed when it is asked something. */
  private async pingUntil(ended: Promise<void>): Promise<void> {
    let over = false;
    void ended.then(() => (over = true));
    const goesOn = () => !over && !this.isStopped();
    while (goesOn()) {
      const pause = new AbortController();
      const signal = AbortSignal.any([pause.signal, this.stopped.signal]);
      await Promise.race([ended, delay(PING_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)]);
      pause.abort();
      if (goesOn()) await this.query('select 1');
    }
  }
}
