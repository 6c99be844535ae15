import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FavouredQueue, type FavouredQueueOptions, type Turn } from './favoured-queue.js';

const OPTIONS: FavouredQueueOptions = { concurrency: 1, maxWaitingPerKey: 20, maxWaitingPerGroup: 50, maxWaiting: 100 };

/** Tasks that end when they are told to, and the order in which they began. */
function tasks(options: Partial<FavouredQueueOptions> = {}) {
  const queue = new FavouredQueue({ ...OPTIONS, ...options });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));
  return {
    queue,
    begun,
    add: (name: string, turn: Partial<Turn> = {}) =>
      queue.run({ key: name, ...turn }, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      }),
    /** Ends the oldest running task so many times. */
    end: async (times = 1) => {
      for (let n = 0; n < times; n += 1) {
        await settle();
        ends.shift()?.();
        await settle();
      }
      await settle();
    },
  };
}

describe('FavouredQueue', () => {
  it('lets the favoured go first', async () => {
    const { add, begun, end } = tasks();
    for (const name of ['a', 'b', 'c']) void add(name);
    void add('known', { favoured: true });
    await end(4);
    expect(begun).toEqual(['a', 'known', 'b', 'c']);
  });

  it('gives one place in five to those who are not, for as long as the favoured keep coming', async () => {
    const { add, begun, end } = tasks();
    for (let n = 0; n < 4; n += 1) void add(`o${n}`);
    for (let n = 0; n < 12; n += 1) void add(`f${n}`, { favoured: true });
    await end(16);
    expect(begun.map((name) => name[0]).join('')).toBe('offffoffffoffffo');
  });

  it('serves groups in turn, and keys within a group, in either lane', async () => {
    for (const favoured of [false, true]) {
      const { add, begun, end } = tasks();
      const from = (name: string, key: string, group: string) => void add(name, { key, group, favoured });
      from('n1 a1', 'a', 'n1');
      from('n1 a2', 'a', 'n1');
      from('n1 b1', 'b', 'n1');
      from('n1 c1', 'c', 'n1');
      from('n2 d1', 'd', 'n2');
      from('n3 e1', 'e', 'n3');
      await end(6);
      expect(begun).toEqual(['n1 a1', 'n2 d1', 'n3 e1', 'n1 b1', 'n1 c1', 'n1 a2']);
    }
  });

  it.each([
    ['a key', { maxWaitingPerKey: 2 }, { key: 'k', group: 'g' }, 'TOO_MANY_WAITING'],
    ['a group', { maxWaitingPerGroup: 2 }, { group: 'g' }, 'TOO_MANY_WAITING'],
    ['a lane', { maxWaiting: 2 }, {}, 'BUSY'],
  ] as const)(
    'refuses what is too much for %s, says when to come back, and leaves the other lane open',
    async (_what, options, turn, code) => {
      const { add, end } = tasks(options);
      const waiting = [add('first', turn), add('second', turn), add('third', turn)];
      const refusal = { code, retryAfterSeconds: expect.any(Number) };
      await expect(add('fourth', turn)).rejects.toMatchObject(refusal);
      const known = add('known', { ...turn, favoured: true });
      await end(4);
      await Promise.all([...waiting, known]);
    },
  );

  it('forgets who leaves at whatever point of the way', async () => {
    const { add, begun, end, queue } = tasks();
    void add('a');
    const gone = new AbortController();
    const left = ['b', 'c', 'd'].map((name) => add(name, { signal: gone.signal, favoured: name === 'd' }));
    await end(0);
    gone.abort(new Error('gone'));
    for (const each of left) await expect(each).rejects.toThrow('gone');
    void add('e');
    await end(2);
    expect(begun).toEqual(['a', 'e']);
    expect(queue.isOpen({ key: 'b' })).toBe(true);
  });

  it('runs every task once, and never more at a time than there are places', async () => {
    const turns = fc.record({
      key: fc.constantFrom('a', 'b', 'c'),
      group: fc.constantFrom('m', 'n'),
      favoured: fc.boolean(),
      leaves: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(turns, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), async (all, concurrency) => {
        const queue = new FavouredQueue({ ...OPTIONS, concurrency });
        let running = 0;
        let most = 0;
        let ran = 0;
        const gone = new AbortController();
        const ends = all.map(({ leaves, ...turn }) =>
          queue.run({ ...turn, ...(leaves && { signal: gone.signal }) }, async () => {
            running += 1;
            most = Math.max(most, running);
            await Promise.resolve();
            running -= 1;
            ran += 1;
          }),
        );
        gone.abort(new Error('gone'));
        const settled = await Promise.allSettled(ends);
        expect(ran).toBe(settled.filter(({ status }) => status === 'fulfilled').length);
        expect(most).toBeLessThanOrEqual(concurrency);
        expect(ran).toBeGreaterThanOrEqual(all.filter(({ leaves }) => !leaves).length);
        await new Promise((resolve) => void setImmediate(resolve));
        expect(queue.isOpen({ key: 'a' })).toBe(true);
      }),
    );
  });
});
