/**
 * Retrieval quality on the development data, and what each step adds to plain BM25 over 500-character pieces.
 * The last step is the product's own searcher on the embedded index; the steps before it use the same vectors in memory. With a
 * sentence model beside the checkout the searcher is measured by meaning as well; the reference is then words alone.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';
import { rootDir } from '../scripts/lib/paths.mjs';
import { ablation } from './lib/ablation.mjs';
import { answers, quotations } from './lib/answer-checks.mjs';
import { hasModel, openModel } from './lib/development-model.mjs';
import { withModel } from './lib/meaning-columns.mjs';
import { FLOOR_PIECE, inFile, prepareLibrary, withIndex } from './lib/prepared-library.mjs';
import { result } from './lib/result.mjs';
import { developmentSets, means, ownQuestions, scoreSpans } from './lib/retrieval-sets.mjs';
import { median } from './lib/statistics.mjs';

const NAME = 'retrieval';
const DIST = path.join(rootDir, 'backend', 'dist');
const FIRST = 10;
/** Hundreds of acts. */
const LARGE = 'large';
const TARGETS = {
  'legal-sources': { hit1: '>= 55', hit5: '>= 80', hit10: '>= 88' },
  'contracts-mini': { hit1: '>= 52', hit10: '>= 88', characters: '>= 75' },
  'obliqa-mini': { hit1: '>= 71', hit10: '>= 94', map: '>= 74' },
  large: { hit1: '>= 58', hit10: '>= 88' },
};
/** Percent of the questions of a set that may be refused although its library answers them. */
const MOST_REFUSED = { 'legal-sources': '<= 5', large: '<= 4' };
const LABELS = { hit1: 'hit@1', hit5: 'hit@5', hit10: 'hit@10', characters: 'gold characters in the first 10', map: 'MAP@10' };

/**
 * `--misses` prints the questions that were not answered as they should be, and what was found instead; `--words` leaves the model out,
 * `--large` has it read the large set, too, which takes an hour the first time.
 * @param {{ seed?: number, args?: string[], dist?: string }} options `dist`: folder of the built back end
 * @returns {Promise<{ name: string, results: object[], notes?: string[], skipped?: string }>}
 */
export async function run({ seed = 1, args = [], dist = DIST } = {}) {
  const sets = developmentSets();
  if (!sets) return { name: NAME, results: [], skipped: 'skipped: the data folder is not beside the checkout' };
  const product = await loadProduct(dist);
  const results = [];
  const notes = [];
  const misses = [];
  const meaning = hasModel() && !args.includes('--words') ? await openModel(product) : null;
  for (const set of sets) {
    console.error(`  ${set.name}: ${set.documents.length} documents, ${set.questions.length} questions`);
    const library = prepareLibrary(product, set.documents);
    const steps = ablation(product, set, library, FIRST);
    await withIndex(product, library, null, async (index, catalogue) => {
      const searcherWith = (guide) => new product.Searcher(index, new product.QuestionMeaning({ model: () => null }), catalogue, guide);
      const by = (searcher, how) => evaluate(set, library, (question) => searcher.search({ question, first: FIRST, ...how }));
      const guide = new product.Guide();
      const searcher = searcherWith(guide);
      const alone = searcherWith(new product.Guide([]));
      steps.push(['damping in long questions, reranking', (await by(alone, { complete: false, merge: false })).score]);
      steps.push(['topics of the guide, spelling and sound', (await by(searcher, { complete: false, merge: false })).score]);
      steps.push(["completed by the question's own words", (await by(searcher, { merge: false })).score]);
      const full = await by(searcher, {});
      steps.push(['neighbours joined: the whole searcher', full.score]);
      for (const key of Object.keys(LABELS)) {
        const figure = { ours: full.score[key], reference: steps[0][1][key], unit: '%', target: TARGETS[set.name][key] ?? '' };
        results.push(result(`${set.name} ${LABELS[key]}`, figure));
      }
      results.push(result(`${set.name} refused`, { ours: full.refused, unit: '%', target: MOST_REFUSED[set.name] ?? '' }));
      results.push(result(`${set.name} search p50`, { ours: full.milliseconds, unit: 'ms' }));
      results.push(...(await answers(product, set, library, new product.Consultant(index, searcher, guide))));
      results.push(...(await quotations(product, set, library, searcher, seed)));
      misses.push(`${set.name}: refused, or gold not in first place`, ...full.misses);
      const own = set.name === 'legal-sources' ? await ownFigures(searcher, misses) : [];
      results.push(...own);
      if (meaning && (set.name !== LARGE || args.includes('--large')))
        results.push(...(await byMeaning(product, set, library, meaning, { full, own })));
    });
    notes.push(`${set.name}: ${set.questions.length} questions, ${library.passages} passages; each step on top of the one before it`);
    for (const [label, score] of steps)
      notes.push(
        `  ${Object.keys(LABELS)
          .map((key) => score[key].toFixed(1).padStart(5))
          .join(' ')}  ${label}`,
      );
  }
  await meaning?.close();
  notes.push(`columns: ${Object.values(LABELS).join(', ')}; the reference is plain BM25 over ${FLOOR_PIECE}-character pieces`);
  return { name: NAME, results, notes: args.includes('--misses') ? [...notes, ...misses] : notes };
}

