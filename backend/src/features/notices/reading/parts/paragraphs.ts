import { fromRoman } from '../../../../core/text/roman.js';
import type { NoticeText } from '../text/notice-text.js';
import type { NoticeOutline } from './outline.js';

/** A paragraph of the body; offsets of the flat text, without its number. */
export interface NoticeParagraph {
  /** As the paper numbers it; null where it does not. */
  label: string | null;
  start: number;
  end: number;
}

const NUMBERED: readonly { style: string; pattern: RegExp; value: (label: string) => number | null }[] = [
  { style: 'para', pattern: /^para(?:graph)? ?(?:no\.? ?)?(\d{1,3}) ?[.:)-]{0,2} /i, value: Number },
  { style: '1.', pattern: /^(\d{1,3}) ?\.(?:\)|-)? ?(?=[\p{L}("'“])/u, value: Number },
  { style: '1-', pattern: /^(\d{1,3}) ?[.]?- ?(?=\p{L})/u, value: Number },
  { style: '1)', pattern: /^(\d{1,3}) ?[)\]] ?/, value: Number },
  { style: '(1)', pattern: /^[([](\d{1,3})[)\]] ?/, value: Number },
  { style: 'I.', pattern: /^([IVX]{1,5})[.)] /, value: (label) => fromRoman(label.toLowerCase()) },
  { style: '(i)', pattern: /^\(?([ivx]{1,5})\)\.? /, value: (label) => fromRoman(label) },
  { style: 'a.', pattern: /^\(?([a-z])[.)] /, value: (label) => label.charCodeAt(0) - 96 },
  { style: 'A.', pattern: /^\(?([A-Z])[.)] /, value: (label) => label.charCodeAt(0) - 64 },
  { style: 'क', pattern: /^\(?([कखगघङ])[.)] /u, value: (label) => 'कखगघङ'.indexOf(label) + 1 },
];
/** Lower-case letters and Roman numbers part a paragraph; they begin none unless nothing else is numbered. */
const MAIN_STYLES = 7;
const MAX_PARAGRAPHS = 150;
/** A paragraph that ends in a list, the entries of which may stand apart from it: "you are called upon to:". */
const LEADS_LIST = /(?::-?|\bto|\bthat you)(?: ?\(?(?:[a-z]{1,4}|[कखगघङ])\) [^:]{1,600})?$/iu;
/** What it looks at of the end of a paragraph, which grows line by line. */
const LEAD_CHARACTERS = 640;
const ENTRY = /^(?:\(?(?:[a-hivx]{1,4}|[कखगघङ])\) |[-*•] ?)\p{L}/u;
/** With what the text goes on after the last numbered paragraph, on a line of its own. */
const AFTERWARDS =
  /^(?:now|in view|in the (?:circumstances|premises|above|light)|under (?:the|these|such) |therefore|hence|it is |i[ ,]|we[ ,]|you are|take notice|please|kindly|if |a copy|copy of|should you|failing|my client|our client|this (?:notice|is)|note ?:|accordingly|on behalf|अतः|अत:|अतएव|इसलिए|यदि|कृपया|इस नोटिस|ऐसी)/i;

/** The number with which a line begins, in one of the styles. */
export function numberOf(line: string): { style: string; label: string; value: number; length: number } | null {
  for (const { style, pattern, value } of NUMBERED) {
    const match = pattern.exec(line);
    const number = match && value(match[1] ?? '');
    if (match && number) return { style, label: match[1] ?? '', value: number, length: match[0].length };
  }
  return null;
}

/** The paragraphs of the body: the consecutively numbered ones, and those without a number around them. */
export function paragraphsOf(text: NoticeText, { body, tail, prayer }: NoticeOutline): NoticeParagraph[] {
  const last = prayer >= 0 ? Math.min(prayer, tail) : tail;
  const style = styleOf(text, body, last);
  const found: NoticeParagraph[] = [];
  let open: NoticeParagraph | null = null;
  let expected = 1;
  for (let index = body; index < last && found.length < MAX_PARAGRAPHS; index += 1) {
    const line = text.lines[index];
    if (!line) break;
    const number = style ? numberAt(text, line.start, line.end) : null;
    if (number && number.style === style && number.value === expected) {
      open = { label: number.label, start: line.start + number.length, end: line.end };
      found.push(open);
      expected += 1;
    } else if (
      open &&
      LEADS_LIST.test(text.flat.slice(Math.max(open.start, open.end - LEAD_CHARACTERS), open.end)) &&
      ENTRY.test(line.text)
    )
      open.end = line.end;
    else if (open && !(line.opensBlock && (open.label === null || AFTERWARDS.test(line.text)))) open.end = line.end;
    else {
      open = { label: null, start: line.start, end: line.end };
      found.push(open);
    }
  }
  return found;
}

/** As the other side is quoted with numbers too, only the paper's own count. */
const numberAt = (text: NoticeText, start: number, end: number) => numberOf(text.own.slice(start, end));

/** The style of the first number 1 that a 2 follows, or of a single 1. */
function styleOf(text: NoticeText, from: number, to: number): string | null {
  const first = new Map<string, number>();
  for (let index = from; index < to; index += 1) {
    const line = text.lines[index];
    const number = line && numberAt(text, line.start, line.end);
    if (!number) continue;
    if (number.value === 1 && !first.has(number.style)) first.set(number.style, index);
    else if (number.value === 2 && first.has(number.style) && isMain(number.style)) return earliestMain(first, number.style);
  }
  return [...first.keys()].find(isMain) ?? [...first.keys()][0] ?? null;
}

const isMain = (style: string): boolean => NUMBERED.findIndex((each) => each.style === style) < MAIN_STYLES - 1;

function earliestMain(first: ReadonlyMap<string, number>, style: string): string {
  return style && first.has(style) ? style : '';
}
