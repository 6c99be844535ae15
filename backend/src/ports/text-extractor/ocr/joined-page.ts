import type { PrintedLine } from '../pdf/printed-lines.js';
import type { OcrLine, OcrWord } from './ocr-engine.js';

/** Share of a printed line that words of the picture take up, from which on both say the same. */
const SAME_SHARE = 0.4;
/** Share of its height that a printed line and a line of the picture have in common when they are one line. */
const LEVEL_SHARE = 0.5;
/** Share of its length that they take up where it lies across them. */
const ACROSS_SHARE = 0.1;
/** What is printed where something is to be filled in. */
const LEADERS = /^[_.\u2026-]+$/u;
/** What is printed is known. */
const CERTAIN = 100;

/**
 * The lines that were read from the picture of a page with those that are printed on it: a value beside its label, a stamp before or after.
 * What lies under the text of the picture, as a layer of recognised text does, is left out: the picture was read anew.
 * @param lines with places in points of the page
 * @param values of fields, which stand whatever the picture shows in their place
 */
export function joinedLines(
  lines: readonly OcrLine[],
  printed: readonly PrintedLine[],
  values: readonly PrintedLine[] = [],
  { keepsWords = false } = {},
): OcrLine[] {
  // What a picture shows in a field is its value; of printed words only leaders are replaced.
  const isReplaced = (word: OcrWord): boolean => (!keepsWords || LEADERS.test(word.text)) && values.some((value) => holds(value, word));
  const out = lines
    .map((line) => ({ ...line, words: line.words.filter((word) => !isReplaced(word)) }))
    .filter(({ words }) => words.length > 0);
  const words = out.flatMap((line) => line.words);
  for (const each of printed) {
    const text = each.text.replaceAll('\ufffe', '-').trim();
    if (text === '' || takenShare(each, words) >= SAME_SHARE) continue;
    insert(out, { ...each, text, confidence: CERTAIN });
  }
  for (const value of values) insert(out, { ...value, confidence: CERTAIN });
  return out;
}

const holds = (field: Place, { left, right, top, bottom }: Place): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= field.left && x <= field.right && y >= field.top && y <= field.bottom;
};

function insert(lines: OcrLine[], word: OcrWord): void {
  const level = lines.find((line) => isLevel(boxOf(line), word));
  // What is printed across words of the picture, as a watermark is, is no part of their line.
  if (level && takenShare(word, level.words) < ACROSS_SHARE) {
    const at = level.words.findIndex(({ left }) => left > word.left);
    level.words.splice(at < 0 ? level.words.length : at, 0, word);
    return;
  }
  // Before the first line below it that is not in another column.
  const below = lines.findIndex((line) => boxOf(line).top >= word.top && boxOf(line).left < word.right && boxOf(line).right > word.left);
  lines.splice(below < 0 ? lines.length : below, 0, { begins: true, words: [word] });
  const next = lines[(below < 0 ? lines.length : below) + 1];
  if (next) next.begins = true;
}

interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf({ words }: OcrLine): Place {
  const side = (of: (word: OcrWord) => number, pick: (...values: number[]) => number): number => pick(...words.map(of));
  return {
    left: side((word) => word.left, Math.min),
    top: side((word) => word.top, Math.min),
    right: side((word) => word.right, Math.max),
    bottom: side((word) => word.bottom, Math.max),
  };
}

const common = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

const isLevel = (a: Place, b: Place): boolean =>
  common(a.top, a.bottom, b.top, b.bottom) >= LEVEL_SHARE * Math.min(a.bottom - a.top, b.bottom - b.top);

/** How much of its length words of the picture take up on its height. */
function takenShare(line: Place, words: readonly OcrWord[]): number {
  const taken = words
    .filter((word) => isLevel(line, word))
    .reduce((sum, word) => sum + common(line.left, line.right, word.left, word.right), 0);
  return taken / Math.max(1, line.right - line.left);
}