/** The same library and questions with the model, beside what words alone have given. */
async function byMeaning(product, set, library, meaning, words) {
  const results = [];
  await withIndex(product, library, meaning, async (index, catalogue) => {
    const questions = new product.QuestionMeaning(meaning.embedder, () => meaning.topics);
    const searcher = new product.Searcher(index, questions, catalogue, new product.Guide());
    const { score, refused, milliseconds } = await evaluate(set, library, (question) => searcher.search({ question, first: FIRST }));
    for (const [key, label] of Object.entries(LABELS))
      results.push(
        withModel(`${set.name} ${label}`, { ours: score[key], words: words.full.score[key], unit: '%', target: TARGETS[set.name][key] }),
      );
    results.push(withModel(`${set.name} refused`, { ours: refused, words: words.full.refused, unit: '%', target: MOST_REFUSED[set.name] }));
    results.push(withModel(`${set.name} search p50`, { ours: milliseconds, words: words.full.milliseconds, unit: 'ms' }));
    const own = words.own.length > 0 ? await ownFigures(searcher, []) : [];
    for (const [at, { metric, ours, unit, target }] of own.entries())
      results.push(withModel(metric, { ours: Number(ours), words: words.own[at].ours, unit, target }));
  });
  return results;
}

async function loadProduct(dist) {
  const load = (file) => import(pathToFileURL(path.join(dist, file)).href);
  const modules = await Promise.all(
    [
      'features/retrieval/preparation/indexing.js',
      'features/retrieval/encoding/encoder.js',
      'features/retrieval/encoding/analyser.js',
      'features/retrieval/encoding/analysis-manifest.js',
      'core/text/sentences.js',
      'features/retrieval/guide/guide.js',
      'features/retrieval/guide/matching/topic-vectors.js',
      'features/retrieval/guide/matching/topic-ways.js',
      'ports/embedder/local/local-embedder.js',
      'ports/embedder/local/local-models.js',
      'features/retrieval/search/searcher.js',
      'features/retrieval/search/meaning/question-meaning.js',
      'features/retrieval/search/consultation.js',
      'features/retrieval/quotation/citation-verifier.js',
      'features/retrieval/quotation/whole-text.js',
      'features/retrieval/search/citing/document-names.js',
      'features/retrieval/search/query/plan-query.js',
      'features/retrieval/search/query/expand.js',
      'features/ask/checked-text/cited-text.js',
      'features/ask/frame/notes/law-notes.js',
      'features/ask/frame/not-found.js',
      'features/ask/prompt-bounds.js',
      'features/retrieval/source-place.views.js',
      'ports/language-model/extractive/extractive-language-model.js',
      'ports/retrieval-index/sqlite/sqlite-retrieval-index.js',
    ].map(load),
  );
  return Object.assign({}, ...modules);
}

