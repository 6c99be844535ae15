/**
 * Search by meaning: what the sentence model does in a second and what it adds to a question, and the embedded index's dense search against
 * brute force over the same vectors. The vectors are made from those of the guide's ways of asking by the model, two mixed and
 * disturbed for each passage; without the model, from random directions, which are harder to tell apart than meanings.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backendDist, rootDir } from '../scripts/lib/paths.mjs';
import { MadeUpLaw } from './lib/made-up-law.mjs';
import { result } from './lib/result.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'meaning';
const MODEL = path.join(rootDir, '..', 'shared', 'models', 'all-MiniLM-L6-v2');
const DIMENSIONS = 384;
const MODEL_NAME = 'bench';
const FIRST = 10;
const QUERIES = 60;
const PASSAGES_PER_DOCUMENT = 100;
const DOCUMENTS_PER_ADD = 10;
/** Of about 250 tokens each. */
const PASSAGES_EMBEDDED = 100;
const PASSAGE_CHARACTERS = 1100;
const BASES = 1500;
const QUESTIONS = 100;
/** How far a passage's vector is moved from the mixture that it is made of, in parts of its length. */
const DISTURBED = 0.5;

const MODULES = [
  'features/retrieval/encoding/analysis-manifest.js',
  'features/retrieval/guide/load-topics.js',
  'ports/embedder/local/local-embedder.js',
  'ports/embedder/local/local-models.js',
  'ports/retrieval-index/sqlite/sqlite-retrieval-index.js',
];

/**
 * `--passages=<n>` sets the size of the index, `--model=<folder>` the model.
 * @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes: string[] }>}
 */
export async function run({ seed = 1, args = [] } = {}) {
  const { values } = parseArgs({ args, options: { passages: { type: 'string' }, model: { type: 'string' } }, strict: false });
  const model = String(values.model ?? MODEL);
  const product = Object.assign({}, ...(await Promise.all(MODULES.map((file) => import(backendDist(file))))));
  const next = generator(seed);
  const notes = [];
  const results = [];
  let bases;
  if (existsSync(path.join(model, 'tokenizer.json'))) {
    const measured = await measureModel(product, model, new MadeUpLaw(seed));
    results.push(...measured.results);
    bases = measured.vectors;
  } else {
    notes.push(`no model in ${path.relative(rootDir, model)}: vectors are random directions, and nothing is said of the model`);
    bases = Array.from({ length: BASES }, () => unit(Float32Array.from({ length: DIMENSIONS }, () => gaussian(next))));
  }
  const count = Number(values.passages ?? 100_000);
  results.push(...(await measureSearch(product, bases, count, next)));
  return { name: NAME, results, notes };
}

async function measureModel({ LocalEmbedder, modelInFolder, loadTopics }, folder, law) {
  const embedder = new LocalEmbedder({ ...modelInFolder(folder), questionTimeoutMs: 60_000 });
  try {
    const begun = performance.now();
    await embedder.init();
    const loading = performance.now() - begun;
    const asks = loadTopics().flatMap(({ asks: { en } }) => en.slice(0, 1));
    const questions = asks.slice(0, QUESTIONS);
    const times = [];
    for (const question of questions) {
      const asked = performance.now();
      await embedder.embed([question], 'query');
      times.push(performance.now() - asked);
    }
    const passages = law
      .sections(1, PASSAGES_EMBEDDED * 4)
      .reduce(packed, [])
      .slice(0, PASSAGES_EMBEDDED);
    const from = performance.now();
    await embedder.embed(passages, 'passage');
    const rate = (1000 * passages.length) / (performance.now() - from);
    const memory = childMemory();
    const vectors = await embedder.embed(asks.slice(0, BASES), 'passage');
    return {
      vectors,
      results: [
        result('model loads', { ours: loading, unit: 'ms' }),
        result('question embedded p50', { ours: median(times), unit: 'ms', target: '<= 15' }),
        result('passages of 250 tokens embedded', { ours: rate, unit: '/s', target: '>= 25' }),
        ...(memory === null ? [] : [result('memory of its process', { ours: memory, unit: 'MB', target: '<= 350' })]),
      ],
    };
  } finally {
    // The child process keeps nothing alive, and here nothing else does while it ends.
    const alive = setInterval(() => undefined, 1000);
    await embedder.close();
    clearInterval(alive);
  }
}

