import { Redis } from 'ioredis';
import { loggers } from '../observability/loggers.js';
import { channel as channelOf, type Channel } from './channel.js';
import { EventBus, type Subscription } from './event-bus.js';
import { encodeEvent } from './event-message.js';
import { EventBusUnavailableError } from './events-errors.js';
import { Subscriptions } from './subscriptions.js';
import { within } from '../async/within.js';

export interface RedisEventBusOptions {
  url: string;
}

const PREFIX = 'themis:events:';
/** How long `publish` and `subscribe` may take. */
const COMMAND_LIMIT_MS = 900;
const CONNECT_LIMIT_MS = 5000;
const DISCONNECT_LIMIT_MS = 500;
const RETRY_MAX_MS = 5000;

/** Events over Redis publish/subscribe; one connection sends, one listens. */
export class RedisEventBus extends EventBus {
  private readonly subscriptions = new Subscriptions({
    listen: (name) => this.command(() => this.listener.subscribe(PREFIX + name)),
    unlisten: (name) => this.command(() => this.listener.unsubscribe(PREFIX + name)),
  });
  private readonly sender: Redis;
  private readonly listener: Redis;
  private down = false;

  constructor({ url }: RedisEventBusOptions) {
    super();
    const options = {
      lazyConnect: true,
      connectTimeout: CONNECT_LIMIT_MS,
      disconnectTimeout: DISCONNECT_LIMIT_MS,
      keepAlive: 10_000,
      retryStrategy: (times: number) => Math.min(100 * 2 ** times, RETRY_MAX_MS),
    };
    this.sender = new Redis(url, { ...options, maxRetriesPerRequest: 1 });
    this.listener = new Redis(url, { ...options, maxRetriesPerRequest: null, autoResubscribe: true });
    this.sender.on('error', (error) => this.warnOnce(error));
    this.listener.on('error', (error) => this.warnOnce(error));
    this.listener.on('ready', () => (this.down = false));
    this.listener.on('close', () => this.subscriptions.interrupted());
    this.listener.on('message', (channel: string, text: string) =>
      this.subscriptions.deliver(channel.slice(PREFIX.length), JSON.parse(text)),
    );
  }

  /** Starts to connect and waits a moment for the connection; while the server is down it keeps trying. */
  async init(): Promise<void> {
    const connected = Promise.allSettled([this.sender.connect(), this.listener.connect()]);
    await within(connected, COMMAND_LIMIT_MS, () => new EventBusUnavailableError()).catch(() => undefined);
  }

  close(): Promise<void> {
    this.subscriptions.closeAll();
    this.sender.disconnect();
    this.listener.disconnect();
    return Promise.resolve();
  }

  async publish<T>(channel: Channel<T> | string, payload: T): Promise<void> {
    const text = encodeEvent(payload);
    await this.command(() => this.sender.publish(PREFIX + (typeof channel === 'string' ? channel : channel.name), text));
  }

  subscribe<T>(channel: Channel<T> | string, { signal }: { signal?: AbortSignal } = {}): Subscription<T> {
    return this.subscriptions.add(typeof channel === 'string' ? channelOf<T>(channel, 'fail') : channel, signal);
  }

  async health(): Promise<{ ok: boolean; detail: string }> {
    const ok =
      this.listener.status === 'ready' &&
      (await this.command(() => this.sender.ping()).then(
        () => true,
        () => false,
      ));
    return { ok, detail: ok ? 'Redis publish/subscribe' : 'not connected' };
  }

  private async command(send: () => Promise<unknown>): Promise<void> {
    try {
      await within(send(), COMMAND_LIMIT_MS, () => new Error('no answer in time'));
    } catch (cause) {
      throw new EventBusUnavailableError({ cause });
    }
  }

  private warnOnce(error: Error): void {
    if (!this.down) loggers.events.warn({ err: error }, 'no connection for events');
    this.down = true;
  }
}
