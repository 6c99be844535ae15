import type { HeldText, HeldUnit } from '../../legal-sources/library/held-texts.service.js';
import { squeezed } from '../keeping/cited-units.js';

/** Characters of a section that are looked at, and of it that are shown. */
const MOST_READ = 100_000;
const MOST_SHOWN = 3000;
/** Words that must follow each other for a place to be the same one. */
const IN_A_ROW = 4;
/** Beginnings that are tried from either end of a quotation. */
const TRIES = 60;
const SEPARATOR = ' › ';
const SENTENCE_END = /[.;:—] /gu;

/** The section that a place names: "Chapter XVII › Section 138 › Explanation"; undefined where the text has none of that name. */
export function unitNamed({ units }: HeldText, headingPath: string): HeldUnit | undefined {
  const names = headingPath.split(SEPARATOR).map((name) => name.split(' — ')[0]?.trim());
  const found = units.filter(({ name }) => names.includes(name));
  return found.length === 1
    ? found[0]
    : found.find(({ name }) => name === names.findLast((each) => found.some((unit) => unit.name === each)));
}

/** What stands in the place of words that are not there any more; null where the text has no such section. */
export function wordsToday(held: HeldText, quotation: string, headingPath: string): string | null {
  const unit = unitNamed(held, headingPath);
  if (!unit) return null;
  const lines = linesOf(held.text.slice(unit.start, Math.min(unit.end, unit.start + MOST_READ)));
  // As long as the lines, so that places in the one are places in the other.
  const text = lines.replaceAll('\n', ' ');
  const words = squeezed(quotation).split(' ');
  const begin = place(text, words, (at) => at);
  const end = place(text, words, (at) => words.length - IN_A_ROW - at);
  const [from, to] = begin === null || end === null || end.to < begin.from ? [0, text.length] : [begin.from, end.to];
  const shown = lines.slice(sentenceStart(text, from), sentenceEnd(text, to)).trim();
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN).trimEnd()} …` : shown;
}

/** A text with one white space between words, and its line ends. */
const linesOf = (text: string): string => text.split('\n').map(squeezed).filter(Boolean).join('\n');

/** The first of some runs of words that the text has. */
function place(text: string, words: readonly string[], start: (attempt: number) => number): { from: number; to: number } | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at = start(attempt);
    if (at < 0 || at + IN_A_ROW > words.length) return null;
    const run = words.slice(at, at + IN_A_ROW).join(' ');
    const from = text.indexOf(run);
    if (from >= 0) return { from, to: from + run.length };
  }
  return null;
}

function sentenceStart(text: string, at: number): number {
  let start = 0;
  for (const { index } of text.slice(0, at).matchAll(SENTENCE_END)) start = index + 2;
  return start;
}

function sentenceEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const rest = text.slice(Math.max(0, at - 1));
  const next = rest.search(SENTENCE_END);
  return next < 0 ? text.length : Math.max(0, at - 1) + next + 1;
}
