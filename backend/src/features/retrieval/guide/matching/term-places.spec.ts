import { describe, expect, it } from '@jest/globals';
import { TermPlaces } from './term-places.js';

// Two ways of the first topic, one of the second, two of the third.
const TOPIC_OF = [0, 0, 1, 2, 2];
const places = TermPlaces.of(
  new Map([
    ['rent', [0, 1, 3]],
    ['cheque', [2]],
  ]),
  TOPIC_OF,
);
const shown = (each: TermPlaces) => ['rent', 'cheque', 'dowry'].map((term) => [each.has(term), [...each.of(term)], each.topicsWith(term)]);

describe('the places of terms', () => {
  it('tell the ways and count the topics of a term', () => {
    expect(shown(places)).toEqual([
      [true, [0, 1, 3], 2],
      [true, [2], 1],
      [false, [], 0],
    ]);
  });

  it('are the same when they are made of their data', () => {
    const read = JSON.parse(JSON.stringify(places.data())) as ReturnType<typeof places.data>;
    expect(shown(new TermPlaces(read, TOPIC_OF))).toEqual(shown(places));
  });

  it('hold nothing where there is no term', () => {
    expect(shown(TermPlaces.of(new Map(), []))).toEqual(shown(new TermPlaces({ terms: [], counts: [], ways: [] }, [])));
  });
});
