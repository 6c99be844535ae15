import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stemmer } from 'stemmer';
import { z } from 'zod';
import { inEnglish } from '../reading/hindi.js';

const TABLE = z
  .strictObject({
    alike: z.array(z.string()),
    silent: z.string(),
    verbs: z.string(),
    orders: z.string(),
    short: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'subjects.json'), 'utf8')));

/** Words that say nothing of what an instruction is about. */
const SILENT = new Set(TABLE.silent.split(' '));
/** Words that say nothing of a value, and may well name a clause: "increase", "condition". */
const OF_VALUES = new Set(TABLE.verbs.split(' '));
/** Words that say what shall be done rather than to what. */
const ORDERS = new Set(TABLE.orders.split(' '));
const OF_ORDERS = new Set([...OF_VALUES, ...ORDERS]);
/** Words that share a stem with others and mean somebody. */
const OWN = new Set(['applicant', 'applicants', 'partner', 'partners']);
/** Words that mean the same in such papers, by their stems; the first of them stands for all. */
const CONCEPT = new Map(
  TABLE.alike.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return [first, ...others].map((word): [string, string] => [stemmer(word), stemmer(first)]);
  }),
);
const SHORT = new Map(Object.entries(TABLE.short));
// eslint-disable-next-line patterns/known-pattern -- linear: words of a table that the project ships
const ABBREVIATED = new RegExp(String.raw`\b(?:${[...SHORT.keys()].join('|')})\b`, 'gi');
const WORDS = /\p{L}[\p{L}\p{M}]{1,39}/gu;

/** What the words that name a value are about: without those that every value has. */
export const subjectsOfValue = (text: string): string[] => subjectsOf(text, OF_VALUES);

/** The words of an instruction that may be of the name of a field: "value", and not "pay". */
export const subjectsOfNames = (text: string): string[] => subjectsOf(text, ORDERS);

/** What an instruction is about: without the words that say what shall be done. */
export const subjectsOfOrder = (text: string): string[] => subjectsOf(text, OF_ORDERS);

const without = (text: string, others: ReadonlySet<string>): string =>
  text
    .split(/\s+/)
    .filter((word) => !SILENT.has(word.toLowerCase()) && !others.has(word.toLowerCase()))
    .join(' ');
/** The words of a text that tell what a value is of. */
export const tellingWords = (text: string): string => without(text, OF_VALUES);
/** The words of an instruction that may be the name of what it is about. */
export const orderWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => word.toLowerCase() === 'number' || without(word, OF_ORDERS) !== '')
    .join(' ');

/** What the words of a text are about, each as the stem of one of its synonyms, in their order; what says nothing is left out. */
export function subjectsOf(text: string, others: ReadonlySet<string> = new Set()): string[] {
  const marks = [/\S@\S/.test(text) ? 'email' : '', PHONE.test(text) ? 'phone' : ''].filter((word) => word !== '');
  const english = /[\u0900-\u097f]/.test(text) ? inEnglish(text).replace(/[~!]\w+/g, ' ') : text;
  return [
    ...marks,
    ...(english
      .replace(ABBREVIATED, (short) => SHORT.get(short.toUpperCase()) ?? short)
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .match(WORDS) ?? []),
  ]
    .filter((word) => !SILENT.has(word) && !others.has(word))
    .map(subjectOf);
}

/** What people call a phone number, which says it nowhere itself. */
const PHONE = /(?:\+91[ -]?|(?<!\d))[1-9]\d(?:[ -]?\d){8}(?!\d)/;

/** That it is so no more says nothing of what. */
export const NEGATIONS: ReadonlySet<string> = new Set(['not', 'no', 'ani', 'more', 'longer', 'never', 'dont']);

/** Words whose stem is known; a long draft says the same few thousand again and again. */
const STEMS_MAX = 20_000;
const stems = new Map<string, string>();

function subjectOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  if (OWN.has(word)) return word.replace(/s$/, '');
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  if (stems.size >= STEMS_MAX) stems.clear();
  stems.set(word, CONCEPT.get(stem) ?? stem);
  return CONCEPT.get(stem) ?? stem;
}