/** Texts joined up to the length of a passage. */
function packed(passages, text) {
  const last = passages.at(-1);
  if (last !== undefined && last.length + text.length <= PASSAGE_CHARACTERS) passages[passages.length - 1] = `${last} ${text}`;
  else passages.push(text.slice(0, PASSAGE_CHARACTERS));
  return passages;
}

/** Resident megabytes of the only child process; null where the system does not tell. */
function childMemory() {
  try {
    const [pid] = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
  } catch {
    return null;
  }
}

async function measureSearch({ SqliteRetrievalIndex, currentManifest }, bases, count, next) {
  const dimensions = bases[0].length;
  const all = new Float32Array(count * dimensions);
  for (let at = 0; at < count; at += 1) all.set(madeOf(bases, next), at * dimensions);
  const vectorAt = (number) => all.subarray(number * dimensions, (number + 1) * dimensions);
  return withTemporaryFolder(async (directory) => {
    const index = new SqliteRetrievalIndex({ directory, cacheBytes: 32 * 2 ** 20 });
    try {
      await index.init();
      const builder = await index.buildGeneration(currentManifest({ name: MODEL_NAME, dimensions }));
      const documents = Math.ceil(count / PASSAGES_PER_DOCUMENT);
      for (let from = 0; from < documents; from += DOCUMENTS_PER_ADD)
        await builder.add(
          Array.from({ length: Math.min(DOCUMENTS_PER_ADD, documents - from) }, (_, at) => documentAt(from + at, count, vectorAt)),
        );
      await builder.seal({ documents, passages: count });
      await index.promote(builder.id, { expectActive: null });
      const times = [];
      const cpu = [];
      let found = 0;
      for (let query = -1; query < QUERIES; query += 1) {
        const vector = madeOf(bases, next);
        const begun = performance.now();
        const before = process.cpuUsage();
        const { hits } = await index.search({ lexical: NO_TERMS, dense: { vector, model: MODEL_NAME }, limit: FIRST });
        // The first one fills the caches.
        if (query < 0) continue;
        times.push(performance.now() - begun);
        const { user, system } = process.cpuUsage(before);
        cpu.push((user + system) / 1000);
        const nearest = new Set(bruteForce(vector, all, count));
        found += hits.filter(({ docId, ordinal }) => nearest.has(Number(docId) * PASSAGES_PER_DOCUMENT + ordinal)).length;
      }
      const scale = `${count / 1000}k passages`;
      return [
        result(`dense search p50, ${scale}`, { ours: median(times), unit: 'ms', target: '<= 12' }),
        result(`dense search p95, ${scale}`, { ours: percentile(times, 0.95), unit: 'ms' }),
        result(`dense search, processor time p50, ${scale}`, { ours: median(cpu), unit: 'ms' }),
        result(`dense search recall@${FIRST}, ${scale}`, { ours: found / (QUERIES * FIRST), unit: '', target: '>= 0.98' }),
      ];
    } finally {
      await index.close();
    }
  });
}

const NO_TERMS = { termIds: new Uint32Array(), weights: new Float32Array() };

const documentAt = (number, count, vectorAt) => ({
  docId: String(number),
  docVersion: 1,
  passages: Array.from({ length: Math.min(PASSAGES_PER_DOCUMENT, count - number * PASSAGES_PER_DOCUMENT) }, (_, ordinal) => ({
    ordinal,
    lexical: NO_TERMS,
    dense: [vectorAt(number * PASSAGES_PER_DOCUMENT + ordinal)],
    fields: {},
    payload: {},
  })),
});

function madeOf(bases, next) {
  const [one, two] = [0, 1].map(() => bases[Math.floor(next() * bases.length)]);
  const share = next();
  const spread = DISTURBED / Math.sqrt(one.length);
  return unit(one.map((value, at) => share * value + (1 - share) * two[at] + spread * gaussian(next)));
}

function unit(vector) {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

function bruteForce(query, all, count) {
  const scored = [];
  for (let number = 0; number < count; number += 1) {
    let sum = 0;
    for (let at = 0; at < query.length; at += 1) sum += query[at] * all[number * query.length + at];
    scored.push([sum, number]);
  }
  return scored
    .sort(([a], [b]) => b - a)
    .slice(0, FIRST)
    .map(([, number]) => number);
}

/** Source: Box and Muller 1958. */
const gaussian = (next) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** Source: mulberry32 by T. Ettinger. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
