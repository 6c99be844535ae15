/**
 * Whether articles, orders, rules, entries of schedules and rows of the table of offences are opened by the citations that people use, from
 * official prints and from texts, and whether a table whose columns run together is said to be unreadable.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendDist, inRoot } from '../scripts/lib/paths.mjs';
import { readPages } from './lib/law-files.mjs';
import { prepareLibrary, withIndex } from './lib/prepared-library.mjs';
import { result } from './lib/result.mjs';
import { DATA, lines } from './lib/retrieval-sets.mjs';

const NAME = 'schedules';
const FOLDER = join(DATA, 'schedules-rules');
/** The code whose offences the table classifies, so that both compete for the first place. */
const OFFENCES = join(DATA, 'indian-acts', 'raw', 'the-bharatiya-nyaya-sanhita-2023.txt');
const PRINTS = [
  'acts-pdf/bnss-2023.pdf',
  'acts-pdf/code-of-civil-procedure-1908.pdf',
  'acts-pdf/constitution-of-india-2024.pdf',
  'acts-pdf/hindu-succession-act-1956.pdf',
  'acts-pdf/rti-act-2005.pdf',
  'acts-pdf/special-marriage-act-1954.pdf',
  'acts-txt/limitation-act-1963.txt',
  'acts-txt/motor-vehicles-act-1988-schedules.txt',
  'rules/domestic-violence-rules-2006-scan-with-ocr.pdf',
  'rules/it-intermediary-guidelines-rules-2021.pdf',
  'rules/maharashtra-motor-vehicles-rules-1989.pdf',
  'rules/posh-rules-2013.txt',
  'state-acts/maharashtra-rent-control-act-1999.pdf',
];
const TEXTS = [
  'acts-txt/bnss-2023-first-schedule.txt',
  'acts-txt/code-of-civil-procedure-1908-first-schedule-orders.txt',
  'acts-txt/constitution-of-india-schedules-1-to-12.txt',
  'acts-txt/hindu-succession-act-1956.txt',
  'acts-txt/limitation-act-1963-raw-columns-mixed.txt',
  'acts-txt/special-marriage-act-1954.txt',
];
const MODULES = [
  'features/retrieval/preparation/indexing.js',
  'features/retrieval/encoding/encoder.js',
  'features/retrieval/encoding/analysis-manifest.js',
  'features/retrieval/guide/guide.js',
  'features/retrieval/search/searcher.js',
  'features/retrieval/search/meaning/question-meaning.js',
  'features/retrieval/search/consultation.js',
  'ports/retrieval-index/sqlite/sqlite-retrieval-index.js',
  'ports/text-extractor/local-text-extractor.js',
  'ports/text-extractor/extraction-error.js',
];

const nameOf = (file) => file.slice(file.lastIndexOf('/') + 1);
const fileOf = (file) => ({ name: nameOf(file), type: 'act', read: () => readFileSync(file) });

/** @returns {Promise<{ name: string, results: object[], notes?: string[], skipped?: string }>} */
export async function run() {
  if (!existsSync(FOLDER)) return { name: NAME, results: [], skipped: 'skipped: the data folder is not beside the checkout' };
  const product = Object.assign({}, ...(await Promise.all(MODULES.map((file) => import(backendDist(file))))));
  const questions = lines(inRoot('bench', 'data', 'schedule-references.jsonl'));
  const results = [];
  const notes = [];
  for (const { label, files } of [
    { label: 'prints', files: PRINTS },
    { label: 'texts', files: TEXTS },
  ]) {
    const paths = [...files.map((file) => join(FOLDER, file)), ...(label === 'prints' && existsSync(OFFENCES) ? [OFFENCES] : [])];
    const own = questions.filter(({ doc }) => files.some((file) => nameOf(file) === doc));
    const { right, misses } = await asked(product, paths, own);
    results.push(result(`${label}: right unit first`, { ours: (100 * right) / own.length, unit: '%', target: '>= 95' }));
    notes.push(`${label}: ${own.length} questions`, ...misses);
  }
  return { name: NAME, results, notes };
}

async function asked(product, paths, questions) {
  const library = prepareLibrary(product, await readPages(product, paths.map(fileOf)));
  const misses = [];
  await withIndex(product, library, null, async (index, catalogue) => {
    const guide = new product.Guide();
    const searcher = new product.Searcher(index, new product.QuestionMeaning({ model: () => null }), catalogue, guide);
    const consultant = new product.Consultant(index, searcher, guide);
    for (const { query, doc, unit, joined = false } of questions) {
      const { open, relevance } = await consultant.consult({ question: query });
      const [first] = open;
      const isRight = relevance.sufficient && first?.documentId === doc && first.unit === unit;
      if (isRight && Boolean(first.passages[0]?.joinedColumns) === joined) continue;
      misses.push(`  ${query} → ${relevance.sufficient ? '' : 'refused, '}${first?.documentId} ${first?.unit} (wanted ${doc} ${unit})`);
    }
  });
  return { right: questions.length - misses.length, misses };
}
