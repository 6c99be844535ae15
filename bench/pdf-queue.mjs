/**
 * The whole way of a PDF as users go it: HTTP, queue, worker, warm browser, blob store and back, for an agreement of 4 pages with
 * several downloads under way at once. API, worker, PostgreSQL, browser and this client share the machine. After every hundred
 * documents the memory of worker and browser is read: it must not grow.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { backendDist } from '../scripts/lib/paths.mjs';
import { signedInUser, startApi } from './lib/api-server.mjs';
import { startChildServer } from './lib/child-server.mjs';
import { agreement } from './lib/agreement.mjs';
import { canMeasureProcesses, residentMbOf, statOf } from './lib/processes.mjs';
import { result } from './lib/result.mjs';
import { median } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'pdf-queue';
/** Each may download 60 files a minute. */
const USERS = 10;
const BATCHES = 5;
const BATCH = 100;
const CONCURRENCY = 6;
const WARM_UP = 10;
/** Clauses that fill four A4 pages. */
const CLAUSES = 11;
const TARGET_PER_SECOND = 30;
const TARGET_GROWTH = 1.15;

/**
 * @param {{ seed?: number }} options
 * @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string }>}
 */
export async function run({ seed = 1 } = {}) {
  if (!canMeasureProcesses) return { name: NAME, results: [], skipped: 'the memory of other processes can only be read on Linux' };
  const { findInstalledBrowsers } = await import(backendDist('ports/pdf-engine/find-browser.js'));
  if ((await findInstalledBrowsers()).length === 0) return { name: NAME, results: [], skipped: 'no browser is installed' };
  return withTemporaryFolder(async (folder) => {
    const api = await startApi({ folder });
    try {
      const worker = await startChildServer(backendDist('worker.js'), { env: { ...api.env, WORKER_HEALTH_PORT: '0' } });
      try {
        return { name: NAME, results: await measure(api.url, worker.pid, agreement(CLAUSES, seed)) };
      } finally {
        await worker.stop();
      }
    } finally {
      await api.stop();
    }
  });
}

async function measure(url, workerPid, content) {
  const users = [];
  for (let user = 0; user < USERS; user++) users.push(await signedInUser(url));
  let next = 0;
  const download = async () => {
    const { authorization } = users[next++ % USERS];
    const body = new FormData();
    for (const [name, value] of Object.entries({ document_content: content, document_type: 'rent_agreement', format: 'pdf' }))
      body.append(name, value);
    const response = await fetch(`${url}/api/document/download`, { method: 'POST', headers: { authorization }, body });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || bytes.subarray(0, 5).toString() !== '%PDF-')
      throw new Error(`a download answered ${response.status}: ${bytes.subarray(0, 200)}`);
  };
  await inParallel(WARM_UP, download);
  const rates = [];
  const memory = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const startedAt = performance.now();
    await inParallel(BATCH, download);
    rates.push(BATCH / ((performance.now() - startedAt) / 1000));
    memory.push({ worker: residentMbOf(workerPid), browser: browserMb(workerPid) });
  }
  const grown = (part) =>
    result(`memory of the ${part} after ${BATCHES * BATCH} documents, against after ${BATCH}`, {
      ours: memory.at(-1)[part],
      reference: memory[0][part],
      unit: 'MB',
      target: `<= ${TARGET_GROWTH}x`,
    });
  return [
    result(`4-page PDFs per second through the queue, ${CONCURRENCY} at a time`, {
      ours: median(rates),
      unit: 'docs/s',
      target: `>= ${TARGET_PER_SECOND}`,
    }),
    grown('worker'),
    grown('browser'),
    ...memory.map(({ worker, browser }, batch) =>
      result(`memory of worker and browser after ${(batch + 1) * BATCH}`, { ours: worker + browser, unit: 'MB' }),
    ),
  ];
}

async function inParallel(count, task) {
  let left = count;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (left-- > 0) await task();
    }),
  );
}

/** Proportional memory of everything below the worker, so that pages which the browser's processes share count once. */
function browserMb(workerPid) {
  const children = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = Number(statOf(pid)[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
    } catch {
      // It ended between listing and reading.
    }
  }
  const below = (pid) => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(workerPid).reduce((sum, pid) => sum + proportionalMb(pid), 0);
}

function proportionalMb(pid) {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
