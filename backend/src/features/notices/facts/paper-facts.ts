import type { FactLabel } from '../../../core/text/values/fact-label.js';
import { readDates } from '../../../core/text/values/dates.js';
import { readSums } from '../../../core/text/values/sums.js';
import { NoticeText } from '../reading/text/notice-text.js';
import { namesIn } from './names-in.js';
import { DATE_RULES, type LabelRule, SUM_RULES } from './fact-labels.js';

/** What a paper says that another one may say otherwise. Offsets are UTF-16 units of the text. */
export interface PaperFact {
  /** A person or company is named; a sum or a date of a label. */
  label: FactLabel;
  /** Which one of several, such as the number of a cheque, in capitals; null where the paper does not say. */
  of: string | null;
  /** Rupees as a number; 2024-03-12; the name as it is written. */
  value: string;
  /** Of a date in figures: what they mean with the month first, where that is another day. */
  monthFirst?: string;
  /** The value with the words around it, in one line; at most `WORDS_MAX` units. */
  words: string;
  start: number;
  end: number;
}

/** All that is compared of a paper. */
export interface PaperFacts {
  facts: PaperFact[];
  /** Each name that the paper has, as `foldedWords` compares them, whether or not it is among the facts: what both papers name is no slip. */
  names: string[];
}

/** What is read of a paper, in UTF-16 units. */
export const FACTS_TEXT_MAX = 120_000;
const FACTS_MAX = 300;
export const WORDS_MAX = 240;
const BEFORE = 180;
const AFTER = 80;
const AROUND = 70;
/** Marks of drafts, which are no words. */
const MARKDOWN = /[*#|]/gu;

/**
 * The names of a paper and those of its sums and dates of which the words beside them say what they are. Everything else is left alone:
 * two sums are compared only where both are, say, the amount of the same cheque.
 */
export function paperFacts(source: string): PaperFacts {
  const paper = new NoticeText(source.slice(0, FACTS_TEXT_MAX).replace(MARKDOWN, ' '));
  const text = paper.flat;
  const facts: PaperFact[] = [];
  const add = ({ start, end, ...fact }: Omit<PaperFact, 'words'>): void => {
    if (facts.length >= FACTS_MAX) return;
    const { start: first, end: last } = paper.place(start, end);
    facts.push({ ...fact, words: wordsAround(text, start, end), start: first, end: last });
  };
  for (const { rupees, start, end } of readSums(text)) {
    const found = labelOf(text, start, end, SUM_RULES);
    if (found) add({ ...found, value: String(rupees), start, end });
  }
  for (const { day, monthFirst, start, end } of readDates(text)) {
    const found = labelOf(text, start, end, DATE_RULES);
    if (found) add({ ...found, value: day, ...(monthFirst !== null && { monthFirst }), start, end });
  }
  const names = namesIn(text);
  for (const { name, start, end } of names) add({ label: 'name', of: null, value: name, start, end });
  return { facts: facts.sort((a, b) => a.start - b.start), names: [...new Set(names.map(({ folded }) => folded))] };
}

function labelOf(text: string, start: number, end: number, rules: readonly LabelRule[]): { label: FactLabel; of: string | null } | null {
  const lead = text.slice(Math.max(0, start - BEFORE), start);
  const tail = text.slice(end, end + AFTER);
  for (const { label, before, after } of rules) {
    const match = before?.exec(lead) ?? after?.exec(tail);
    if (match) return { label, of: match.groups?.of?.toUpperCase() ?? null };
  }
  return null;
}

function wordsAround(text: string, start: number, end: number): string {
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  const head = from === 0 ? text.slice(from, start) : text.slice(from, start).replace(/^\S*\s/u, '');
  const tail = to === text.length ? text.slice(end, to) : text.slice(end, to).replace(/\s\S*$/u, '');
  const words = `${head}${text.slice(start, end)}${tail}`.replace(/ {2,}/gu, ' ').trim();
  return words.slice(0, WORDS_MAX);
}
