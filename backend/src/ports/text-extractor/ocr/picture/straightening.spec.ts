import { describe, expect, it } from '@jest/globals';
import type { PageImage } from '../ocr-engine.js';
import { skewOf, straightened } from './straightening.js';

const [WIDTH, HEIGHT] = [700, 900];

/** Ruled lines that fall to the right by so many degrees. */
function ruled(degrees: number): PageImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 100; line < HEIGHT - 100; line += 40) {
    for (let x = 80; x < WIDTH - 80; x++) {
      for (let thick = 0; thick < 6; thick++) {
        const y = Math.round(line + thick + (x - WIDTH / 2) * slope);
        if (y >= 0 && y < HEIGHT) pixels[y * WIDTH + x] = 0;
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, dpi: 100, pixels };
}

describe('skewOf', () => {
  it.each([-9, -2.5, 0, 1, 6, 12])('tells that lines fall by %d degrees', (degrees) => {
    expect(Math.abs(skewOf(ruled(degrees)) - degrees)).toBeLessThan(0.4);
  });

  it('is 0 for a page without ink and for one of noise', () => {
    expect(skewOf({ width: 10, height: 10, dpi: 100, pixels: new Uint8Array(100).fill(255) })).toBe(0);
    let state = 1;
    const noise = Uint8Array.from({ length: 250_000 }, () =>
      (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % 1_000 < 80 ? 0 : 255,
    );
    expect(skewOf({ width: 500, height: 500, dpi: 100, pixels: noise })).toBe(0);
  });
});

describe('straightened', () => {
  it('leaves a straight page as it is, and makes a skewed one level', () => {
    const straight = ruled(0);
    expect(straightened(straight)).toBe(straight);
    expect(Math.abs(skewOf(straightened(ruled(7))))).toBeLessThan(0.3);
  });
});
