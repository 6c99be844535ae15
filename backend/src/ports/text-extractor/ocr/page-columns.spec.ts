import { describe, expect, it } from '@jest/globals';
import type { OcrLine } from './ocr-engine.js';
import { isInColumns } from './page-columns.js';

const ROWS = 20;
/** A line of words from each of these places to the other. */
const line = (at: number, ...parts: [left: number, right: number][]): OcrLine => ({
  begins: false,
  words: parts.flatMap(([left, right]) =>
    Array.from({ length: Math.max(1, Math.floor((right - left) / 60)) }, (_, i) => ({
      text: 'word',
      confidence: 90,
      left: left + 60 * i,
      right: Math.min(right, left + 60 * i + 54 + (Math.floor(at) % 5)),
      top: 40 * at,
      bottom: 40 * at + 24,
    })),
  ),
});
const page = (row: (at: number) => OcrLine): OcrLine[] => Array.from({ length: ROWS }, (_, at) => row(at));

describe('isInColumns', () => {
  it.each([
    ['two columns', page((at) => line(at, [0, 480], [540, 1020]))],
    ['two columns under a heading', [line(0, [200, 800]), ...page((at) => line(at + 2, [0, 480], [540, 1020]))]],
    [
      'two columns that were read as lines of their own',
      page((at) => line(at, [0, 480])).concat(page((at) => line(at + 0.4, [540, 1020]))),
    ],
  ])('is true of %s', (_, lines) => expect(isInColumns(lines)).toBe(true));

  it.each([
    ['one column', page((at) => line(at, [(at % 7) * 8, 1000]))],
    ['numbers in the margin', page((at) => line(at, [0, 30], [90 + (at % 7) * 8, 1020]))],
    ['labels with values', page((at) => line(at, [0, 160], [540, 700]))],
    ['a form that goes on below in one column', page((at) => (at < 8 ? line(at, [0, 160], [540, 700]) : line(at, [(at % 7) * 8, 1000])))],
    ['a few rows', page((at) => line(at, [0, 480], [540, 1020])).slice(0, 5)],
    ['nothing', []],
  ])('is false of %s', (_, lines) => expect(isInColumns(lines)).toBe(false));
});
