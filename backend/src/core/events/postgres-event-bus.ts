import { createHash } from 'node:crypto';
import { channel as channelOf, type Channel } from './channel.js';
import { EventBus, type Subscription } from './event-bus.js';
import { encodeEvent, PartAssembler, toParts } from './event-message.js';
import { EventBusUnavailableError } from './events-errors.js';
import { ListenConnection } from './listen-connection.js';
import { Subscriptions } from './subscriptions.js';

export interface PostgresEventBusOptions {
  url: string;
}

/** How long `publish` and `subscribe` wait for a connection. */
const CONNECTION_WAIT_MS = 900;
const PUBLISH = 'select pg_notify($1, part) from unnest($2::text[]) with ordinality as parts(part, n) order by n';

/** Events over LISTEN/NOTIFY, on one connection per process, which reconnects by itself. */
export class PostgresEventBus extends EventBus {
  private readonly assembler = new PartAssembler();
  private readonly nameOf = new Map<string, string>();
  private readonly subscriptions = new Subscriptions({
    listen: (name) => this.listen(name),
    unlisten: (name) => this.unlisten(name),
  });
  private readonly connection: ListenConnection;

  constructor({ url }: PostgresEventBusOptions) {
    super();
    this.connection = new ListenConnection(url, {
      prepare: async (client) => {
        const names = this.subscriptions.names();
        if (names.length > 0) await client.query(names.map((name) => `listen ${identifier(name)}`).join(';'));
      },
      notified: (channel, payload) => this.notified(channel, payload),
      lost: () => this.subscriptions.interrupted(),
    });
  }

  /** Starts to connect and waits a moment for the connection; while the server is down it keeps trying. */
  async init(): Promise<void> {
    this.connection.open();
    await this.connection.connected(CONNECTION_WAIT_MS);
  }

  async close(): Promise<void> {
    this.subscriptions.closeAll();
    await this.connection.close();
  }

  async publish<T>(channel: Channel<T> | string, payload: T): Promise<void> {
    const text = encodeEvent(payload);
    await this.run(PUBLISH, [identifier(typeof channel === 'string' ? channel : channel.name), toParts(text)]);
  }

  subscribe<T>(channel: Channel<T> | string, { signal }: { signal?: AbortSignal } = {}): Subscription<T> {
    return this.subscriptions.add(typeof channel === 'string' ? channelOf<T>(channel, 'fail') : channel, signal);
  }

  async health(): Promise<{ ok: boolean; detail: string }> {
    try {
      await this.run('select 1');
      return { ok: true, detail: 'PostgreSQL notifications' };
    } catch {
      return { ok: false, detail: 'not connected' };
    }
  }

  private async listen(name: string): Promise<void> {
    this.nameOf.set(identifier(name), name);
    await this.run(`listen ${identifier(name)}`);
  }

  private async unlisten(name: string): Promise<void> {
    this.nameOf.delete(identifier(name));
    await this.run(`unlisten ${identifier(name)}`);
  }

  private notified(channel: string, payload: string): void {
    const name = this.nameOf.get(channel);
    const text = name === undefined ? undefined : this.assembler.add(payload);
    if (name !== undefined && text !== undefined) this.subscriptions.deliver(name, JSON.parse(text));
  }

  private async run(sql: string, values?: unknown[]): Promise<void> {
    if (!(await this.connection.connected(CONNECTION_WAIT_MS))) throw new EventBusUnavailableError();
    try {
      await this.connection.query(sql, values);
    } catch (cause) {
      throw new EventBusUnavailableError({ cause });
    }
  }
}

/** Identifiers are cut at 63 bytes and channel names come from anywhere, so a digest stands for the name. */
const identifier = (name: string) => `ev_${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;
