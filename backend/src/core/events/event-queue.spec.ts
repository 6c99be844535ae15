import { describe, expect, it, jest } from '@jest/globals';
import { EventQueue } from './event-queue.js';

async function all<T>(queue: EventQueue<T>): Promise<T[]> {
  const taken: T[] = [];
  for await (const event of queue) taken.push(event);
  return taken;
}

describe('EventQueue', () => {
  it('gives a waiting reader the event at once and keeps order', async () => {
    const queue = new EventQueue<number>('fail', () => undefined);
    const both = Promise.all([queue.next(), queue.next()]);
    queue.push(1);
    queue.push(2);
    queue.push(3);
    expect((await both).map(({ value }) => value as number)).toEqual([1, 2]);
    expect((await queue.next()).value).toBe(3);
  });

  it('drops the oldest beyond its capacity where that is allowed', async () => {
    const queue = new EventQueue<number>('drop-oldest', () => undefined, 2);
    for (const number of [1, 2, 3]) queue.push(number);
    queue.interrupted();
    expect([(await queue.next()).value, (await queue.next()).value]).toEqual([2, 3]);
  });

  it('delivers what it has and then fails where nothing may be missed', async () => {
    const onEnd = jest.fn();
    const queue = new EventQueue<number>('fail', onEnd, 2);
    for (const number of [1, 2, 3, 4]) queue.push(number);
    expect([(await queue.next()).value, (await queue.next()).value]).toEqual([1, 2]);
    await expect(queue.next()).rejects.toMatchObject({ code: 'EVENTS_LOST' });
    expect(await queue.next()).toEqual({ value: undefined, done: true });
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('fails a waiting reader when the connection breaks', async () => {
    const queue = new EventQueue<number>('fail', () => undefined);
    const waiting = queue.next();
    queue.interrupted();
    await expect(waiting).rejects.toMatchObject({ code: 'EVENTS_LOST', status: 503 });
  });

  it('ends by close and by leaving the loop, once', async () => {
    const onEnd = jest.fn();
    const queue = new EventQueue<number>('fail', onEnd);
    queue.push(1);
    queue.push(2);
    for await (const event of queue) {
      expect(event).toBe(1);
      break;
    }
    queue.close();
    queue.push(3);
    expect(await all(queue)).toEqual([]);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
