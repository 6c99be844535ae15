import type { OcrLine, PageImage } from '../ocr-engine.js';

/** The picture is looked at in squares of so many points: half of a letter at 300 dots per inch. */
const SQUARE = 16;
/** Brightness below which a point is ink. */
const INK = 128;
/** Share of a square that is ink where something is written: less is dust, more a black edge or a photograph. */
const [LEAST, MOST] = [0.04, 0.6];
/** Squares around a word that are its own: marks above and below letters. */
const MARGIN = 1;
/** Written squares that say something: a signature or a seal has fewer. */
const MIN_SQUARES = 400;

/**
 * How much of what is written on a page no word was read from, from 0 to 1: handwriting, and lines that a recogniser passed over.
 * @returns 0 where there is little of it
 */
export function unreadInk({ width, height, pixels }: PageImage, lines: readonly OcrLine[]): number {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
  const isRead = new Uint8Array(columns * rows);
  for (const { left, top, right, bottom } of lines.flatMap((line) => line.words)) {
    const [fromX, toX] = [Math.max(0, Math.floor(left / SQUARE) - MARGIN), Math.min(columns, Math.ceil(right / SQUARE) + MARGIN)];
    const [fromY, toY] = [Math.max(0, Math.floor(top / SQUARE) - MARGIN), Math.min(rows, Math.ceil(bottom / SQUARE) + MARGIN)];
    for (let y = fromY; y < toY; y++) isRead.fill(1, y * columns + fromX, Math.max(y * columns + fromX, y * columns + toX));
  }
  let [written, unread] = [0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let ink = 0;
      for (let y = row * SQUARE; y < (row + 1) * SQUARE; y += 2)
        for (let x = column * SQUARE; x < (column + 1) * SQUARE; x += 2) if ((pixels[y * width + x] as number) < INK) ink += 1;
      const share = ink / (SQUARE * SQUARE * 0.25);
      if (share < LEAST || share > MOST) continue;
      written += 1;
      if (!isRead[row * columns + column]) unread += 1;
    }
  }
  return unread < MIN_SQUARES ? 0 : unread / written;
}
