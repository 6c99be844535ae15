import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { channel } from '../../src/core/events/channel.js';
import type { EventBus } from '../../src/core/events/event-bus.js';
import { EVENT_MAX_BYTES } from '../../src/core/events/event-message.js';
import { QUEUE_CAPACITY } from '../../src/core/events/event-queue.js';
import { PostgresEventBus } from '../../src/core/events/postgres-event-bus.js';
import { RedisEventBus } from '../../src/core/events/redis-event-bus.js';
import { setUpLoggers } from '../../src/core/observability/loggers.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.js';
import { describeWithRedis, redisDatabase } from '../support/redis.js';

setUpLoggers({ level: 'silent', pretty: false });

const text = (name: string) => channel<string>(name, 'fail');
const state = (name: string) => channel<number>(name, 'drop-oldest');

async function take<T>(events: AsyncIterable<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  for await (const event of events) if (taken.push(event) === count) break;
  return taken;
}

function contract(connect: (url: string) => (PostgresEventBus | RedisEventBus) & EventBus, serverUrl: () => string): void {
  let proxy: FaultProxy;
  let sender: EventBus;
  let receiver: EventBus;
  let open: { close(): Promise<void> }[];

  beforeEach(async () => {
    proxy = await startFaultProxy(serverUrl());
    const buses = [connect(serverUrl()), connect(proxy.url)] as const;
    open = [...buses];
    [sender, receiver] = buses;
    for (const bus of buses) await bus.init();
  });
  afterEach(async () => {
    for (const bus of open) await bus.close();
    await proxy.close();
  });

  it('carries events to every subscriber of the channel in other processes and this one, in order', async () => {
    const subscriptions = [receiver, receiver, sender].map((bus) => bus.subscribe(state('a')));
    const stranger = receiver.subscribe(state('b'));
    for (const { ready } of [...subscriptions, stranger]) await ready;
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const taken = Promise.all(subscriptions.map((subscription) => take(subscription, numbers.length)));
    for (const number of numbers) await sender.publish(state('a'), number);
    expect(await taken).toEqual([numbers, numbers, numbers]);
    await sender.publish(state('b'), 7);
    expect(await take(stranger, 1)).toEqual([7]);
  });

  it('carries any JSON, large ones whole and in order with the small ones', async () => {
    const subscription = receiver.subscribe(channel<unknown>('any', 'fail'));
    await subscription.ready;
    const events = [
      'small',
      { text: 'धारा § "\n'.repeat(40_000), list: [1, null, true] },
      '',
      null,
      'x'.repeat(7500),
      '🙂'.repeat(4001),
      'last',
    ];
    for (const event of events) await sender.publish('any', event);
    expect(await take(subscription, events.length)).toEqual(events);
  });

  it('refuses an event over the limit', async () => {
    await expect(sender.publish('big', 'x'.repeat(EVENT_MAX_BYTES))).rejects.toMatchObject({ code: 'EVENT_TOO_LARGE' });
  });

  it('ends with its signal and by close, and listens again afterwards', async () => {
    const controller = new AbortController();
    const subscription = receiver.subscribe(state('a'), { signal: controller.signal });
    await subscription.ready;
    const all = take(subscription, 99);
    controller.abort();
    expect(await all).toEqual([]);
    const closed = receiver.subscribe(state('a'));
    closed.close();
    expect(await take(closed, 1)).toEqual([]);
    const again = receiver.subscribe(state('a'));
    await again.ready;
    await sender.publish(state('a'), 5);
    expect(await take(again, 1)).toEqual([5]);
  });

  it('ends at once for a signal that has already aborted', async () => {
    expect(await take(receiver.subscribe(state('a'), { signal: AbortSignal.abort() }), 1)).toEqual([]);
  });

  it('drops the oldest states for a slow reader, and tells one who must not miss any', async () => {
    const states = receiver.subscribe(state('a'));
    const texts = receiver.subscribe(channel<number>('a', 'fail'));
    const marker = receiver.subscribe(state('marker'));
    await Promise.all([states.ready, texts.ready, marker.ready]);
    const count = QUEUE_CAPACITY + 10;
    for (let number = 0; number < count; number += 1) await sender.publish('a', number);
    await sender.publish(state('marker'), 0);
    await take(marker, 1);
    const last: number[] = [];
    for await (const number of states) if (last.push(number) && number === count - 1) break;
    expect(last).toEqual(Array.from({ length: QUEUE_CAPACITY }, (_, index) => index + 10));
    await expect(take(texts, count)).rejects.toMatchObject({ code: 'EVENTS_LOST' });
  });

  it('goes on with states after an interruption, and ends texts with an error', async () => {
    const states = receiver.subscribe(state('a'));
    const texts = receiver.subscribe(text('t'));
    await Promise.all([states.ready, texts.ready]);
    await sender.publish(text('t'), 'before');
    const [first] = await take({ [Symbol.asyncIterator]: () => ({ next: () => texts[Symbol.asyncIterator]().next() }) }, 1);
    expect(first).toBe('before');
    await proxy.cut();
    await expect(take(texts, 1)).rejects.toMatchObject({ code: 'EVENTS_LOST' });
    await proxy.mend();
    await eventually(
      () => receiver.health(),
      ({ ok }) => ok,
    );
    await sender.publish(state('a'), 9);
    expect(await take(states, 1)).toEqual([9]);
  });

  it('is sure to listen, or fails, for a subscriber that comes during an interruption', async () => {
    const states = receiver.subscribe(state('a'));
    await states.ready;
    await proxy.cut();
    await eventually(
      () => receiver.health(),
      ({ ok }) => !ok,
    );
    const during = receiver.subscribe(channel<number>('a', 'fail'));
    await expect(during.ready).rejects.toMatchObject({ code: 'EVENTS_UNAVAILABLE' });
    await expect(take(during, 1)).rejects.toMatchObject({ status: 503 });
    await proxy.mend();
    await eventually(
      () => receiver.health(),
      ({ ok }) => ok,
    );
    const after = receiver.subscribe(channel<number>('a', 'fail'));
    await after.ready;
    await sender.publish(state('a'), 3);
    expect([await take(after, 1), await take(states, 1)]).toEqual([[3], [3]]);
  });

  it('says that it is down', async () => {
    await proxy.cut();
    await eventually(
      () => receiver.health(),
      ({ ok }) => !ok,
    );
    await expect(receiver.publish(state('a'), 1)).rejects.toMatchObject({ status: 503, code: 'EVENTS_UNAVAILABLE' });
    await expect(take(receiver.subscribe(text('t')), 1)).rejects.toMatchObject({ status: 503 });
  });
}

describe('events on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());
  contract(
    (url) => new PostgresEventBus({ url }),
    () => database.url,
  );
});

describeWithRedis('events on Redis', (url) =>
  contract(
    (address) => new RedisEventBus({ url: address }),
    () => redisDatabase(url, 3),
  ),
);
