import { unitLabel } from '../../../../../core/text/law-names/unit-label.js';
import type { Line } from '../lines.js';
import { numberingChain, numberKey } from '../numbering.js';

const ITEM =
  /^[[“"'*#\s]*(?:(article|item|rule|entry|paragraph|serial no\.?|sl\. ?no\.?)\s*)?(\d{1,3}[A-Z]{0,2})(?:\s?[.)]\]?\s*|\s{2,}|\t)(?=[[“"'(\p{L}]|$)/iu;
/** The number of a note at the foot of a page counts no item. */
const NOTE = /^\d{1,2}\.?\s?(?:Subs|Ins|Omitted|Rep|Added|Renumbered|Re-numbered)(?:\.| by\b)/u;
const HEADING = /^([^\n]{2,200}?(?:\n(?!\n)[^\n]{1,200}?)?)[.।]\s?[—–-]{1,3}(?=\s?[[(“"'\p{Lu}\p{Lo}\p{N}])/u;
/** An item that the print has put on the line of the one before it: "such areas.4. Naval works", "forces. [2A. Deployment". */
const WITHIN_LINE = /(?<=[.;])\s?\[{0,2}(\d{1,3}[A-Z]{0,2})\.\s(?=[[“"']?\p{Lu})/gu;
/** How many numbers may be missing between two items, and between two that have headings of their own. */
export const MAX_GAP = { plain: 6, headed: 30 };
const MAX_HEADING = 500;

/** A numbered item of a schedule. */
export interface Item {
  start: number;
  /** After its number. */
  textStart: number;
  label: string;
  key: number;
  /** Its heading with the dash after it; null where it has none. */
  head: RegExpExecArray | null;
  /** The word before its number, in small letters, or ''. */
  word: string;
}

export const startsItem = (line: string): boolean => ITEM.test(line);

/** The numbered items among lines; the heading of one ends before the next. @param end of the last one */
export function itemsOf(text: string, lines: readonly Line[], end: number): Item[] {
  const numbered = lines.flatMap((line, at) => {
    const match = ITEM.exec(line.text);
    if (!match || NOTE.test(line.text)) return [];
    const [whole, word = '', number = ''] = match;
    // A number alone on its line counts an item whose clauses follow, or has the word for an item before it.
    if (whole.length === line.text.length && word === '' && !/^\(\w/u.test(lines[at + 1]?.text ?? '')) return [];
    return [{ start: line.start, textStart: line.start + whole.length, label: unitLabel(number), word: word.toLowerCase() }];
  });
  const candidates = numbered.map((item, at) => {
    const next = numbered[at + 1]?.start ?? end;
    const head = HEADING.exec(text.slice(item.textStart, Math.min(next, item.textStart + MAX_HEADING)));
    return { ...item, head, key: numberKey(item.label), weight: head ? 2 : 1 };
  });
  const headed = candidates.filter(({ head }) => head).length * 2 > candidates.length;
  const chain = numberingChain(candidates, headed ? MAX_GAP.headed : MAX_GAP.plain).map((at) => candidates[at] as Item);
  return chain.flatMap((item, at) => {
    const next = chain[at + 1];
    return next ? [item, ...itemsWithin(text, item, next)] : [item];
  });
}

/** Items between two of a chain whose numbers are missing there and stand in the middle of a line. */
function itemsWithin(text: string, { textStart, key }: Item, next: Item): Item[] {
  const found: Item[] = [];
  for (const match of text.slice(textStart, next.start).matchAll(WITHIN_LINE)) {
    const label = match[1] as string;
    const own = numberKey(label);
    if (own <= (found.at(-1)?.key ?? key) || own >= next.key) continue;
    const start = textStart + match.index + (match[0].length - match[0].trimStart().length);
    found.push({ start, textStart: textStart + match.index + match[0].length, label, key: own, head: null, word: '' });
  }
  return found;
}
