import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** Of documents and questions, beside the checkout. */
export const DATA = inRoot('..', 'shared', 'data');
const OWN = inRoot('bench', 'data');

/** The values of a file with one JSON value on each line. */
export const lines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Text files of a folder; `doc` is the path that the questions use. */
function documents(root, folder, type) {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ doc: join(folder, name), type, pages: [{ number: null, text: readFileSync(join(root, folder, name), 'utf8') }] }));
}

const SETS = [
  {
    name: 'legal-sources',
    root: 'legal-sources',
    folders: [
      ['acts-txt', 'act'],
      ['judgments-txt', 'judgment'],
    ],
    queries: 'questions-dev.jsonl',
  },
  {
    name: 'contracts-mini',
    root: 'eval-samples/contracts-mini',
    corpus: 'corpus',
    folders: [
      ['cuad', 'other'],
      ['contractnli', 'other'],
    ],
  },
  { name: 'obliqa-mini', root: 'eval-samples/obliqa-mini', corpus: 'corpus', folders: [['', 'rule']] },
  { name: 'large', root: 'indian-acts', corpus: 'large', folders: [['', 'act']], queries: 'questions-large-dev.jsonl' },
];

/** The development sets, or null where the data folder is not beside the checkout. */
export function developmentSets() {
  if (!existsSync(DATA)) return null;
  return SETS.map(({ name, root, corpus = '', folders, queries = 'queries.jsonl' }) => ({
    name,
    documents: folders.flatMap(([folder, type]) => documents(join(DATA, root, corpus), folder, type)),
    questions: lines(join(DATA, root, queries)),
  }));
}

/** Questions written for this project, all about the legal-sources documents. */
export const ownQuestions = () => ({
  references: lines(join(OWN, 'exact-references.jsonl')),
  parts: lines(join(OWN, 'part-references.jsonl')),
  lay: lines(join(OWN, 'lay-questions.jsonl')),
  unanswerable: lines(join(OWN, 'unanswerable.jsonl')),
});

const DEPTH = 10;

/**
 * hit@k, the share of gold characters in the first ten results and MAP@10 over gold spans, as the data folder's scorer
 * defines them: a unit is found when half of the shorter of unit and result is common to both.
 * @param {{ doc: string, start: number, end: number }[]} gold
 * @param {{ doc: string, start: number, end: number }[]} results best first
 */
export function scoreSpans(gold, results) {
  const goldLength = gold.reduce((sum, { start, end }) => sum + end - start, 0);
  const found = new Set();
  const pieces = [];
  let firstHit = Infinity;
  let precision = 0;
  for (const [at, result] of results.slice(0, DEPTH).entries()) {
    const before = found.size;
    for (const [unit, span] of gold.entries()) {
      const common = span.doc === result.doc ? Math.min(span.end, result.end) - Math.max(span.start, result.start) : 0;
      if (common <= 0) continue;
      firstHit = Math.min(firstHit, at);
      pieces.push({ doc: span.doc, start: Math.max(span.start, result.start), end: Math.min(span.end, result.end) });
      if (2 * common >= Math.min(result.end - result.start, span.end - span.start)) found.add(unit);
    }
    if (found.size > before) precision += Math.min(1, found.size / (at + 1));
  }
  return {
    hit1: Number(firstHit < 1),
    hit5: Number(firstHit < 5),
    hit10: Number(firstHit < 10),
    characters: unionLength(pieces) / goldLength,
    map: precision / gold.length,
  };
}

function unionLength(pieces) {
  const last = new Map();
  let total = 0;
  for (const { doc, start, end } of pieces.sort((a, b) => (a.doc < b.doc ? -1 : a.doc > b.doc ? 1 : a.start - b.start || a.end - b.end))) {
    const from = Math.max(start, last.get(doc) ?? 0);
    if (end <= from) continue;
    total += end - from;
    last.set(doc, end);
  }
  return total;
}

/** Means over the questions, in percent. */
export function means(scores) {
  const keys = Object.keys(scores[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, (100 * scores.reduce((sum, score) => sum + score[key], 0)) / scores.length]));
}
