import type { PageFrame } from '../../../../ports/pdf-pages/pdf-pages.js';
import { PAPER_MM, type Paper } from '../../paper.js';

/** Of a sheet that a page of another file is drawn on, in millimetres. */
export const SHEET_MM = { top: 10, side: 12, bottom: 18, line: 9 } as const;
/** Less than the page by so much, so that rounding never makes a second page of a sheet. */
const SPARE_MM = 0.5;
const POINTS_PER_MM = 72 / 25.4;

const sizeOf = (paper: Paper, turned: boolean): { width: number; height: number } => {
  const { width, height } = PAPER_MM[paper];
  return turned ? { width: height, height: width } : { width, height };
};

/** Height of what is on a sheet, its line included, in millimetres. */
export const sheetHeight = (paper: Paper, turned: boolean): number =>
  sizeOf(paper, turned).height - SHEET_MM.top - SHEET_MM.bottom - SPARE_MM;

/** Where a page is drawn: below the line, above the foot. @param page of the bundle, from 0 */
export function sheetFrame(paper: Paper, turned: boolean, page: number): PageFrame {
  const { width } = sizeOf(paper, turned);
  return {
    page,
    x: SHEET_MM.side * POINTS_PER_MM,
    y: (SHEET_MM.bottom + SPARE_MM) * POINTS_PER_MM,
    width: (width - 2 * SHEET_MM.side) * POINTS_PER_MM,
    height: (sheetHeight(paper, turned) - SHEET_MM.line) * POINTS_PER_MM,
  };
}
