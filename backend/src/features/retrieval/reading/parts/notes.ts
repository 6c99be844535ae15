import { trimmedSpan } from '../../../../core/text/text-span.js';
import { type Line, splitLines } from '../structure/lines.js';
import type { Part, PartKind } from './part.js';

const AMENDMENTS = /^\W*state amendments?\W*$/iu;
const FOOTNOTES = /^\W*(?:footnotes?|foot-notes?)\W*$/iu;
/** What ends the name of a State: "Uttar Pradesh.—", "Kerala", "Jammu and Kashmir and Ladakh (UTs).--". */
const AFTER_NAME = /[.:—–]|-(?!\p{L})/u;
const SMALL_WORDS = new Set(['and', 'of', 'the', '&', '(UT)', '(UTs)']);
const MOST_WORDS = 12;
const LONGEST_NAME = 90;
/** Where what a State has changed ends: "[Vide Goa Act 5 of 1939, s. 3]", over two lines at most. */
const SOURCE = /\bvide\b/iu;

/** Where the own words of a section end, and what stands after them: what States have amended, each State apart, and footnotes. */
export function apartFromNotes(text: string, from: number): { ownEnd: number; notes: Part[] } {
  const lines = splitLines(text.slice(from)).map((line) => ({ ...line, start: line.start + from, end: line.end + from }));
  const first = lines.findIndex(({ text: words }) => AMENDMENTS.test(words) || FOOTNOTES.test(words));
  if (first < 0) return { ownEnd: text.length, notes: [] };
  const notes: Part[] = [];
  let inFootnotes = false;
  for (const [at, line] of lines.entries()) {
    if (at < first) continue;
    if (FOOTNOTES.test(line.text)) inFootnotes = true;
    else if (AMENDMENTS.test(line.text)) inFootnotes = false;
    const state = inFootnotes || AMENDMENTS.test(line.text) ? '' : stateNamed(lines, at);
    const begins = at === first || AMENDMENTS.test(line.text) || FOOTNOTES.test(line.text);
    const open = notes.at(-1);
    if (open && !begins && state !== '' && open.kind === 'amendment' && open.label === '' && isOnlyTitle(text, open, line))
      open.label = state;
    else if (begins || state !== '') notes.push(note(inFootnotes ? 'footnote' : 'amendment', state, line, notes));
    const last = notes.at(-1);
    if (last) last.end = line.end;
  }
  return {
    ownEnd: lines[first]?.start ?? text.length,
    notes: notes.map((each) => ({ ...each, ...trimmedSpan(text, each.start, each.end) })),
  };
}

const note = (kind: PartKind, label: string, { start, end }: Line, before: readonly Part[]): Part => ({
  kind,
  label,
  style: null,
  ordinal: before.filter((each) => each.kind === kind).length + 1,
  start,
  end,
  parts: [],
});

/** Whether a line is the first after the title "State amendments". */
const isOnlyTitle = (text: string, { start }: Part, line: Line): boolean => AMENDMENTS.test(text.slice(start, line.start).trim());

/** The State whose amendments a line begins, alone or before their words; '' where it begins none. */
function stateNamed(lines: readonly Line[], at: number): string {
  const [last, before] = [lines[at - 1]?.text ?? '', lines[at - 2]?.text ?? ''];
  if (!AMENDMENTS.test(last) && !SOURCE.test(`${before} ${last}`)) return '';
  const head = lines[at]?.text.slice(0, LONGEST_NAME) ?? '';
  const name = head.split(AFTER_NAME, 1)[0]?.replace(/^\[/u, '').trim() ?? '';
  const parts = name.split(/[ ,]+/u);
  const isName = name !== '' && parts.length <= MOST_WORDS && parts.every((word) => SMALL_WORDS.has(word) || /^\p{Lu}\p{L}*$/u.test(word));
  return isName ? name : '';
}
