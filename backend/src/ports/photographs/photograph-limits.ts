/** Above what phones take: most have 12 million, the finest setting of some 50. */
export const MAX_PIXELS = 64_000_000;

export interface Rendition {
  /** Of the longer side, in pixels. */
  side: number;
  /** Of the JPEG, 1 to 100. */
  quality: number;
}

/** What reads best: A4 at some 260 dots per inch. */
export const FINEST: Rendition = { side: 3000, quality: 80 };
/** Tried in turn while a picture has more bytes than its share; the last can just be read. */
export const COARSER: readonly Rendition[] = [
  { side: 2500, quality: 70 },
  { side: 2200, quality: 55 },
  { side: 1800, quality: 45 },
];
