import type { Line } from './lines.js';

/** The title of a list of sections. */
const TITLE =
  /^(?:arrangement of (?:sections|rules|clauses|regulations|articles|orders)|(?:table of )?contents|index|(?:धाराओं|नियमों|खंडों|अनुच्छेदों) का (?:क्रम|विन्यास)|विषय[- ]?सूची)\W*$/iu;
/** A shorter list is a list within a section. */
const MIN_ENTRIES = 6;
/** Lines between two entries of a list: headings of chapters and entries that wrap. */
const MAX_LINES_APART = 6;
/** Share of the entries that the text after the list must name again. */
const NAMED_AGAIN = 0.6;

interface Numbered {
  line: number;
  label: string;
  key: number;
}

/** The first entry after `first` at which the numbering restarts; -1 where it continues to the end. */
function restart(starts: readonly Numbered[], first: number): number {
  const begin = starts[first] as Numbered;
  return starts.findIndex((start, i) => i > first && start.key <= begin.key);
}

/** A list that bears no title: entries close to each other from the first section on, which come again after it in full. */
function untitled(starts: readonly Numbered[]): number {
  const first = starts.findIndex(({ key }) => key < 2);
  const again = first < 0 ? -1 : restart(starts, first);
  if (again < 0) return 0;
  const listed = starts.slice(first, again);
  const close = listed.every((start, i) => i === 0 || start.line - (listed[i - 1] as Numbered).line <= MAX_LINES_APART);
  if (!close || listed.length < MIN_ENTRIES) return 0;
  const ascends = listed.every((start, i) => i === 0 || start.key > (listed[i - 1] as Numbered).key);
  const later = new Set(starts.slice(again).map(({ label }) => label));
  const named = listed.filter(({ label }) => later.has(label)).length;
  return ascends && named >= listed.length * NAMED_AGAIN ? (listed.at(-1) as Numbered).line + 1 : 0;
}

const WORDS_ALIKE = 12;
const opening = (lines: readonly Line[], { line }: Numbered): string =>
  (lines[line]?.text ?? '')
    .replace(/[^\p{L}\p{M}]+/gu, '')
    .slice(0, WORDS_ALIKE)
    .toLowerCase();

/**
 * Where the text after a titled list begins: the first number 1 that has the words of the list's first entry, since a list may go on
 * with the rules of each Order, numbered from 1; otherwise the first restart.
 */
function textAfter(lines: readonly Line[], starts: readonly Numbered[], first: number): number {
  const entry = starts[first] as Numbered;
  const words = opening(lines, entry);
  const same = starts.findIndex((start, i) => i > first && start.key === entry.key && opening(lines, start) === words);
  return same > first && words.length === WORDS_ALIKE ? same : restart(starts, first);
}

/** Where the list of sections before the text ends, as the number of the line after it; 0 where there is no such list. */
export function contentsEnd(lines: readonly Line[], starts: readonly Numbered[]): number {
  const title = lines.findIndex((line) => TITLE.test(line.text));
  const first = title < 0 ? -1 : starts.findIndex((start) => start.line > title);
  const again = first < 0 ? -1 : textAfter(lines, starts, first);
  return again > 0 ? (starts[again - 1] as Numbered).line + 1 : untitled(starts);
}
