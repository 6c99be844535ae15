import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TopicVectors } from './topic-vectors.js';

const unit = (values: readonly number[]): Float32Array => {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
};
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

describe('TopicVectors', () => {
  it('finds the nearest way of each topic, and how near it is', () => {
    const ways = [
      { topic: 0, text: 'a' },
      { topic: 0, text: 'b' },
      { topic: 1, text: 'c' },
      { topic: 2, text: 'd' },
    ];
    const vectors = new TopicVectors(ways, 3);
    vectors.add([unit([1, 0, 0]), unit([1, 1, 0])]);
    vectors.add([unit([0, 1, 0]), unit([-1, 0, 0])]);
    const near = vectors.near(unit([1, 0.9, 0]));
    expect([...near].map(([topic, { text }]) => [topic, text])).toEqual([
      [0, 'b'],
      [1, 'c'],
    ]);
    expect(near.get(0)?.cosine).toBeCloseTo(0.9986, 2);
  });

  it('gives the cosine to within a hundredth', () => {
    const vector = fc
      .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 })
      .filter((v) => Math.hypot(...v) > 0.1);
    fc.assert(
      fc.property(vector, vector, (way, question) => {
        const vectors = new TopicVectors([{ topic: 0, text: '' }], 64);
        vectors.add([unit(way)]);
        const exact = dot(unit(way), unit(question));
        return Math.abs((vectors.near(unit(question)).get(0)?.cosine ?? 0) - Math.max(0, exact)) < 0.01;
      }),
    );
  });

  it('refuses vectors of another size and more than there are ways', () => {
    const vectors = new TopicVectors([{ topic: 0, text: '' }], 2);
    expect(() => vectors.add([unit([1, 0, 0])])).toThrow();
    vectors.add([unit([1, 0])]);
    expect(() => vectors.add([unit([1, 0])])).toThrow();
  });
});
