import { describe, expect, it } from '@jest/globals';
import { coverageOf, isCarriedByPictures, liesOnPictures } from './page-coverage.js';
import type { Box } from './page-objects.js';

const PAGE: Box = [0, 0, 595, 842];
const lines = (count: number, from = 60): Box[] =>
  Array.from({ length: count }, (_, i) => [60, 842 - from - 18 * i - 10, 500, 842 - from - 18 * i]);
const judge = (pictures: Box[], texts: Box[]) => {
  const coverage = coverageOf(PAGE, pictures, () => texts);
  return { carried: isCarriedByPictures(coverage), layer: liesOnPictures(coverage) };
};

describe('coverageOf', () => {
  it('sees a stamp or a block for a signature on a scan', () => {
    expect(judge([PAGE], lines(1, 800))).toEqual({ carried: true, layer: false });
    expect(judge([PAGE], lines(6, 700))).toEqual({ carried: true, layer: false });
  });

  it('sees a scan in strips', () => {
    const strips = Array.from({ length: 20 }, (_, i): Box => [0, i * 42.1, 595, (i + 1) * 42.1]);
    expect(judge(strips, lines(1))).toMatchObject({ carried: true });
  });

  it('takes a text on a picture of the whole page for its layer', () => {
    expect(judge([PAGE], lines(40))).toEqual({ carried: false, layer: true });
  });

  it('leaves a page of text with a seal or a signature alone', () => {
    expect(judge([[250, 740, 340, 830]], lines(35, 110))).toEqual({ carried: false, layer: false });
  });

  it('stands boxes beyond the page and pages of no size', () => {
    expect(judge([[-900, -900, 2_000, 2_000]], [])).toMatchObject({ carried: true });
    expect(coverageOf([0, 0, 0, 0], [PAGE], () => [])).toEqual({ pictures: 0, covered: 0 });
  });
});
