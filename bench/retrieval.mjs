/**
 * Retrieval quality on the development data, and what each step adds to plain BM25 over 500-character pieces.
 * The last step is the product's own searcher on the embedded index; the steps before it use the same vectors in memory.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';
import { rootDir } from '../scripts/lib/paths.mjs';
import { MemoryIndex } from './lib/memory-index.mjs';
import { result } from './lib/result.mjs';
import { developmentSets, means, ownQuestions, scoreSpans } from './lib/retrieval-sets.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'retrieval';
const DIST = path.join(rootDir, 'backend', 'dist');
const FLOOR_PIECE = 500;
const FIRST = 10;
/** Passages that an answer is drawn from, as in features/ask. */
const ANSWER_PASSAGES = 8;
/** Characters of a sentence worth quoting. */
const QUOTABLE = 40;
const CACHE_BYTES = 64 * 2 ** 20;
const TARGETS = {
  'legal-sources': { hit1: '>= 55', hit5: '>= 80', hit10: '>= 88' },
  'contracts-mini': { hit1: '>= 52', hit10: '>= 88', characters: '>= 75' },
  'obliqa-mini': { hit1: '>= 71', hit10: '>= 94', map: '>= 74' },
};
const LABELS = { hit1: 'hit@1', hit5: 'hit@5', hit10: 'hit@10', characters: 'gold characters in the first 10', map: 'MAP@10' };

/**
 * @param {{ seed?: number, dist?: string }} options `dist`: folder of the built back end
 * @returns {Promise<{ name: string, results: object[], notes?: string[], skipped?: string }>}
 */
export async function run({ seed = 1, dist = DIST } = {}) {
  const sets = developmentSets();
  if (!sets) return { name: NAME, results: [], skipped: 'skipped: the data folder is not beside the checkout' };
  const product = await loadProduct(dist);
  const results = [];
  const notes = [];
  for (const set of sets) {
    const library = prepare(product, set);
    const steps = ablation(product, set, library);
    await withSearcher(product, library, async (searcher) => {
      const search = (how) => (question) => searcher.search({ question, first: FIRST, ...how }).then(({ passages }) => passages);
      const reranked = await evaluate(set, library, search({ complete: false, merge: false }));
      steps.push(['damping in long questions, reranking', reranked.score]);
      const complete = await evaluate(set, library, search({ merge: false }));
      steps.push(["completed by the question's own words", complete.score]);
      const full = await evaluate(set, library, search({}));
      steps.push(['neighbours joined: the whole searcher', full.score]);
      const floor = steps[0][1];
      for (const key of Object.keys(LABELS)) {
        results.push(
          result(`${set.name} ${LABELS[key]}`, {
            ours: full.score[key],
            reference: floor[key],
            unit: '%',
            target: TARGETS[set.name][key] ?? '',
          }),
        );
      }
      results.push(result(`${set.name} search p50`, { ours: full.milliseconds, unit: 'ms' }));
      results.push(...(await answers(product, set, library, searcher)));
      results.push(...(await quotations(product, set, library, searcher, seed)));
      if (set.name === 'legal-sources') results.push(...(await ownFigures(set, searcher)));
    });
    notes.push(`${set.name}: ${set.questions.length} questions, ${library.passages} passages; each step on top of the one before it`);
    for (const [label, score] of steps)
      notes.push(
        `  ${Object.keys(LABELS)
          .map((key) => score[key].toFixed(1).padStart(5))
          .join(' ')}  ${label}`,
      );
  }
  notes.push(`columns: ${Object.values(LABELS).join(', ')}; the reference is plain BM25 over ${FLOOR_PIECE}-character pieces`);
  return { name: NAME, results, notes };
}

async function loadProduct(dist) {
  const load = (file) => import(pathToFileURL(path.join(dist, file)).href);
  const modules = await Promise.all(
    [
      'features/retrieval/preparation/indexing.js',
      'features/retrieval/encoding/encoder.js',
      'features/retrieval/encoding/analyser.js',
      'features/retrieval/encoding/analysis-manifest.js',
      'features/retrieval/reading/sentences.js',
      'features/retrieval/search/searcher.js',
      'features/retrieval/quotation/citation-verifier.js',
      'features/retrieval/search/citing/document-names.js',
      'features/retrieval/search/query/plan-query.js',
      'features/retrieval/search/query/expand.js',
      'features/ask/checked-text/cited-text.js',
      'features/retrieval/source-place.views.js',
      'ports/language-model/extractive/extractive-language-model.js',
      'ports/retrieval-index/sqlite/sqlite-retrieval-index.js',
    ].map(load),
  );
  return Object.assign({}, ...modules);
}

