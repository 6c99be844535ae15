import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FairQueue, type FairQueueOptions } from './fair-queue.js';

/** Tasks that end when they are told to, and the order in which they began. */
function tasks(options: FairQueueOptions) {
  const queue = new FairQueue(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    queue,
    begun,
    add: (key: string, name: string, signal?: AbortSignal) =>
      queue.run(
        key,
        () => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        },
        signal,
      ),
    end: async (name: string) => {
      ends.get(name)?.();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

describe('FairQueue', () => {
  it('serves keys in turn', async () => {
    const { add, begun, end } = tasks({ concurrency: 1, maxWaitingPerKey: 20 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
    for (const name of ['b1', 'b2']) void add('b', name);
    void add('c', 'c1');
    for (let n = 0; n < 7; n += 1) await end(begun.at(-1) ?? '');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('leaves room to others: one key never runs more than its share', () => {
    const { add, begun } = tasks({ concurrency: 2, maxWaitingPerKey: 20 });
    for (const name of ['a1', 'a2', 'a3']) void add('a', name);
    expect(begun).toEqual(['a1']);
    void add('b', 'b1');
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('refuses the task beyond those of a key that may wait, and beyond those of all keys', async () => {
    const { add, end } = tasks({ concurrency: 1, maxWaitingPerKey: 2, maxWaiting: 3 });
    void add('a', 'a1');
    void add('a', 'a2');
    void add('a', 'a3');
    await expect(add('a', 'a4')).rejects.toMatchObject({ code: 'TOO_MANY_WAITING', status: 429 });
    void add('b', 'b1');
    await expect(add('c', 'c1')).rejects.toMatchObject({ code: 'BUSY', status: 503 });
    await end('a1');
    void add('c', 'c2');
  });

  it('takes a task that is called off out of the line without running it', async () => {
    const { add, begun, end } = tasks({ concurrency: 1, maxWaitingPerKey: 1 });
    void add('a', 'a1');
    const gone = new AbortController();
    const waiting = add('b', 'b1', gone.signal);
    const reason = new Error('gone');
    gone.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    void add('b', 'b2');
    await end('a1');
    expect(begun).toEqual(['a1', 'b2']);
    await expect(add('c', 'c1', gone.signal)).rejects.toBe(reason);
  });

  it('goes on after a task that fails', async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaitingPerKey: 5 });
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('never runs more than it may, runs every task, and lets no key be passed twice while it waits', async () => {
    const order = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }), async (keys, concurrency, perKey) => {
        const { add, begun, end } = tasks({ concurrency, perKey, maxWaitingPerKey: 100 });
        keys.forEach((key, n) => void add(key, `${key}${n}`));
        const open = () => begun.filter((name) => !ended.has(name));
        const ended = new Set<string>();
        while (ended.size < keys.length) {
          expect(open().length).toBeLessThanOrEqual(concurrency);
          for (const key of new Set(keys)) expect(open().filter((name) => name.startsWith(key)).length).toBeLessThanOrEqual(perKey);
          const [oldest] = open();
          if (oldest === undefined) throw new Error('the queue stands still');
          ended.add(oldest);
          await end(oldest);
        }
        expect(new Set(begun).size).toBe(keys.length);
        if (concurrency > 1 || perKey > 1) return;
        // All were added before the first ended: between two tasks of one key every other key that still waits is served.
        for (const key of new Set(keys)) {
          const turns = begun.flatMap((name, at) => (name.startsWith(key) ? [at] : []));
          for (const other of new Set(keys)) {
            if (other === key) continue;
            const others = begun.flatMap((name, at) => (name.startsWith(other) ? [at] : []));
            const last = others.at(-1) ?? -1;
            for (let n = 0; n + 1 < turns.length; n += 1) {
              const [from, to] = [turns[n] ?? 0, turns[n + 1] ?? 0];
              if (last > to) expect(others.some((at) => at > from && at < to)).toBe(true);
            }
          }
        }
      }),
    );
  });
});
