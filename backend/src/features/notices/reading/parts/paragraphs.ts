import type { NoticeText } from '../text/notice-text.js';
import { type DemandList } from './demand-lists.js';
import { isMainStyle, numberOf } from './numbers.js';
import type { NoticeOutline } from './outline.js';

/** A paragraph of the body; offsets of the flat text, without its number. */
export interface NoticeParagraph {
  /** As the paper numbers it; null where it does not. */
  label: string | null;
  start: number;
  end: number;
}

const MAX_PARAGRAPHS = 150;
/** With what the text goes on after the last numbered paragraph, on a line of its own. */
const AFTERWARDS =
  /^(?:now|in view|in the (?:circumstances|premises|above|light)|under (?:the|these|such) |therefore|hence|it is |i[ ,]|we[ ,]|you are|take notice|please|kindly|if |a copy|copy of|should you|failing|my client|our client|this (?:notice|is)|note ?:|accordingly|on behalf|अतः|अत:|अतएव|इसलिए|यदि|कृपया|इस नोटिस|ऐसी)/i;

/** The paragraphs of the body: the consecutively numbered ones, and those without a number around them. A list of demands belongs to its lead. */
export function paragraphsOf(text: NoticeText, { body, tail, prayer }: NoticeOutline, lists: readonly DemandList[]): NoticeParagraph[] {
  const last = prayer >= 0 ? Math.min(prayer, tail) : tail;
  const listed = new Set(lists.flatMap(({ from, to }) => Array.from({ length: to - from }, (_each, at) => from + at)));
  const lines = text.lines.map((line, index) => (listed.has(index) ? null : numberOf(text.own.slice(line.start, line.end))));
  const style = styleOf(lines.slice(body, last));
  const found: NoticeParagraph[] = [];
  let open: NoticeParagraph | null = null;
  let expected = 1;
  for (let index = body; index < last && found.length < MAX_PARAGRAPHS; index += 1) {
    const line = text.lines[index];
    if (!line) break;
    const number = lines[index];
    if (number && number.style === style && number.value === expected) {
      open = { label: number.label, start: line.start + number.length, end: line.end };
      found.push(open);
      expected += 1;
    } else if (open && (listed.has(index) || !(line.opensBlock && (open.label === null || AFTERWARDS.test(line.text)))))
      open.end = line.end;
    else {
      open = { label: null, start: line.start, end: line.end };
      found.push(open);
    }
  }
  return found;
}

/** The style of the first number 1 that a 2 follows, or of a single 1. */
function styleOf(lines: readonly ReturnType<typeof numberOf>[]): string | null {
  const first = new Set<string>();
  for (const number of lines) {
    if (number?.value === 1) first.add(number.style);
    else if (number?.value === 2 && first.has(number.style) && isMainStyle(number.style)) return number.style;
  }
  return [...first].find(isMainStyle) ?? [...first][0] ?? null;
}
