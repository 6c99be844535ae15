import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * @typedef {object} LabelledNotice a paper and what is to be read from it
 * @property {string} id
 * @property {string} style what sort of paper it is, for whoever reads the misses
 * @property {'en' | 'hi'} language
 * @property {string | null} kind null for a paper that is not a notice, summons or complaint: nothing is to be read from it
 * @property {string[]} demands words that the demand holds; one entry for each thing that is to be done
 * @property {{ section: string, act: string | null }[]} law
 * @property {string | null} date of the paper
 * @property {string | null} time "15 days receipt", "by 2026-04-30"
 * @property {string | null} forum
 * @property {string | null} caseNumber
 * @property {string | null} nextDate
 * @property {number} [allegations] how many, where that is counted
 * @property {string} text
 */

/**
 * How it is counted. A demand that is read is right if it holds the words of a label that no other demand has taken, whatever the case and the
 * white space; law is right with its number and its act, and with no act where the paper names none that has such a section; dates, times,
 * forum and number are right or wrong as a whole. Precision and recall count over all papers together, so a paper without demands in which one
 * is read counts against precision.
 */
const EXTERNAL = inRoot('..', 'shared', 'data', 'notices-variants.md');
const MARKS = ['a', 'i', '1', 'dash'];

/** @param {'own' | 'fresh'} lot @returns {LabelledNotice[]} */
export const labelledNotices = (lot) =>
  readFileSync(inRoot('bench', 'data', `notices-${lot}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/**
 * The variants of one letter that `shared/data/notices-variants.md` describes: its text stands between fences, its openings in quotation
 * marks on one line. Empty where the file is not at hand.
 * @returns {LabelledNotice[]}
 */
export function variantNotices(file = EXTERNAL) {
  if (!existsSync(file)) return [];
  const said = readFileSync(file, 'utf8');
  const letter = said.split('```')[1]?.trim() ?? '';
  const openings = [...(/^Openings: (.*)$/mu.exec(said)?.[1] ?? '').matchAll(/"([^"]+)"/gu)].map(([, words]) => words);
  return openings.flatMap((opening) => LISTS.map(({ mark, blank }) => variant(letter, opening, mark, blank)));
}

/** With and without a blank line before the list, as the file lists them. */
const LISTS = [
  { mark: MARKS[0], blank: false },
  { mark: MARKS[0], blank: true },
  { mark: MARKS[2], blank: false },
  { mark: MARKS[2], blank: true },
  { mark: MARKS[3], blank: true },
  { mark: MARKS[1], blank: true },
];
const LABELS = { a: ['(a)', '(b)'], i: ['(i)', '(ii)'], 1: ['1.', '2.'], dash: ['-', '-'] };

/** @returns {LabelledNotice} */
function variant(letter, opening, mark, blank) {
  const hindi = /\p{Script=Devanagari}/u.test(opening);
  const demands = hindi ? ['भूमि खाली करें', '50,000 रुपये अदा करें'] : ['return the laptop', 'pay Rs. 50,000'];
  const gap = blank ? '\n\n' : '\n';
  const list = demands.map((demand, at) => `${LABELS[mark][at]} ${demand}${at === 0 ? ';' : '.'}`).join(gap);
  const days = /ten days|10 दिन/u.test(opening) ? 10 : /30 days/u.test(opening) ? 30 : null;
  return {
    id: `${opening.slice(0, 24)} ${mark} ${blank ? 'apart' : 'together'}`,
    style: 'variant',
    language: hindi ? 'hi' : 'en',
    kind: 'legal notice',
    demands,
    law: [],
    date: '2026-03-12',
    time: days === null ? null : `${days} days unstated`,
    forum: null,
    caseNumber: null,
    nextDate: null,
    allegations: 1,
    text: letter.replace('<OPENING>', `${opening}:${gap}`).replace('<LIST>', list),
  };
}

/**
 * @typedef {{ right: number, read: number, wanted: number }} Counts
 * @param {LabelledNotice} wanted
 * @param {{ kind: string | null, values: Record<string, any>[] }} reading
 * @returns {{ misses: string[] } & Record<string, any>} `Counts` by what is counted; undefined for what the paper has not and nobody read
 */
export function scored(wanted, { kind, values }) {
  const of = (field) => values.filter((value) => value.field === field);
  const misses = [];
  const miss = (what, expected, got) => misses.push(`${wanted.id} (${wanted.style}): ${what}: ${expected} — read: ${got}`);
  const single = (what, expected, got) => {
    if ((expected ?? null) !== (got ?? null)) miss(what, expected, got);
    return { right: (expected ?? null) === (got ?? null) ? 1 : 0, read: 1, wanted: 1 };
  };
  /** Counted only where there is one or one is read. */
  const sometimes = (what, expected, got) => ((expected ?? got ?? null) === null ? undefined : single(what, expected, got));
  const demands = matched(
    wanted.demands,
    of('demand').map(({ value }) => value),
    (label, value) => plain(value).includes(plain(label)),
    (text) => miss('demand', text, ''),
    (text) => miss('demand', '(none)', text),
  );
  const lawName = (section, act) => `${section} | ${act ?? ''}`;
  const law = matched(
    wanted.law.map(({ section, act }) => lawName(section, act)),
    of('section').map(({ label, act }) => lawName(label, act)),
    (label, value) => label === value,
    (text) => miss('law', text, ''),
    (text) => miss('law', '(none)', text),
  );
  const when = (value) => (value?.period ? timeOf(value.period) : null);
  return {
    kind: single('kind', wanted.kind, kind),
    demands,
    law,
    date: single('date', wanted.date, of('notice-date')[0]?.value),
    time: sometimes('time', wanted.time, when(of('time-allowed')[0])),
    forum: sometimes('forum', wanted.forum && plain(wanted.forum), of('forum')[0] && plain(of('forum')[0].value)),
    caseNumber: sometimes('case number', wanted.caseNumber, of('case-number')[0]?.value),
    nextDate: sometimes('next date', wanted.nextDate, of('next-date')[0]?.value),
    ...(wanted.allegations !== undefined && { allegations: single('allegations', wanted.allegations, of('allegation').length) }),
    misses,
  };
}

function matched(labels, values, fits, missed, surplus) {
  const taken = new Set();
  for (const label of labels) {
    const at = values.findIndex((value, index) => !taken.has(index) && fits(label, value));
    if (at >= 0) taken.add(at);
    else missed(label);
  }
  for (const [index, value] of values.entries()) if (!taken.has(index)) surplus(value);
  return { right: taken.size, read: values.length, wanted: labels.length };
}

const timeOf = (period) =>
  'until' in period ? `by ${period.until}` : `${period.count} ${period.unit}${period.count === 1 ? '' : 's'} ${period.from}`;

const plain = (text) => text.toLowerCase().replace(/[“”"]/gu, '').replace(/\s+/gu, ' ').trim();

/** F1 in percent; 100 where nothing was to be read and nothing was. @param {{ right: number, read: number, wanted: number }[]} counts */
export function f1(counts) {
  const sum = (part) => counts.reduce((total, each) => total + each[part], 0);
  const [right, read, wanted] = [sum('right'), sum('read'), sum('wanted')];
  return read + wanted === 0 ? 100 : (200 * right) / (read + wanted);
}

/** Percent of those that are right. */
export const percentRight = (counts) => (100 * counts.reduce((total, { right }) => total + right, 0)) / Math.max(1, counts.length);
