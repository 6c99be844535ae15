import type { PageImage } from '../ocr-engine.js';

/** Brightness below which a point is ink. */
const INK = 140;
/** The picture is looked at as if it were this wide. */
const SAMPLE_WIDTH = 700;
const MAX_POINTS = 40_000;
/** Degrees to either side; paper lies askew on the glass, and a page on its side is turned before. */
const MAX_SKEW = 15;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** What a recogniser reads as well as a straight page. */
const STRAIGHT_ENOUGH = 0.5;
/** How much sharper its lines must become for a page to be turned: a photograph has none. */
const SHARPER = 1.2;
const WHITE = 255;

/** The picture with its lines of text level. */
export function straightened(image: PageImage): PageImage {
  const degrees = skewOf(image);
  return Math.abs(degrees) < STRAIGHT_ENOUGH ? image : rotated(image, degrees);
}

/**
 * By how many degrees the lines of text fall to the right, from the turn that makes the rows of ink most uneven (projection profile).
 * @returns 0 for a page without lines
 */
export function skewOf(image: PageImage): number {
  const points = inkOf(image);
  if (points.length === 0) return 0;
  const level = unevenness(points, 0);
  let best = { degrees: 0, score: level };
  const tryAll = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const score = unevenness(points, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  tryAll(-MAX_SKEW, MAX_SKEW, COARSE_STEP);
  tryAll(best.degrees - COARSE_STEP, best.degrees + COARSE_STEP, FINE_STEP);
  return best.score >= level * SHARPER ? best.degrees : 0;
}

/** Points of ink as x, y, x, y …, in units of the sample. */
function inkOf({ width, height, pixels }: PageImage): Float32Array {
  const step = Math.max(1, Math.round(width / SAMPLE_WIDTH));
  const found: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) if ((pixels[y * width + x] ?? WHITE) < INK) found.push(x / step, y / step);
  const every = Math.ceil(found.length / 2 / MAX_POINTS);
  if (every <= 1) return Float32Array.from(found);
  const some = new Float32Array(2 * Math.ceil(found.length / 2 / every));
  for (let from = 0, to = 0; from < found.length; from += 2 * every, to += 2) some.set([found[from] ?? 0, found[from + 1] ?? 0], to);
  return some;
}

function unevenness(points: Float32Array, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (let i = 0; i < points.length; i += 2) {
    const row = Math.round((points[i + 1] ?? 0) - (points[i] ?? 0) * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}

/** Turned about its middle by so many degrees against the fall; what comes in from outside is white. */
function rotated({ width, height, dpi, pixels }: PageImage, degrees: number): PageImage {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  const out = new Uint8Array(width * height).fill(WHITE);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - middleX, y - middleY];
      const fromX = middleX + dx * cos - dy * sin;
      const fromY = middleY + dx * sin + dy * cos;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = (pixels[at] as number) * (1 - shareX) + (pixels[at + 1] as number) * shareX;
      const lower = (pixels[at + width] as number) * (1 - shareX) + (pixels[at + width + 1] as number) * shareX;
      out[y * width + x] = upper * (1 - shareY) + lower * shareY;
    }
  }
  return { width, height, dpi, pixels: out };
}
