import { MAX_WINDOWS, type PassageText } from './embedder.js';

/** A window begins this share of its size before the end of the one before it, so that what stands at the seam is whole in one of them. */
const OVERLAP = 1 / 4;
/** The place takes at most this share of what the model reads. */
const PLACE = 1 / 2;
/** A word with the white space after it; what has no white space for long is cut. */
const WORD = /\S{1,64}\s*/g;

type SizeOf = (text: string) => number;

/**
 * What a model is to read of a passage: one text where it fits, else overlapping windows of the text, each with the place before it.
 * @param room of one text, in the unit of `sizeOf`
 * @param sizeOf that of several words is about the sum of theirs
 * @returns 1 to `MAX_WINDOWS` texts
 */
export function windowsOf({ place, text }: PassageText, room: number, sizeOf: SizeOf): string[] {
  const whole = joined(place, text);
  if (sizeOf(whole) <= room) return [whole];
  const head = shortened(place, Math.floor(room * PLACE), sizeOf);
  return cut(text, room - sizeOf(head), sizeOf).map((window) => joined(head, window));
}

const joined = (place: string, text: string): string => [place, text].filter(Boolean).join('\n');

/** Where each word begins, and after them the size of all. */
function offsetsOf(words: readonly string[], sizeOf: SizeOf): number[] {
  const offsets = [0];
  for (const word of words) offsets.push((offsets.at(-1) ?? 0) + sizeOf(word));
  return offsets;
}

/** Its beginning and its end, which say which law it is and what it is about. */
function shortened(place: string, room: number, sizeOf: SizeOf): string {
  if (sizeOf(place) <= room) return place;
  const words = place.match(WORD) ?? [];
  const offsets = offsetsOf(words, sizeOf);
  const half = room / 2;
  const front = offsets.findLastIndex((offset) => offset <= half);
  const back = offsets.findIndex((offset) => (offsets.at(-1) ?? 0) - offset <= half);
  return joined(textOf(words, 0, front), textOf(words, Math.max(front, back)));
}

function cut(text: string, size: number, sizeOf: SizeOf): string[] {
  const words = text.match(WORD) ?? [];
  const offsets = offsetsOf(words, sizeOf);
  const total = offsets.at(-1) ?? 0;
  /** The first word from which on everything fits into one window. */
  const tail = offsets.findIndex((offset) => total - offset <= size);
  const windows: string[] = [];
  for (let from = 0; windows.length < MAX_WINDOWS;) {
    const begin = offsets[from] ?? total;
    const to = Math.max(
      from + 1,
      offsets.findLastIndex((offset) => offset - begin <= size),
    );
    windows.push(textOf(words, from, to));
    if (to >= words.length) break;
    const seam = (offsets[to] ?? total) - size * OVERLAP;
    const next = offsets.findIndex((offset) => offset >= seam);
    from = Math.max(from + 1, Math.min(next, tail, to));
  }
  return windows;
}

const textOf = (words: readonly string[], from: number, to?: number): string => words.slice(from, to).join('').trim();
