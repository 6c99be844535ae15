import { describe, expect, it } from '@jest/globals';
import { pageSize } from './page-size.js';

describe('the page of a photograph', () => {
  it.each([
    ['upright', 3000, 4000],
    ['on its side', 4000, 3000],
    ['a strip', 200, 9000],
    ['a square', 100, 100],
  ])('has the form of a picture that is %s, and fits A4', (_what, width, height) => {
    const page = pageSize({ width, height });
    expect(page.width / page.height).toBeCloseTo(width / height);
    expect(Math.max(page.width, page.height)).toBeLessThanOrEqual(842);
    expect(Math.min(page.width, page.height)).toBeLessThanOrEqual(595);
    expect(page.width > 594 || page.height > 594).toBe(true);
  });

  it('is never without width', () => {
    expect(pageSize({ width: 1, height: 60_000 }).width).toBe(1);
  });
});
