import { describe, expect, it } from '@jest/globals';
import { listLines, oneLine } from './list-lines.js';

describe('listLines', () => {
  it("takes away bullets and the writer's own numbers", () => {
    expect(listLines('1. first\n2) second\n(3) third')).toEqual(['first', 'second', 'third']);
    expect(listLines('(a) first\nb) second')).toEqual(['first', 'second']);
    const late = Array.from(
      { length: 28 },
      (_, place) => `(${place < 26 ? String.fromCharCode(97 + place) : ['aa', 'ab'][place - 26]}) item`,
    );
    expect(new Set(listLines(late.join('\n')))).toEqual(new Set(['item']));
    expect(listLines('- first\n\n• second\n* third')).toEqual(['first', 'second', 'third']);
    expect(listLines('(i) first\n(ii) second\n(iii) third')).toEqual(['first', 'second', 'third']);
  });

  it('keeps what only looks like a number', () => {
    for (const line of ['Mr. Rao owns the flat', 'A. K. Sharma', '2. floor', 'No. 5', 'St. Mary', '10 chairs', '-5 degrees'])
      expect(listLines(line)).toEqual([line]);
  });
});

describe('oneLine', () => {
  it('joins the lines of an address with one comma each', () => {
    expect(oneLine('12 Lodhi Road,\n New Delhi ;\n\n110003')).toBe('12 Lodhi Road, New Delhi, 110003');
  });
});
