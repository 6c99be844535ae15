import { describe, expect, it } from '@jest/globals';
import type { PageImage } from '../ocr-engine.js';
import { cleanedPaper } from './paper-light.js';

const [WIDTH, HEIGHT] = [640, 900];
/** Brightness of the page at each point: lines of dashes on paper. */
const isInk = (x: number, y: number): boolean => y % 40 < 6 && x % 20 < 12 && x > 60 && x < WIDTH - 60;

function paper(brightness: (x: number, y: number) => number): PageImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) pixels[y * WIDTH + x] = brightness(x, y);
  return { width: WIDTH, height: HEIGHT, dpi: 75, pixels };
}
/** The share of points that one brightness parts rightly into ink and paper. */
function partedAt(limit: number, { pixels }: PageImage): number {
  let right = 0;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) if ((pixels[y * WIDTH + x] as number) < limit === isInk(x, y)) right += 1;
  return right / pixels.length;
}

describe('cleanedPaper', () => {
  it('leaves a clean page as it is', () => {
    const image = paper((x, y) => (isInk(x, y) ? 20 : 240));
    expect(cleanedPaper(image)).toBe(image);
  });

  it('takes a shadow away that is darker than ink elsewhere', () => {
    const image = paper((x, y) => (isInk(x, y) ? 0.25 : 1) * (60 + (195 * x) / WIDTH));
    expect(partedAt(128, image)).toBeLessThan(0.8);
    expect(partedAt(128, cleanedPaper(image))).toBeGreaterThan(0.99);
  });

  it('makes white on black what other pages are', () => {
    expect(partedAt(128, cleanedPaper(paper((x, y) => (isInk(x, y) ? 255 : 10))))).toBe(1);
  });

  it('takes the grain from the paper', () => {
    let state = 1;
    const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const image = paper((x, y) => Math.min(255, Math.max(0, (isInk(x, y) ? 20 : 210) + (next() + next() - 1) * 110)));
    expect(partedAt(128, cleanedPaper(image))).toBeGreaterThan(partedAt(128, image));
  });
});
