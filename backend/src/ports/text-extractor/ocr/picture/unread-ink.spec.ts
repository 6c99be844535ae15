import { describe, expect, it } from '@jest/globals';
import type { OcrLine, PageImage } from '../ocr-engine.js';
import { unreadInk } from './unread-ink.js';

const [WIDTH, HEIGHT] = [1000, 1200];
const ROWS = Array.from({ length: 12 }, (_, i) => 60 + 80 * i);

function picture(draw: (x: number, y: number) => boolean): PageImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (draw(x, y)) pixels[y * WIDTH + x] = 0;
  return { width: WIDTH, height: HEIGHT, dpi: 300, pixels };
}
/** Strokes on lines of text. */
const isText = (x: number, y: number): boolean => x > 100 && x < 900 && x % 16 < 4 && ROWS.some((top) => y >= top && y < top + 40);
const read = (tops: readonly number[]): OcrLine[] => [
  { begins: true, words: tops.map((top) => ({ text: 'words', confidence: 95, left: 100, right: 900, top, bottom: top + 40 })) },
];

describe('unreadInk', () => {
  it('is nothing where all lines were read', () => expect(unreadInk(picture(isText), read(ROWS))).toBe(0));

  it('is the share of the lines that were passed over', () => {
    expect(unreadInk(picture(isText), read(ROWS.slice(0, 3)))).toBeCloseTo(0.75, 1);
  });

  it('takes no black edge and no seal for writing', () => {
    const image = picture((x, y) => isText(x, y) || x < 80 || y > 1170 || (x > 700 && x < 850 && y > 1060 && y < 1120 && (x + y) % 9 < 3));
    expect(unreadInk(image, read(ROWS))).toBe(0);
  });
});
