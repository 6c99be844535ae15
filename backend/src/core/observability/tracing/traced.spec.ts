import { afterEach, describe, expect, it } from '@jest/globals';
import { inSpan, traced } from './traced.js';
import { beginTrace, endedWith, setSpanMaker } from './tracing.js';

class Adapter {
  readonly #rows = ['a'];
  count = 0;
  async find(): Promise<readonly string[]> {
    this.count += 1;
    return Promise.resolve(this.#rows);
  }
  async fail(): Promise<void> {
    return Promise.reject(new Error('gone'));
  }
  describe(): string {
    return 'an adapter';
  }
}

describe('an adapter whose calls are spans', () => {
  let ended: string[] = [];
  afterEach(() => {
    setSpanMaker(null);
    ended = [];
  });
  const record = () =>
    setSpanMaker({
      begin: (name) => ({
        traceId: 'trace',
        traceparent: name,
        set: () => undefined,
        end: (error) => void ended.push(error === undefined ? name : `failed ${name}`),
      }),
    });

  it('answers and fails as it does by itself, in a trace and outside of one', async () => {
    const adapter = traced('store', new Adapter());
    const use = async () => {
      expect(await adapter.find()).toEqual(['a']);
      await expect(adapter.fail()).rejects.toThrow('gone');
      expect(adapter.describe()).toBe('an adapter');
    };
    await use();
    record();
    await endedWith(beginTrace('request'), use);
    expect([adapter.count, adapter instanceof Adapter]).toEqual([2, true]);
    expect(ended).toEqual(['store find', 'failed store fail', 'request']);
  });

  it('stands beside parts of the product', async () => {
    record();
    await endedWith(beginTrace('request'), () => inSpan('search', () => traced('store', new Adapter()).find()));
    expect(ended).toEqual(['store find', 'search', 'request']);
  });
});
