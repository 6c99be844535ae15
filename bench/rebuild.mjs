/**
 * A rebuild of 10,000 made-up acts in the whole product: how long it takes, what the worker holds in memory, and whether the
 * old index answers every 100 ms in the meantime. The texts are laid where their jobs would have left them.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signedInUser } from './lib/api-server.mjs';
import { startLawProduct } from './lib/law-product.mjs';
import { send } from './lib/load.mjs';
import { MadeUpLaw } from './lib/made-up-law.mjs';
import { canMeasureProcesses, cpuSecondsOf, residentMbOf } from './lib/processes.mjs';
import { result } from './lib/result.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'rebuild';
const DOCUMENTS = 10_000;
const SECTIONS = 10;
const PROBE_MS = 100;
const LIMIT_MS = 15 * 60_000;
const ROWS_PER_INSERT = 500;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string, notes?: string[] }>} */
export async function run({ seed = 1, args = [] } = {}) {
  if (!canMeasureProcesses) return { name: NAME, results: [], skipped: 'processes can only be measured on Linux' };
  const documents = args.includes('--short') ? DOCUMENTS / 10 : DOCUMENTS;
  return withTemporaryFolder(async (folder) => {
    const product = await startLawProduct(folder);
    try {
      const law = new MadeUpLaw(seed);
      await fillLibrary(product, law, documents);
      const first = await rebuilt(product, documents);
      const second = await rebuilt(product, documents);
      const scale = `${documents / 1000}k documents, ${second.passages / 1000}k passages`;
      return {
        name: NAME,
        results: [
          result(`rebuild of ${scale}`, { ours: second.seconds, unit: 's', target: documents === DOCUMENTS ? '<= 60' : '' }),
          result("processor time of the worker's process", { ours: second.cpuSeconds, unit: 's' }),
          result('documents per second', { ours: documents / second.seconds, unit: '1/s' }),
          result('worker, largest resident size', { ours: Math.max(first.workerMb, second.workerMb), unit: 'MB', target: '<= 700' }),
          result('API process, likewise', { ours: Math.max(first.apiMb, second.apiMb), unit: 'MB', target: '< 1024' }),
          result(`probes every ${PROBE_MS} ms that were not answered by a complete index`, {
            ours: second.unanswered,
            unit: `of ${second.probes}`,
            target: '< 1',
          }),
          result('probe p50 during the rebuild', { ours: median(second.times), unit: 'ms' }),
          result('probe p99 during the rebuild', { ours: percentile(second.times, 0.99), unit: 'ms' }),
        ],
      };
    } finally {
      await product.stop();
    }
  });
}

const idOf = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

async function fillLibrary({ database, dataDir }, law, documents) {
  for (let from = 0; from < documents; from += ROWS_PER_INSERT) {
    const rows = [];
    for (let number = from; number < Math.min(documents, from + ROWS_PER_INSERT); number += 1) {
      const id = idOf(number);
      const text = law.act(number, SECTIONS);
      const stored = JSON.stringify({ text, pageStarts: [0], pageNumbers: [null] });
      const key = `legal-sources/${id}/v1/text`;
      mkdirSync(path.dirname(path.join(dataDir, 'files', key)), { recursive: true });
      writeFileSync(path.join(dataDir, 'files', key), stored);
      const title = `The Made Up Act Number ${number}`;
      rows.push({
        id,
        filename: `act-${number}.txt`,
        size: text.length,
        sha256: createHash('sha256').update(text).digest('hex'),
        key,
        title,
        year: 1900 + (number % 120),
        bytes: stored.length,
      });
    }
    await database.query(
      `insert into legal_documents (id, filename, document_type, file_type, size, sha256, status, blob_key, text_key, text_version, text_bytes, title, year, facts, revision)
       select id, filename, 'act', '.txt', size, sha256, 'indexed', key, key, 1, bytes, title, year, jsonb_build_object('court', null, 'shortNames', '[]'::jsonb, 'opening', title), 2
       from json_to_recordset($1::json) as row (id uuid, filename text, size bigint, sha256 text, key text, title text, year int, bytes bigint)`,
      [JSON.stringify(rows)],
    );
  }
  await database.query('update library_state set revision = 2');
}

/** One rebuild with probes from its start to its end. The limit of searches is lifted, since the probes are one user's. */
async function rebuilt({ url, admin, database, processes }, documents) {
  const { authorization } = await signedInUser(url);
  const pids = Object.fromEntries(processes().map(({ name, pid }) => [name, pid]));
  /** @type {{ times: number[], probes: number, unanswered: number, workerMb: number, apiMb: number }} */
  const seen = { times: [], probes: 0, unanswered: 0, workerMb: 0, apiMb: 0 };
  const search = JSON.stringify({
    query: '{ searchSources(query: "made up act number 7 section 1") { generation passages { documentId } } }',
  });
  const cpu = cpuSecondsOf(pids['worker.js']);
  const begun = performance.now();
  const started = await send({ url: `${url}/api/admin/rebuild-index`, method: 'POST', headers: { authorization: admin } });
  const { job_id: job } = JSON.parse(started.body);
  const before = JSON.parse((await probe(url, authorization, search)).body).data?.searchSources.generation;
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline;) {
    const at = performance.now();
    await database.query('delete from rate_limits');
    const asked = performance.now();
    const answer = await probe(url, authorization, search);
    seen.times.push(performance.now() - asked);
    seen.probes += 1;
    const found = JSON.parse(answer.body).data?.searchSources;
    if (answer.status !== 200 || (before && !found?.passages.length)) seen.unanswered += 1;
    seen.workerMb = Math.max(seen.workerMb, residentMbOf(pids['worker.js']));
    seen.apiMb = Math.max(seen.apiMb, residentMbOf(pids['main.js']));
    const { rows } = await database.query('select state, error_text, result from jobs where id = $1', [job]);
    if (rows[0].state === 'completed') {
      if (rows[0].result.documents !== documents) throw new Error(`the new index holds ${rows[0].result.documents} documents`);
      return {
        ...seen,
        seconds: (performance.now() - begun) / 1000,
        cpuSeconds: cpuSecondsOf(pids['worker.js']) - cpu,
        passages: rows[0].result.passages,
      };
    }
    if (rows[0].state !== 'queued' && rows[0].state !== 'running')
      throw new Error(`the rebuild ended as ${rows[0].state}: ${rows[0].error_text}`);
    await delay(Math.max(0, PROBE_MS - (performance.now() - at)));
  }
  throw new Error('the rebuild did not end in time');
}

const probe = (url, authorization, body) =>
  send({ url: `${url}/graphql`, method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body });
