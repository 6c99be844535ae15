import type { PdfFont } from '../../../ports/pdf-engine/pdf-engine.js';
import type { Letterhead } from '../letterhead/letterhead.js';
import { MARGIN_MM, type Paper, PAPER_MM } from '../paper.js';

/** In millimetres. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Where the numbers of pages stand on court papers. */
export const PAGE_NUMBER_PLACES = ['top-centre', 'top-right', 'foot-centre', 'foot-right'] as const;
export type PageNumberPlace = (typeof PAGE_NUMBER_PLACES)[number];

/** How the pages of a document look. */
export interface PageLayout {
  paper: Paper;
  margins: Margins;
  font: PdfFont;
  /** Of ordinary text, in points; headings grow with it. */
  size: number;
  /** Distance of lines, as word processors count it: 1 for single spacing, 2 for double. */
  lineSpacing: number;
  /** Where the number of a page stands alone; null for "Page X of Y" at the foot, beside the title. */
  pageNumbers: PageNumberPlace | null;
  letterhead: Letterhead | null;
  /** In a bundle, the index stands before the draft and lists it. */
  indexFirst: boolean;
}

/** Size of ordinary text in points, unless a court format has another one. */
export const TEXT_SIZE = 11;
const LINE_SPACING = 1.25;
/** What a line of single spacing takes, in the size of the type: as word processors set the serif. */
export const SINGLE_LINE = 1.16;

/** How every document looks that is no court paper, with the letterhead where there is one. */
export function ordinaryLayout(paper: Paper, letterhead: Letterhead | null = null): PageLayout {
  const margin = letterhead?.marginMm ?? MARGIN_MM;
  return {
    paper,
    margins: { top: margin, right: margin, bottom: margin, left: margin },
    font: letterhead?.font ?? 'serif',
    size: TEXT_SIZE,
    lineSpacing: LINE_SPACING,
    pageNumbers: null,
    letterhead,
    indexFirst: false,
  };
}

const POINTS_PER_MM = 72 / 25.4;

/** Width of the text area in points, upright and turned, and its height in both. */
export function textArea({ paper, margins: { top, right, bottom, left } }: Pick<PageLayout, 'paper' | 'margins'>) {
  const { width, height } = PAPER_MM[paper];
  const points = (millimetres: number): number => millimetres * POINTS_PER_MM;
  return {
    upright: points(width - left - right),
    turned: points(height - left - right),
    uprightHeight: points(height - top - bottom),
    turnedHeight: points(width - top - bottom),
  };
}
