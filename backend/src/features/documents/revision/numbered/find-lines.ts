import { MARK } from '../../values/marks.js';
import { outlineOf } from '@themis/draft';
import { wordsOf } from '../../values/name-words.js';
import type { NumberedLine } from './numbered-text.js';
import { endOf } from './remove-lines.js';

/** Lines `from` to before `to`. */
export interface LineRange {
  from: number;
  to: number;
}

const NUMBER = /^(?:(?:sub-?)?(?:clause|section|paragraph|para|point)s?\s?(?:no\.?\s?)?)?(\d{1,3})(?:\.(\d{1,3}))?(?:\s?\(([a-z])\))?$/i;

/** The end of what is agreed: execution, verification, schedules. */
export const bodyEndOf = (content: string): number => outlineOf(content).bodyEnd;

/** The clause or paragraph with a number such as 9, 9.2 or 9.2(b). */
export function byNumber(lines: readonly NumberedLine[], name: string, bodyEnd: number): LineRange | null {
  const [, clause, sub, item] = NUMBER.exec(name.trim()) ?? [];
  if (clause === undefined) return null;
  let from = nth(lines, MARK.clause, Number(clause), 0, lines.length);
  if (from === null) return null;
  if (sub !== undefined) from = nth(lines, MARK.sub, Number(sub), from, endOf(lines, from, bodyEnd));
  if (from !== null && item !== undefined)
    from = nth(lines, MARK.item, item.toLowerCase().charCodeAt(0) - 96, from, endOf(lines, from, bodyEnd));
  return from === null ? null : { from, to: endOf(lines, from, bodyEnd) };
}

function nth(lines: readonly NumberedLine[], mark: string, count: number, from: number, to: number): number | null {
  let seen = 0;
  for (let index = from; index < to; index += 1) {
    if (lines[index]?.mark === mark) seen += 1;
    if (seen === count && lines[index]?.mark === mark) return index;
  }
  return null;
}

/** The one clause whose title has all the words of a name; one that has no others is preferred. */
export function byTitle(lines: readonly NumberedLine[], name: string, bodyEnd: number): LineRange | null {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return null;
  const titled = lines.flatMap((line, index) => (line.mark === MARK.clause ? [{ index, words: wordsOf(line.text) }] : []));
  const exact = titled.filter(({ words }) => words.join(' ') === wanted.join(' '));
  const whole = titled.filter(({ words }) => words.length <= 12 && wanted.every((word) => words.includes(word)));
  const found = exact.length > 0 ? exact : whole;
  const only = found.length === 1 ? found[0] : undefined;
  return only ? { from: only.index, to: endOf(lines, only.index, bodyEnd) } : null;
}

/** Words of a paragraph within which it says what it is about. */
const OPENING = 20;

/** The paragraphs inside a clause that alone speak of what a name means, when they stand together. */
export function byContent(lines: readonly NumberedLine[], name: string, bodyEnd: number): LineRange | null {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return null;
  const matching = lines
    .slice(0, bodyEnd)
    .flatMap((line, index) =>
      line.mark === MARK.sub && speaksOf(line.text.split(/\s+/, OPENING).join(' '), wanted)
        ? [{ index, to: endOf(lines, index, bodyEnd) }]
        : [],
    );
  const [first] = matching;
  const last = matching.at(-1);
  if (!first || !last) return itemByContent(lines, wanted, bodyEnd);
  if (matching.length > 2) return null;
  // A paragraph that names what others speak of cannot go by itself.
  if (lines.slice(first.index, last.to).some(({ text }) => /\(the "/.test(text))) return null;
  const isTogether = matching.every(({ index }, at) => at === 0 || index === matching[at - 1]?.to);
  return isTogether ? { from: first.index, to: last.to } : null;
}

/** The one item of a list that speaks of what several words mean. */
function itemByContent(lines: readonly NumberedLine[], wanted: readonly string[], bodyEnd: number): LineRange | null {
  const items = lines
    .slice(0, bodyEnd)
    .flatMap(({ mark, text }, index) => (mark === MARK.item && speaksOf(text.split(/\s+/, OPENING).join(' '), wanted) ? [index] : []));
  const [only] = items;
  // A single word tells an item only where nothing else in the draft has it.
  const isTelling = wanted.length > 1 || lines.slice(0, bodyEnd).filter(({ text }) => speaksOf(text, wanted)).length === 1;
  return items.length === 1 && only !== undefined && isTelling ? { from: only, to: endOf(lines, only, bodyEnd) } : null;
}

/** Whether a text has all of the words, as stems that `wordsOf` gives. */
export function speaksOf(text: string, wanted: readonly string[]): boolean {
  const held = new Set(wordsOf(text));
  return wanted.every((word) => held.has(word));
}
