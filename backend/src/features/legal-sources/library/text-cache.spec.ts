import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TextCache } from './text-cache.js';

const textOf = (words: string) => ({ text: words, pageStarts: [], pageNumbers: [] });

describe('TextCache', () => {
  it('gives a text back under its own key only', () => {
    const cache = new TextCache(1000);
    cache.keep('act', 'v1', textOf('old words'));
    expect(cache.get('act', 'v1')?.text).toBe('old words');
    expect(cache.get('act', 'v2')).toBeNull();
    cache.keep('act', 'v2', textOf('new words'));
    expect(cache.get('act', 'v1')).toBeNull();
    cache.forget('act');
    expect(cache.get('act', 'v2')).toBeNull();
    expect(cache.bytes).toBe(0);
  });

  it('drops what was used longest ago, and takes nothing that is larger than all its room', () => {
    const cache = new TextCache(40);
    cache.keep('a', 'v1', textOf('x'.repeat(10)));
    cache.keep('b', 'v1', textOf('x'.repeat(10)));
    cache.get('a', 'v1');
    cache.keep('c', 'v1', textOf('x'.repeat(5)));
    expect(['a', 'b', 'c'].filter((id) => cache.get(id, 'v1'))).toEqual(['a', 'c']);
    cache.keep('d', 'v1', textOf('x'.repeat(21)));
    expect(['a', 'c', 'd'].filter((id) => cache.get(id, 'v1'))).toEqual(['a', 'c']);
  });

  it('never holds more bytes than it may', () => {
    const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), key: fc.constantFrom('v1', 'v2'), length: fc.nat(60) });
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const cache = new TextCache(100);
        for (const { id, key, length } of changes) {
          cache.keep(id, key, textOf('x'.repeat(length)));
          expect(cache.bytes).toBeLessThanOrEqual(100);
        }
        const there = ['a', 'b', 'c', 'd'].flatMap((id) => ['v1', 'v2'].map((key) => cache.get(id, key)?.text.length ?? 0));
        expect(cache.bytes).toBe(2 * there.reduce((sum, length) => sum + length, 0));
      }),
    );
  });
});
