import type { PageImage } from '../ocr-engine.js';

const WHITE = 255;
/** Mean difference of brightness between points beside each other on the paper, from which on a picture is grainy. */
const GRAINY = 10;
/** Points brighter than this are taken for paper when the grain is measured. */
const BRIGHTER_HALF = 128;
const SAMPLE_STEP = 7;

/** The brightness of the paper is looked for in squares of so many points, which are larger than any letter. */
const SQUARE = 64;
/** In each square the paper is what is brighter than this share of it. */
const PAPER_SHARE = 0.8;
/** How much brighter one part of the paper is than another, where a shadow lies on it: paper that is dark all over is read as it is. */
const UNEVEN = 50;
/** A square that is darker than this is a black frame or a picture, and says nothing of the paper. */
const PAPER_AT_LEAST = 30;
/** Squares to each side from which the paper under a picture is taken. */
const REACH = 3;

/** A page of which half is darker is white on black, as copies of film are. */
const DARK = 100;

/** The picture of a page as black on white, without the grain of its copying and the shadow that lies on it. One that is so is left as it is. */
export const cleanedPaper = (image: PageImage): PageImage => withoutShadow(withoutGrain(withDarkInk(image)));

function withDarkInk(image: PageImage): PageImage {
  const { pixels } = image;
  let [dark, count] = [0, 0];
  for (let i = 0; i < pixels.length; i += SAMPLE_STEP) {
    if ((pixels[i] as number) < DARK) dark += 1;
    count += 1;
  }
  return dark * 2 > count ? { ...image, pixels: pixels.map((value) => WHITE - value) } : image;
}

/** Each point as the mean of the nine around it, where the paper is grainy: a recogniser takes the grain for ink. */
function withoutGrain(image: PageImage): PageImage {
  if (grainOf(image) < GRAINY) return image;
  const { width, height, pixels } = image;
  const out = new Uint8Array(pixels);
  for (let y = 1; y < height - 1; y++) {
    let [left, middle] = [columnSum(pixels, width, 0, y), columnSum(pixels, width, 1, y)];
    for (let x = 1; x < width - 1; x++) {
      const right = columnSum(pixels, width, x + 1, y);
      out[y * width + x] = (left + middle + right) / 9;
      [left, middle] = [middle, right];
    }
  }
  return { ...image, pixels: out };
}

const columnSum = (pixels: Uint8Array, width: number, x: number, y: number): number =>
  (pixels[(y - 1) * width + x] as number) + (pixels[y * width + x] as number) + (pixels[(y + 1) * width + x] as number);

function grainOf({ pixels }: PageImage): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i + 1 < pixels.length; i += SAMPLE_STEP) {
    const [one, next] = [pixels[i] as number, pixels[i + 1] as number];
    if (one <= BRIGHTER_HALF || next <= BRIGHTER_HALF) continue;
    sum += Math.abs(one - next);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** Each point in relation to the paper around it: a recogniser that parts ink from paper by one brightness takes all of the shadow for ink. */
function withoutShadow(image: PageImage): PageImage {
  const paper = paperOf(image);
  const known = paper.values.filter((value) => value >= PAPER_AT_LEAST).sort((a, b) => a - b);
  const at = (share: number): number => known[Math.floor((known.length - 1) * share)] ?? WHITE;
  if (at(0.95) - at(0.05) < UNEVEN) return image;
  const light = paper.values.map((value, square) => (value >= PAPER_AT_LEAST ? value : aroundOf(paper, square, at(0.95))));
  const { width, height, pixels } = image;
  const columns = Array.from({ length: width }, (_, x) => between(x, paper.columns));
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom, below] = between(y, paper.rows);
    for (let x = 0; x < width; x++) {
      const [left, right, beside] = columns[x] as Between;
      const level = (row: number): number =>
        (light[row * paper.columns + left] as number) * (1 - beside) + (light[row * paper.columns + right] as number) * beside;
      const here = level(top) * (1 - below) + level(bottom) * below;
      out[y * width + x] = Math.min(WHITE, ((pixels[y * width + x] as number) * WHITE) / here);
    }
  }
  return { ...image, pixels: out };
}

interface Paper {
  columns: number;
  rows: number;
  /** Brightness of the paper in each square, row by row. */
  values: number[];
}

function paperOf({ width, height, pixels }: PageImage): Paper {
  const [columns, rows] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const values: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(WHITE + 1);
      let total = 0;
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 2)
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 2) {
          const brightness = pixels[y * width + x] as number;
          counts[brightness] = (counts[brightness] as number) + 1;
          total += 1;
        }
      let value = 0;
      for (let seen = counts[0] as number; value < WHITE && seen < total * PAPER_SHARE;) seen += counts[++value] as number;
      values.push(value);
    }
  }
  return { columns, rows, values };
}

/** The brightest paper near a square that shows none. */
function aroundOf({ columns, rows, values }: Paper, square: number, otherwise: number): number {
  const [column, row] = [square % columns, Math.floor(square / columns)];
  let best = 0;
  for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y++)
    for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x++)
      best = Math.max(best, values[y * columns + x] as number);
  return best >= PAPER_AT_LEAST ? best : otherwise;
}

type Between = [first: number, second: number, share: number];

/** The two squares between whose middles a point lies, and how far it is towards the second. */
function between(point: number, squares: number): Between {
  const place = Math.min(squares - 1, Math.max(0, point / SQUARE - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(squares - 1, first + 1), place - first];
}
