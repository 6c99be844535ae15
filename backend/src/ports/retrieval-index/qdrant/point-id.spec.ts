import { describe, expect, it } from '@jest/globals';
import { passagePointId } from './point-id.js';
import { batches } from './upload.js';

describe('passagePointId', () => {
  it('is the same for the same passage and another for every other', () => {
    expect(passagePointId('a', 1, 0)).toBe(passagePointId('a', 1, 0));
    const ids = [passagePointId('a', 1, 0), passagePointId('a', 1, 1), passagePointId('a', 2, 0), passagePointId('b', 1, 0)];
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('batches', () => {
  const point = (bytes: number) => ({ id: 1, vector: {}, payload: { text: 'x'.repeat(bytes) } });

  it('splits by number', () => {
    expect([...batches(Array.from({ length: 300 }, () => point(1)))].map((batch) => batch.length)).toEqual([128, 128, 44]);
  });

  it('splits by size and never loses a point that is too large on its own', () => {
    expect([...batches([point(3e6), point(3e6), point(9e6), point(1)])].map((batch) => batch.length)).toEqual([1, 1, 1, 1]);
    expect([...batches([])]).toEqual([]);
  });
});
