/**
 * How long the product takes to start and to stop, and what it holds in memory when idle. Every start has the settings of a
 * fresh clone and a data folder of its own; ready means that /health/ready answers 200. `--cold` also installs, builds and starts
 * a copy of the checkout with an empty npm cache.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot, rootDir } from '../scripts/lib/paths.mjs';
import { canMeasureProcesses, cpuSecondsOf, residentMbOf } from './lib/processes.mjs';
import { startProduct } from './lib/product.mjs';
import { result } from './lib/result.mjs';
import { median } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'start';
const STARTS = 5;
const WARM_LIMIT_MS = 60_000;
const COLD_LIMIT_MS = 30 * 60_000;
/** The roles collect what their start has left once they are quiet: core/processes/free-start-memory.ts */
const IDLE_MS = 15_000;
const MB = 2 ** 20;
/** What start.mjs says about its longer steps. */
const STEP = /^ {2}(.+?)(?: \(.*\))?: done in ([\d.]+) s$/gm;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string, notes?: string[] }>} */
export async function run({ args = [] } = {}) {
  if (!canMeasureProcesses) return { name: NAME, results: [], skipped: 'processes can only be measured on Linux' };
  const results = await withTemporaryFolder(warm);
  if (!args.includes('--cold')) return { name: NAME, results, notes: ['--cold also measures npm ci, build and first start.'] };
  return { name: NAME, results: [...results, ...(await withTemporaryFolder(cold))] };
}

async function warm(folder) {
  const dataDir = path.join(folder, 'data');
  const start = () => startProduct({ checkout: rootDir, dataDir, limitMs: WARM_LIMIT_MS });
  const first = await start();
  await first.stop();
  /** @type {Record<'ready' | 'stop', number[]>} */
  const times = { ready: [], stop: [] };
  const cpu = [];
  let memory = {};
  for (let i = 0; i < STARTS; i += 1) {
    const product = await start();
    times.ready.push(product.readyMs);
    try {
      cpu.push(product.processes().reduce((sum, { pid }) => sum + cpuSecondsOf(pid, { withEndedChildren: true }), 0));
      if (i === 0) {
        await delay(IDLE_MS);
        memory = Object.fromEntries(product.processes().map(({ name, pid }) => [name, residentMbOf(pid)]));
      }
    } finally {
      times.stop.push(await product.stop());
    }
  }
  const seconds = (values) => median(values) / 1000;
  return [
    result(`second start to first 200 (median of ${STARTS})`, { ours: seconds(times.ready), unit: 's', target: '<= 2' }),
    result('CPU until then, all processes of ours', { ours: median(cpu), unit: 's' }),
    result('first start on an empty data folder, built', { ours: first.readyMs / 1000, unit: 's' }),
    result('SIGTERM to the end of the last process', { ours: seconds(times.stop), unit: 's', target: '< 10' }),
    result(`API process, resident after ${IDLE_MS / 1000} s idle`, { ours: memory['main.js'], unit: 'MB', target: '<= 150' }),
    result('worker process, likewise', { ours: memory['worker.js'], unit: 'MB' }),
    result('supervisor process, likewise', { ours: memory['start.mjs'], unit: 'MB' }),
  ];
}

async function cold(folder) {
  const checkout = path.join(folder, 'checkout');
  copyCheckout(checkout);
  const settings = { npm_config_cache: path.join(folder, 'npm-cache') };
  const product = await startProduct({ checkout, dataDir: path.join(folder, 'data'), limitMs: COLD_LIMIT_MS, settings });
  const steps = [...product.output().matchAll(STEP)];
  await product.stop();
  const results = [
    result('cold: npm ci, build and first start to first 200', { ours: product.readyMs / 1000, unit: 's' }),
    ...steps.map(([, title, seconds]) => result(`cold: ${title}`, { ours: Number(seconds), unit: 's' })),
    result('cold: installed packages on disk', { ours: sizeOf(path.join(checkout, 'node_modules')) / MB, unit: 'MB' }),
  ];
  rmSync(settings.npm_config_cache, { recursive: true, force: true });
  return results;
}

/** What git would bring to another machine, with changes that are not committed yet. */
function copyCheckout(target) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
    maxBuffer: 64 * MB,
  });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (statSync(inRoot(file), { throwIfNoEntry: false })) cpSync(inRoot(file), path.join(target, file));
  }
}

function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
