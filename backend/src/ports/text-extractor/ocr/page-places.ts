import type { PicturedPage } from './pictured-page.js';
import type { PrintedLine } from '../pdf/printed-lines.js';
import type { OcrLine } from './ocr-engine.js';

const POINTS_PER_INCH = 72;

/** The places of words in points of the page instead of those of the picture. */
export function placedOnPage(lines: readonly OcrLine[], dpi: number): OcrLine[] {
  const scale = POINTS_PER_INCH / dpi;
  return lines.map(({ begins, words }) => ({
    begins,
    words: words.map((word) => ({
      ...word,
      left: word.left * scale,
      top: word.top * scale,
      right: word.right * scale,
      bottom: word.bottom * scale,
    })),
  }));
}

/** What is printed on a page, with places on the page when it is turned by so many quarters to the right. */
export function turned(
  printed: readonly PrintedLine[],
  { width, height }: PicturedPage['size'],
  turn: 0 | 1 | 2 | 3,
): readonly PrintedLine[] {
  if (turn === 0) return printed;
  return printed.map(({ text, left, top, right, bottom }) => {
    switch (turn) {
      case 1:
        return { text, left: height - bottom, right: height - top, top: left, bottom: right };
      case 2:
        return { text, left: width - right, right: width - left, top: height - bottom, bottom: height - top };
      case 3:
        return { text, left: top, right: bottom, top: width - right, bottom: width - left };
    }
  });
}