const percent = (part, whole) => (100 * part) / whole;

async function evaluate(set, library, search) {
  const scores = [];
  const times = [];
  const misses = [];
  let refused = 0;
  for (const { query, gold } of set.questions) {
    const begun = performance.now();
    const { passages, relevance } = await search(query);
    times.push(performance.now() - begun);
    const places = passages.map((passage) => inFile(library, passage));
    const score = scoreSpans(gold, places);
    scores.push(score);
    if (!relevance.sufficient) refused++;
    if (!relevance.sufficient || !score.hit1) misses.push(missLine(query, { relevance, passages, found: firstHit(gold, places) }));
  }
  return { score: means(scores), milliseconds: median(times), refused: percent(refused, set.questions.length), misses };
}

/** Place of the first result that a gold span is in, from 0; -1 for none. */
const firstHit = (gold, places) =>
  places.findIndex((place) => gold.some(({ doc, start, end }) => doc === place.doc && start < place.end && place.start < end));

/** What was found for a question that went wrong. */
function missLine(question, { relevance, passages: [first], found }) {
  const place = found < 0 ? 'not found' : `place ${found + 1}`;
  const instead = first ? `${first.documentId} › ${first.headingPath.at(-1) ?? ''}` : 'nothing';
  return `  ${relevance.sufficient ? '' : 'refused, '}${place}: ${question.slice(0, 150)} → ${instead}`;
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

async function ownFigures(searcher, misses) {
  const { references, parts, lay, unanswerable } = ownQuestions();
  const search = (question) => searcher.search({ question, first: FIRST, merge: false });
  const places = async (name, questions) => {
    const ranks = [];
    misses.push(`${name}: refused, or not in first place`);
    for (const { query, doc, unit } of questions) {
      const { passages, relevance } = await search(query);
      const found = passages.findIndex((passage) => passage.documentId === doc && passage.unit === unit);
      if (!relevance.sufficient || found !== 0) misses.push(`${missLine(query, { relevance, passages, found })} (wanted ${doc} ${unit})`);
      ranks.push({ found, refused: !relevance.sufficient });
    }
    return {
      within: (depth) => percent(ranks.filter(({ found }) => found >= 0 && found < depth).length, ranks.length),
      refused: percent(ranks.filter(({ refused }) => refused).length, ranks.length),
    };
  };
  const cited = await places('exact references', references);
  let opened = 0;
  for (const { query, doc, unit, place, begins } of parts) {
    const [first] = (await searcher.search({ question: query, first: FIRST })).passages;
    const path = [...first.headingPath, ...first.within].join(' › ');
    const there = first.documentId === doc && first.unit === unit && path.endsWith(place);
    if (there && oneLine(first.text).startsWith(oneLine(begins))) opened++;
  }
  const own = await places('own lay questions', lay);
  let answered = 0;
  misses.push('unanswerable: answered');
  for (const { query } of unanswerable) {
    const { relevance, passages } = await search(query);
    if (!relevance.sufficient) continue;
    answered++;
    misses.push(missLine(query, { relevance, passages, found: -1 }));
  }
  return [
    result('exact references hit@1', { ours: cited.within(1), unit: '%', target: '>= 98' }),
    result('references to parts of a unit: exact part first', { ours: percent(opened, parts.length), unit: '%', target: '>= 98' }),
    result('own lay questions hit@1', { ours: own.within(1), unit: '%' }),
    result('own lay questions hit@5', { ours: own.within(5), unit: '%' }),
    result('own lay questions hit@10', { ours: own.within(10), unit: '%' }),
    result('own lay questions refused', { ours: own.refused, unit: '%' }),
    result('unanswerable questions answered', { ours: percent(answered, unanswerable.length), unit: '%', target: '<= 10' }),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { printOutcome } = await import('./lib/report.mjs');
  const begun = performance.now();
  const outcome = await run({ dist: process.argv[2] ?? DIST });
  printOutcome(outcome, (performance.now() - begun) / 1000);
}