function prepare({ prepareDocument, passagePayloads }, set) {
  const sources = new Map();
  let passages = 0;
  for (const { doc, type, text } of set.documents) {
    const { prepared, facts, passages: cut } = prepareDocument([{ number: null, text }], type, doc);
    const identity = {
      documentId: doc,
      version: 1,
      documentType: type,
      title: facts.title,
      year: facts.year,
      jurisdiction: facts.jurisdiction,
    };
    sources.set(doc, { identity, facts, prepared, text, payloads: passagePayloads(identity, prepared, cut) });
    passages += cut.length;
  }
  const entries = [...sources.values()].map(({ identity, facts }) => ({
    ...identity,
    shortNames: facts.shortNames,
    opening: facts.opening,
  }));
  return { sources, entries, passages };
}

async function withSearcher({ Searcher, SqliteRetrievalIndex, currentManifest, toIndexDocument }, { sources, entries }, use) {
  await withTemporaryFolder(async (directory) => {
    const index = new SqliteRetrievalIndex({ directory, cacheBytes: CACHE_BYTES });
    try {
      await index.init();
      const builder = await index.buildGeneration(currentManifest(null));
      let passages = 0;
      for (const { identity, payloads } of sources.values()) {
        await builder.add([toIndexDocument(identity, payloads)]);
        passages += payloads.length;
      }
      await builder.seal({ documents: sources.size, passages });
      await index.promote(builder.id, { expectActive: null });
      await use(new Searcher(index, { model: () => null }, { snapshot: () => Promise.resolve({ version: '1', entries }) }));
    } finally {
      await index.close();
    }
  });
}

/** Cleaning only deletes, so a span of the canonical text has one place in the file that the gold spans refer to. */
function inFile({ sources }, { documentId, start, end }) {
  const { segments } = sources.get(documentId).prepared;
  const place = (offset) => {
    const segment = segments.findLast((each) => each.start <= offset);
    return segment.source + offset - segment.start;
  };
  return { doc: documentId, start: place(start), end: place(end - 1) + 1 };
}

async function evaluate(set, library, search) {
  const scores = [];
  const times = [];
  for (const { query, gold } of set.questions) {
    const begun = performance.now();
    const passages = await search(query);
    times.push(performance.now() - begun);
    scores.push(
      scoreSpans(
        gold,
        passages.map((passage) => inFile(library, passage)),
      ),
    );
  }
  return { score: means(scores), milliseconds: times.sort((a, b) => a - b)[times.length >> 1] };
}

