import type { Box } from './page-objects.js';

/** The page is judged on a grid of so many columns and rows: of A4, a cell is some five lines wide and one and a half high. */
const COLUMNS = 24;
const ROWS = 34;
/** A picture that takes a smaller share of the page is a seal, a photograph or a signature. */
const PICTURE_SHARE = 0.12;
/** Below this share of a picture's rows with text on them, the text is a stamp, and the picture says more. */
const COVERED_ROWS = 0.5;
/** Cells in a row that text takes, of those that the picture takes there, for it to count as a line and not as a mark. */
const LINE_SHARE = 0.2;

export interface Coverage {
  /** Share of the page that pictures take, from 0 to 1. */
  pictures: number;
  /** Share of the pictures' rows on which text stands. */
  covered: number;
}

/** How much of a page pictures take and how much of those has text on it. Boxes may reach beyond the page. */
export function coverageOf([left, bottom, right, top]: Box, pictures: readonly Box[], texts: () => readonly Box[]): Coverage {
  const [width, height] = [right - left, top - bottom];
  if (!(width > 0 && height > 0) || pictures.length === 0) return { pictures: 0, covered: 0 };
  const cells = (boxes: readonly Box[]): Uint8Array => {
    const marked = new Uint8Array(COLUMNS * ROWS);
    for (const [l, b, r, t] of boxes) {
      const [fromX, toX] = span((l - left) / width, (r - left) / width, COLUMNS);
      const [fromY, toY] = span((b - bottom) / height, (t - bottom) / height, ROWS);
      for (let y = fromY; y < toY; y++) marked.fill(1, y * COLUMNS + fromX, y * COLUMNS + toX);
    }
    return marked;
  };
  const pictured = cells(pictures);
  const share = sum(pictured) / pictured.length;
  if (share < PICTURE_SHARE) return { pictures: share, covered: 1 };
  const written = cells(texts());
  let [rows, lines] = [0, 0];
  for (let y = 0; y < ROWS; y++) {
    const of = sum(pictured.subarray(y * COLUMNS, (y + 1) * COLUMNS));
    if (of === 0) continue;
    let both = 0;
    for (let x = y * COLUMNS; x < (y + 1) * COLUMNS; x++) both += (pictured[x] ?? 0) & (written[x] ?? 0);
    rows += 1;
    if (both >= of * LINE_SHARE) lines += 1;
  }
  return { pictures: share, covered: lines / rows };
}

/** Whether pictures carry the page: what is printed on them is a stamp, a line of the filing system, a block for a signature. */
export const isCarriedByPictures = ({ pictures, covered }: Coverage): boolean => pictures >= PICTURE_SHARE && covered < COVERED_ROWS;

/** Whether the text lies on pictures, as what a scanner has recognised does. */
export const liesOnPictures = ({ pictures, covered }: Coverage): boolean => pictures >= PICTURE_SHARE && covered >= COVERED_ROWS;

/** In points: no line of words is so low or so narrow. */
const MIN_HEIGHT = 7;
const MIN_WIDTH = 28;
/** On so many pages a picture is part of the paper's heading. */
const REPEATED = 3;
const MAX_PICTURES = 20_000;

/** A picture beside the text of a page, which may hold words. */
export interface PictureBeside {
  /** Its page, counted from 0. */
  index: number;
  box: Box;
  /** Share of the page that it takes, from 0 to 1. */
  share: number;
}

/** Pictures beside the text of pages. */
export class SilentPictures {
  private readonly places = new Map<string, PictureBeside[]>();

  /** @param texts boxes of the page's text: a picture under text is a ground */
  note(index: number, [left, bottom, right, top]: Box, pictures: readonly Box[], texts: readonly Box[]): void {
    const area = (right - left) * (top - bottom);
    for (const box of pictures) {
      const [l, b, r, t] = box;
      if (!(r - l >= MIN_WIDTH && t - b >= MIN_HEIGHT) || this.places.size >= MAX_PICTURES) continue;
      if (texts.some((each) => holdsMiddle(box, each))) continue;
      const share = ((r - l) * (t - b)) / area;
      const place = [l, b, r, t].map(Math.round).join(' ');
      const there = this.places.get(place) ?? [];
      // One that is drawn twice in one place is one.
      if (there.at(-1)?.index !== index) there.push({ index, box, share });
      this.places.set(place, there);
    }
  }

  /** Those that are not on many pages, in the order of these. */
  get found(): PictureBeside[] {
    return [...this.places.values()]
      .filter(({ length }) => length < REPEATED)
      .flat()
      .sort((a, b) => a.index - b.index || b.box[3] - a.box[3]);
  }
}

/** Whether the middle of a box lies in another one. */
export const holdsMiddle = ([left, bottom, right, top]: Box, box: Box): boolean => {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return x > left && x < right && y > bottom && y < top;
};

/** Cells that an interval takes: those whose middle it holds, at least one of those that it touches. */
function span(from: number, to: number, cells: number): [number, number] {
  if (!(to > 0 && from < 1)) return [0, 0];
  const first = Math.min(cells - 1, Math.max(0, Math.floor(from * cells + 0.5)));
  const last = Math.min(cells, Math.max(0, Math.floor(to * cells + 0.5)));
  return last > first
    ? [first, last]
    : [
        Math.min(cells - 1, Math.max(0, Math.floor(((from + to) / 2) * cells))),
        Math.min(cells, Math.max(0, Math.floor(((from + to) / 2) * cells)) + 1),
      ];
}

const sum = (cells: Uint8Array): number => cells.reduce((total, cell) => total + cell, 0);
