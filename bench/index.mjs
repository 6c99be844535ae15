/**
 * The embedded retrieval index on made-up law: its search against SQLite's FTS5 `bm25()` that was fed the same tokens, both asked
 * through the same driver in alternating batches; adding and deleting one document in a small and a large index; and the
 * whole `searchSources` through HTTP, PostgreSQL and all.
 */
import path from 'node:path';
import { backendDist } from '../scripts/lib/paths.mjs';
import { signedInUser, startApi } from './lib/api-server.mjs';
import { send } from './lib/load.mjs';
import { MadeUpLaw } from './lib/made-up-law.mjs';
import { result } from './lib/result.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'index';
const SECTIONS = 5;
const SMALL = 1000;
const SCALES = [
  { documents: 20_000, target: '<= 0.05x' },
  { documents: 100_000, target: '<= 0.02x' },
];
const DOCUMENTS_PER_ADD = 100;
const QUERIES = 60;
const BATCH = 10;
const FIRST = 10;
const WRITES = 40;
const CACHE_BYTES = 64 * 2 ** 20;
/** Below the limit of searches that a user has in a minute. */
const REQUESTS = 100;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes?: string[] }>} */
export async function run({ seed = 1, args = [] } = {}) {
  const product = await loadProduct();
  const law = new MadeUpLaw(seed);
  const results = [];
  const notes = [];
  await withTemporaryFolder(async (folder) => {
    const small = await openIndex(product, path.join(folder, 'small'));
    await build(product, small, law, SMALL, () => undefined);
    const reference = openReference(product, path.join(folder, 'fts5.sqlite'));
    try {
      for (const { documents, target } of args.includes('--short') ? SCALES.slice(0, 1) : SCALES) {
        const index = await openIndex(product, path.join(folder, `data-${documents}`, 'index'));
        try {
          const begun = performance.now();
          const passages = await build(product, index, law, documents, (number, tokens) => reference.add(number, tokens));
          reference.commit();
          notes.push(`${passages} passages built and fed to both in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
          const queries = law.queries(QUERIES, documents, SECTIONS);
          const { ours, theirs } = await compare(product, index, reference, queries);
          const scale = `${passages / 1000}k passages`;
          results.push(result(`search p50, ${scale}`, { ours: median(ours), reference: median(theirs), unit: 'ms', target }));
          results.push(result(`search p95, ${scale}`, { ours: percentile(ours, 0.95), reference: percentile(theirs, 0.95), unit: 'ms' }));
          results.push(...(await writes(product, small, index, law, documents)));
        } finally {
          await index.close();
        }
        if (documents === SCALES[0].documents) results.push(...(await wholeSearch(path.join(folder, `data-${documents}`), law, documents)));
      }
    } finally {
      reference.close();
      await small.close();
    }
  });
  return { name: NAME, results, notes };
}

async function loadProduct() {
  const [store, encoder, analyser, manifest, adapter] = await Promise.all([
    import('@themis/sparse-index/store'),
    ...[
      'features/retrieval/encoding/encoder.js',
      'features/retrieval/encoding/analyser.js',
      'features/retrieval/encoding/analysis-manifest.js',
      'ports/retrieval-index/sqlite/sqlite-retrieval-index.js',
    ].map((file) => import(backendDist(file))),
  ]);
  return { ...store, ...encoder, ...analyser, ...manifest, ...adapter };
}

async function openIndex({ SqliteRetrievalIndex }, directory) {
  const index = new SqliteRetrievalIndex({ directory, cacheBytes: CACHE_BYTES });
  await index.init();
  return index;
}

const idOf = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const titleOf = (number) => `The Made Up Act Number ${number}`;

function indexDocument({ encodePassage }, number, texts, version = 1) {
  const title = titleOf(number);
  return {
    docId: idOf(number),
    docVersion: version,
    passages: texts.map((text, ordinal) => {
      const unit = String(ordinal + 1);
      const path = [`Section ${unit}`];
      return {
        ordinal,
        lexical: encodePassage({ title: '', headings: [], unit: '', text }),
        fields: { documentId: idOf(number), documentType: 'act', year: 1900 + (number % 120), unit },
        payload: {
          documentId: idOf(number),
          title,
          documentType: 'act',
          headingPath: path,
          heading: '',
          unit,
          kind: 'section',
          pageFrom: null,
          pageTo: null,
          start: ordinal * 1000,
          end: ordinal * 1000 + text.length,
          text,
          gap: null,
        },
      };
    }),
  };
}

/** @returns the number of passages */
async function build(product, index, law, documents, feed) {
  const builder = await index.buildGeneration(product.currentManifest(null));
  let passages = 0;
  for (let from = 0; from < documents; from += DOCUMENTS_PER_ADD) {
    const batch = [];
    for (let number = from; number < Math.min(documents, from + DOCUMENTS_PER_ADD); number += 1) {
      const texts = law.sections(number, SECTIONS);
      for (const [at, text] of texts.entries()) feed(number * SECTIONS + at + 1, product.analyse(text));
      batch.push(indexDocument(product, number, texts));
      passages += texts.length;
    }
    await builder.add(batch);
  }
  await builder.seal({ documents, passages });
  await index.promote(builder.id, { expectActive: null });
  return passages;
}

/** FTS5 as one would use it: the same tokens, separated by blanks, BM25 by its own function. */
function openReference({ openDatabase }, file) {
  const db = openDatabase(file, { create: true });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536');
  db.exec("CREATE VIRTUAL TABLE passage USING fts5(tokens, tokenize = 'ascii'); BEGIN");
  const insert = db.prepare('INSERT INTO passage (rowid, tokens) VALUES (?, ?)');
  const select = db.prepare('SELECT rowid, tokens, bm25(passage) AS score FROM passage WHERE passage MATCH ? ORDER BY score LIMIT ?');
  let last = 0;
  return {
    add(number, tokens) {
      if (number <= last) return;
      insert.run(number, tokens.join(' '));
      last = number;
    },
    commit: () => db.exec('COMMIT; BEGIN'),
    search: (terms) => select.all([...new Set(terms)].map((term) => `"${term}"`).join(' OR '), FIRST),
    close: () => db.close(),
  };
}

async function compare({ analyse, encodeQuery }, index, reference, queries) {
  const times = { ours: [], theirs: [] };
  const asOurs = (query) => index.search({ lexical: encodeQuery(analyse(query).map((term) => [term, 1])), limit: FIRST });
  const asTheirs = (query) => reference.search(analyse(query));
  const timed = async (into, work) => {
    const begun = performance.now();
    const found = await work();
    into.push(performance.now() - begun);
    return found;
  };
  // One round to fill both caches.
  for (const query of queries) await asOurs(query);
  for (const query of queries.slice(0, BATCH)) asTheirs(query);
  for (let from = 0; from < queries.length; from += BATCH) {
    const batch = queries.slice(from, from + BATCH);
    for (const query of batch)
      if ((await timed(times.ours, () => asOurs(query))).hits.length === 0) throw new Error('a search found nothing');
    for (const query of batch) if ((await timed(times.theirs, () => asTheirs(query))).length === 0) throw new Error('FTS5 found nothing');
  }
  return times;
}

/** How much longer a change may take in an index of so many documents than in the small one. */
const MOST_SLOWED = { [SCALES[0].documents]: { delete: '<= 1.2x' }, [SCALES[1].documents]: { add: '<= 1.5x', delete: '<= 1.5x' } };

/** One document added and deleted, in the small and the large index in turn. */
async function writes(product, small, large, law, documents) {
  const manifest = product.currentManifest(null);
  const times = { add: { small: [], large: [] }, delete: { small: [], large: [] } };
  for (let at = 0; at < WRITES; at += 1) {
    const number = documents + 1_000_000 + at;
    const document = indexDocument(product, number, law.sections(number, SECTIONS));
    for (const [name, index] of at % 2
      ? [
          ['small', small],
          ['large', large],
        ]
      : [
          ['large', large],
          ['small', small],
        ]) {
      const begun = performance.now();
      await index.upsertDocument(document, manifest);
      const added = performance.now();
      await index.deleteDocument(document.docId);
      times.add[name].push(added - begun);
      times.delete[name].push(performance.now() - added);
    }
  }
  return Object.entries(times).map(([verb, { small: few, large: many }]) =>
    result(`${verb} one document, ${documents / 1000}k documents against ${SMALL / 1000}k`, {
      ours: median(many),
      reference: median(few),
      unit: 'ms',
      target: MOST_SLOWED[documents]?.[verb] ?? '',
    }),
  );
}

/** `searchSources` of the running product: token, limits, catalogue, plan, several index searches, reranking, GraphQL. */
async function wholeSearch(folder, law, documents) {
  const api = await startApi({ folder });
  try {
    await fillLibrary(api.referenceEnv.DATABASE_URL, documents);
    const { authorization } = await signedInUser(api.url);
    const queries = law.queries(REQUESTS, documents, SECTIONS);
    const times = [];
    for (const [at, query] of queries.entries()) {
      const body = JSON.stringify({
        query: 'query ($query: String!) { searchSources(query: $query) { generation passages { documentId headingPath text score } } }',
        variables: { query },
      });
      const begun = performance.now();
      const answer = await send({
        url: `${api.url}/graphql`,
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body,
      });
      if (at >= 5) times.push(performance.now() - begun);
      if (answer.status !== 200 || !JSON.parse(answer.body).data?.searchSources.passages.length)
        throw new Error(`searchSources answered ${answer.body.slice(0, 200)}`);
    }
    const scale = `${(documents * SECTIONS) / 1000}k passages, ${documents / 1000}k documents`;
    return [
      result(`searchSources over HTTP p50, ${scale}`, { ours: median(times), unit: 'ms', target: '< 15' }),
      result(`searchSources over HTTP p95, ${scale}`, { ours: percentile(times, 0.95), unit: 'ms' }),
    ];
  } finally {
    await api.stop();
  }
}

/** Rows of the documents that the index holds, as their jobs would have left them. */
async function fillLibrary(url, documents) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into legal_documents (id, filename, document_type, file_type, size, sha256, status, blob_key, text_key, text_version, title, year, facts, revision)
       select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'act-' || n || '.txt', 'act', '.txt', 1000, md5(n::text), 'indexed', 'b', 't', 1,
         'The Made Up Act Number ' || n, 1900 + n % 120, jsonb_build_object('court', null, 'shortNames', '[]'::jsonb, 'opening', 'The Made Up Act Number ' || n), 2
       from generate_series(0, $1 - 1) as n`,
      [documents],
    );
    await client.query('update library_state set revision = 2');
  } finally {
    await client.end();
  }
}