/** Plain BM25 first, then one thing more at a time. */
function ablation(product, set, library) {
  const { analyse, concepts, DocumentNames, encodePassage, encodeQuery, passageFields, planQuery, weightedTerms } = product;
  /** @type {(fieldsOf: (payload: any) => object, payloadsOf?: (source: any) => any[]) => MemoryIndex} */
  const indexOf = (fieldsOf, payloadsOf = ({ payloads }) => payloads) => {
    const index = new MemoryIndex();
    for (const source of library.sources.values()) {
      const passages = payloadsOf(source).map((payload) => ({ payload, lexical: encodePassage(fieldsOf(payload)) }));
      index.add({ docId: source.identity.documentId, passages });
    }
    return index;
  };
  const textOnly = ({ text }) => ({ title: '', headings: [], unit: '', text });
  const pieces = ({ identity, prepared }) =>
    Array.from({ length: Math.ceil(prepared.text.length / FLOOR_PIECE) }, (_, i) => {
      const start = i * FLOOR_PIECE;
      const end = Math.min(prepared.text.length, start + FLOOR_PIECE);
      return { documentId: identity.documentId, start, end, text: prepared.text.slice(start, end) };
    });
  const names = new DocumentNames(library.entries);
  const plain = (question) => ({ terms: analyse(question).map((term) => [term, 1]) });
  const routed = (question) => {
    const { rest, documentIds } = planQuery(question, names);
    return { terms: analyse(rest).map((term) => [term, 1]), documentIds };
  };
  const telling = (question) => {
    const { rest, documentIds } = planQuery(question, names);
    return {
      terms: concepts(rest)
        .filter(({ weight }) => weight > 0)
        .map(({ term, weight }) => [term, weight]),
      documentIds,
    };
  };
  const lay = (question) => {
    const { rest, documentIds } = planQuery(question, names);
    return { terms: weightedTerms(concepts(rest)), documentIds };
  };
  const fields = indexOf(passageFields);
  /** @type {[label: string, index: MemoryIndex, query: (question: string) => { terms: [string, number][], documentIds?: string[] }][]} */
  const steps = [
    [`plain BM25, ${FLOOR_PIECE}-character pieces`, indexOf(textOnly, pieces), plain],
    ['passages by structure', indexOf(textOnly), plain],
    ['headings and title as fields (BM25F)', fields, plain],
    ['document named in the question', fields, routed],
    ['framing words of the question dropped', fields, telling],
    ['everyday words to legal words', fields, lay],
  ];
  return steps.map(([label, index, query]) => {
    const scores = set.questions.map(({ query: question, gold }) => {
      const { terms, documentIds } = query(question);
      const hits = index.search({ lexical: encodeQuery(terms), limit: FIRST, documentIds });
      return scoreSpans(
        gold,
        hits.map(({ payload }) => inFile(library, payload)),
      );
    });
    return [label, means(scores)];
  });
}

/** Whole answers, as asking without a model gives them: every quotation in text and citations against its source. */
async function answers({ CitationGate, CitedText, concepts, ExtractiveLanguageModel, headingPathText }, set, library, searcher) {
  const gate = new CitationGate(
    [...library.sources.values()].map(({ identity, prepared }) => ({ documentId: identity.documentId, ...prepared })),
  );
  const model = new ExtractiveLanguageModel();
  const counts = { shown: 0, verbatim: 0, quoting: 0, onGold: 0, withheld: 0 };
  for (const { query, gold } of set.questions) {
    const { passages, relevance, plan } = await searcher.search({ question: query, first: ANSWER_PASSAGES });
    const question = plan.rest || query;
    const sources = (relevance.sufficient ? passages : []).map((passage, i) => ({
      ...passage,
      id: String(i),
      gateId: passage.documentId,
      headingPath: headingPathText(passage.headingPath),
      origin: 'library',
      cited: passage.found === 'reference',
    }));
    const cited = new CitedText(gate, sources, query);
    for await (const event of model.answer({ question, related: concepts(question), sources }))
      if (event.type === 'text') cited.add(event.text, event.citations);
    for (const { documentId, spanStart, spanEnd, quotation, marker } of cited.citations) {
      const exact = library.sources.get(documentId).prepared.text.slice(spanStart, spanEnd) === quotation;
      const inText = cited.text.includes(`“${quotation.replace(/\s+/g, ' ').trim()}” [${marker}]`);
      counts.shown++;
      if (exact && inText) counts.verbatim++;
    }
    counts.withheld += cited.withheldQuotations + cited.withheldReferences;
    if (cited.citations.length > 0) counts.quoting++;
    const places = cited.citations.map(({ documentId, spanStart, spanEnd }) =>
      inFile(library, { documentId, start: spanStart, end: spanEnd }),
    );
    if (scoreSpans(gold, places).hit10) counts.onGold++;
  }
  const share = (part, whole) => (100 * part) / Math.max(1, whole);
  return [
    result(`${set.name} quotations of answers word for word`, { ours: share(counts.verbatim, counts.shown), unit: '%', target: '>= 100' }),
    result(`${set.name} answers that quote the gold text`, { ours: share(counts.onGold, set.questions.length), unit: '%' }),
    result(`${set.name} quotations per answer`, { ours: counts.shown / Math.max(1, counts.quoting), unit: '' }),
    result(`${set.name} parts of answers withheld`, { ours: counts.withheld, unit: '' }),
  ];
}

