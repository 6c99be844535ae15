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

  it('leaves one place to the others when those whose tasks last long want all of them', async () => {
    const { add, begun, end } = tasks({ concurrency: 2, maxWaitingPerKey: 20, isSlow: (key) => key.startsWith('slow') });
    for (const key of ['slow1', 'slow2', 'slow3']) void add(key, key);
    expect(begun).toEqual(['slow1']);
    void add('a', 'a1');
    void add('b', 'b1');
    expect(begun).toEqual(['slow1', 'a1']);
    await end('a1');
    expect(begun).toEqual(['slow1', 'a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['slow1', 'a1', 'b1']);
    await end('slow1');
    expect(begun).toEqual(['slow1', 'a1', 'b1', 'slow2']);
  });

  it('lets slow keys have the only place there is', () => {
    const { add, begun } = tasks({ concurrency: 1, maxWaitingPerKey: 20, isSlow: () => true });
    void add('slow', 's1');
    expect(begun).toEqual(['s1']);
  });

  it('takes another number of waiting tasks for a call that says so', async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaitingPerKey: 0 });
    const first = queue.run('a', () => Promise.resolve(1));
    await expect(queue.run('a', () => Promise.resolve(2))).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' });
    await expect(queue.run('a', () => Promise.resolve(3), undefined, 1)).resolves.toBe(3);
    await expect(first).resolves.toBe(1);
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

  it('begins what goes first before all others that wait', async () => {
    const { add, begun, end } = tasks({ concurrency: 1, maxWaitingPerKey: 20, goesFirst: (key) => key === 'question' });
    for (const name of ['p1', 'p2']) void add('passages', name);
    for (const name of ['q1', 'q2']) void add('question', name);
    for (const name of ['p1', 'q1', 'q2']) await end(name);
    expect(begun).toEqual(['p1', 'q1', 'q2', 'p2']);
  });

  it('refuses all that wait and all that come once it is closed, and lets what has begun go on', async () => {
    const { add, queue, begun, end } = tasks({ concurrency: 1, maxWaitingPerKey: 20 });
    const under = add('a', 'a1');
    const waiting = Promise.allSettled([add('a', 'a2'), add('b', 'b1')]);
    queue.close(new RangeError('closed'));
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(add('c', 'c1')).rejects.toThrow(RangeError);
    await end('a1');
    expect(await under).toBe('a1');
    expect(begun).toEqual(['a1']);
  });

  it('refuses one task too many of a key that begins now or not at all, and lets other keys be', () => {
    const queue = new FairQueue({ concurrency: Infinity, perKey: 2, maxWaitingPerKey: 0, retryAfterSeconds: 3 });
    const end = queue.enterNow('a');
    queue.enterNow('a');
    expect(() => queue.enterNow('a')).toThrow(expect.objectContaining({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 3 }));
    queue.enterNow('b');
    end();
    end();
    queue.enterNow('a');
    expect(() => queue.enterNow('a')).toThrow('Too many requests');
    queue.enterNow('a', 3);
  });

  it('counts exactly what was begun and not ended, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (steps) => {
        const queue = new FairQueue({ concurrency: Infinity, perKey: 3, maxWaitingPerKey: 0 });
        const open: (() => void)[] = [];
        for (const begin of steps) {
          if (!begin) open.shift()?.();
          else if (open.length === 3) expect(() => queue.enterNow('a')).toThrow();
          else open.push(queue.enterNow('a'));
        }
      }),
    );
  });
});
