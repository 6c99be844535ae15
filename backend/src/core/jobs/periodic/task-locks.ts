import pg from 'pg';
import { within } from '../../async/within.js';
import { loggers } from '../../observability/loggers.js';

const CONNECT_LIMIT_MS = 5000;
const QUERY_LIMIT_MS = 10_000;
/** A server that does not answer does not confirm the end of a connection either. */
const END_LIMIT_MS = 500;

/**
 * Locks by name over all processes. All locks of a process are held on one connection of its own, made when the first one
 * is asked for, so that a task that runs for long takes nothing from the pool. A lock ends with its process; if the
 * connection breaks while a task runs, another process may start the same task, and every task must withstand that.
 */
export class TaskLocks {
  private connecting: Promise<pg.Client> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly url: string) {}

  /** Runs the task unless another process holds its name. Must not be called again for a name until the task is done. */
  async runAlone(name: string, task: () => Promise<unknown>): Promise<void> {
    const client = await this.connected();
    if (!(await this.call(client, 'pg_try_advisory_lock', name))) return;
    try {
      await task();
    } finally {
      await this.call(client, 'pg_advisory_unlock', name);
    }
  }

  async close(): Promise<void> {
    const client = await this.connecting?.catch(() => undefined);
    if (client) await this.drop(client);
  }

  private connected(): Promise<pg.Client> {
    this.connecting ??= this.connect().catch((error: unknown) => {
      this.connecting = undefined;
      throw error;
    });
    return this.connecting;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'themis-tasks',
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: QUERY_LIMIT_MS,
      keepAlive: true,
    });
    client.on('error', (error) => {
      loggers.jobs.warn({ err: error }, 'the connection of the periodic tasks broke');
      void this.drop(client);
    });
    await client.connect();
    return client;
  }

  /** One call at a time, as the driver requires. After a failure nobody knows which locks are held: the connection goes, and all with it. */
  private call(client: pg.Client, what: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string): Promise<boolean> {
    const answer = this.last.then(async () => {
      try {
        const { rows } = await client.query<{ done: boolean }>(`select ${what}(hashtext($1)) as done`, [`periodic.${name}`]);
        return rows[0]?.done === true;
      } catch (error) {
        await this.drop(client);
        throw error;
      }
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async drop(client: pg.Client): Promise<void> {
    if ((await this.connecting?.catch(() => undefined)) === client) this.connecting = undefined;
    await within(client.end(), END_LIMIT_MS, () => new Error('no goodbye')).catch(() => undefined);
  }
}