/** Sentences of the best passages, spoilt a little, must come through the gate as the source's own words or not at all. */
async function quotations({ CitationGate, sentences }, set, library, searcher, seed) {
  const gate = new CitationGate(
    [...library.sources.values()].map(({ identity, prepared }) => ({ documentId: identity.documentId, ...prepared })),
  );
  const random = generator(seed);
  let shown = 0;
  let verbatim = 0;
  let claimed = 0;
  let withheld = 0;
  for (const { query } of set.questions) {
    const { passages } = await searcher.search({ question: query, first: 2 });
    const claims = passages.flatMap(({ documentId, start, text }) =>
      sentences(text)
        .filter((sentence) => sentence.end - sentence.start >= QUOTABLE)
        .slice(0, 2)
        .map((sentence) => ({ documentId, near: start, quotation: spoilt(text.slice(sentence.start, sentence.end), random) })),
    );
    const outcome = gate.check(claims);
    claimed += claims.length;
    withheld += outcome.withheld;
    for (const { documentId, start, end, quotation } of outcome.shown) {
      shown++;
      if (library.sources.get(documentId).prepared.text.slice(start, end) === quotation) verbatim++;
    }
  }
  return [
    result(`${set.name} shown quotations word for word`, { ours: (100 * verbatim) / Math.max(1, shown), unit: '%', target: '>= 100' }),
    result(`${set.name} spoilt quotations found again`, { ours: (100 * (claimed - withheld)) / Math.max(1, claimed), unit: '%' }),
  ];
}

function spoilt(sentence, random) {
  const words = sentence.replace(/[“”]/g, '"').split(/\s+/);
  const kind = random();
  if (kind < 0.25) return words.join(' ').toUpperCase();
  if (kind < 0.5) return words.filter((_, i) => i === 0 || random() > 0.08).join(' ');
  if (kind < 0.6) return `${words.slice(0, 4).join(' ')} and this was never written anywhere in the sources at all`;
  return words.join(' ');
}

function generator(seed) {
  let state = (seed >>> 0) + 1;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

async function ownFigures(set, searcher) {
  const { references, parts, lay, unanswerable } = ownQuestions();
  const search = (question) => searcher.search({ question, first: FIRST, merge: false });
  const places = async (questions) => {
    const found = [];
    for (const { query, doc, unit } of questions) {
      const { passages } = await search(query);
      found.push(passages.findIndex((passage) => passage.documentId === doc && passage.unit === unit));
    }
    return (depth) => (100 * found.filter((at) => at >= 0 && at < depth).length) / found.length;
  };
  const relevant = async (questions) => {
    let count = 0;
    for (const { query } of questions) if ((await search(query)).relevance.sufficient) count++;
    return (100 * count) / questions.length;
  };
  const cited = await places(references);
  let opened = 0;
  for (const { query, doc, unit, place, begins } of parts) {
    const [first] = (await searcher.search({ question: query, first: FIRST })).passages;
    const path = [...first.headingPath, ...first.within].join(' › ');
    const there = first.documentId === doc && first.unit === unit && path.endsWith(place);
    if (there && oneLine(first.text).startsWith(oneLine(begins))) opened++;
  }
  const own = await places(lay);
  return [
    result('exact references hit@1', { ours: cited(1), unit: '%', target: '>= 98' }),
    result('references to parts of a unit: exact part first', { ours: (100 * opened) / parts.length, unit: '%', target: '>= 98' }),
    result('own lay questions hit@1', { ours: own(1), unit: '%' }),
    result('own lay questions hit@5', { ours: own(5), unit: '%' }),
    result('own lay questions hit@10', { ours: own(10), unit: '%' }),
    result('unanswerable questions answered', { ours: await relevant(unanswerable), unit: '%', target: '<= 10' }),
    result('answerable questions refused', { ours: 100 - (await relevant(set.questions)), unit: '%', target: '<= 5' }),
    result('own lay questions refused', { ours: 100 - (await relevant(lay)), unit: '%' }),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { printOutcome } = await import('./lib/report.mjs');
  const begun = performance.now();
  const outcome = await run({ dist: process.argv[2] ?? DIST });
  printOutcome(outcome, (performance.now() - begun) / 1000);
}
