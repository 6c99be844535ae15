/**
 * PDF text of real acts and judgments: our extractor with two warm workers against `pdftotext`, two at a time.
 * Both read every file in every round, alternately; medians of the rounds; CPU seconds are user + system of the process,
 * its threads and its children. Linux only, since nothing else reports the CPU of children.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NAME = 'pdf-text';
const HERE = fileURLToPath(new URL('.', import.meta.url));
const CORPUS = join(HERE, '../../shared/data/legal-sources');
const FOLDERS = ['acts-pdf', 'judgments-pdf'];
const DIST = join(HERE, '../backend/dist');
const WORKERS = 2;
const WARM_UP_ROUNDS = 3;
const ROUNDS = 7;
const CLOCK_TICKS_PER_SECOND = 100;
const TARGET_PAGES_PER_SECOND = 450;
const TARGET_CPU_RATIO = 1.6;
const TARGET_JUDGMENT_MS = 200;
const JUDGMENT = /Travelers Indemnity/;

/**
 * @param {{ seed?: number, dist?: string }} options `dist`: folder of the built back end
 * @returns {Promise<{ name: string, results: object[], skipped?: string }>}
 */
export async function run({ seed = 1, dist = DIST } = {}) {
  const files = await corpus();
  if (files.length === 0) return skipped(`no PDF files under ${CORPUS}`);
  if (process.platform !== 'linux') return skipped('CPU of child processes can only be read on Linux');
  const { findPdftotext } = await load(dist, 'ports/text-extractor/pdf/pdftotext.js');
  const program = findPdftotext();
  if (!program) return skipped('pdftotext (poppler-utils) is not installed');

  const { LocalTextExtractor } = await load(dist, 'ports/text-extractor/local-text-extractor.js');
  const extractor = new LocalTextExtractor({ workers: WORKERS });
  try {
    await extractor.init();
    const ours = () => inParallel(shuffled(files, seed), (file) => readOurs(extractor, file));
    const reference = () => inParallel(shuffled(files, seed), (file) => readReference(program, file));
    const cold = await measure(ours);
    for (let i = 1; i < WARM_UP_ROUNDS; i++) await ours();
    /** @type {Record<'ours' | 'reference', { pages: number, wall: number, cpu: number }[]>} */
    const rounds = { ours: [], reference: [] };
    for (let i = 0; i < ROUNDS; i++) {
      rounds.ours.push(await measure(ours));
      rounds.reference.push(await measure(reference));
    }
    return { name: NAME, results: await report(extractor, files, rounds, cold) };
  } finally {
    await extractor.close();
  }
}

async function report(extractor, files, { ours, reference }, cold) {
  const pages = ours[0].pages;
  const wall = (rounds) => pages / median(rounds.map((round) => round.wall));
  const cpu = (rounds) => median(rounds.map((round) => round.cpu));
  const judgment = files.find((file) => JUDGMENT.test(file.path)) ?? files[0];
  const latency = median(await times(15, () => readOurs(extractor, judgment)));
  return [
    metric('pages per second, two workers', wall(ours), wall(reference), 'pages/s', `>= ${TARGET_PAGES_PER_SECOND}`),
    metric('CPU for the corpus, warm', cpu(ours), cpu(reference), 's', `<= ${TARGET_CPU_RATIO}x`),
    metric('CPU for the corpus, first files of a new process', cold.cpu, cpu(reference), 's', ''),
    metric('44-page judgment, warm', latency * 1000, null, 'ms', `<= ${TARGET_JUDGMENT_MS}`),
    metric('pages in the corpus', pages, null, 'pages', ''),
    metric('resident memory after the runs', process.memoryUsage.rss() / 2 ** 20, null, 'MiB', ''),
  ];
}

async function corpus() {
  const files = [];
  for (const folder of FOLDERS) {
    const names = await readdir(join(CORPUS, folder)).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.pdf')).sort()) {
      const path = join(CORPUS, folder, name);
      files.push({ path, bytes: await readFile(path) });
    }
  }
  return files;
}

async function load(dist, module) {
  return import(pathToFileURL(join(dist, module)).href);
}

async function readOurs(extractor, { path, bytes }) {
  try {
    return (await extractor.extract(bytes, { filename: path })).pages.length;
  } catch (error) {
    if (error.failure === 'no-text') return 1;
    throw error;
  }
}

function readReference(program, { path }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['-q', path, devNull], { stdio: 'ignore' });
    child.on('error', reject);
    child.on('close', () => resolve(0));
  });
}

async function inParallel(files, read) {
  const queue = [...files];
  let pages = 0;
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const count = await read(file);
      pages += count;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return pages;
}

async function measure(task) {
  const cpuBefore = cpuSeconds();
  const startedAt = performance.now();
  const pages = await task();
  return { pages, wall: (performance.now() - startedAt) / 1000, cpu: cpuSeconds() - cpuBefore };
}

/** Own threads exactly, ended children from fields 16 and 17 of proc(5) stat, which count after the command name. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return (user + system) / 1e6 + (Number(fields[13]) + Number(fields[14])) / CLOCK_TICKS_PER_SECOND;
}

async function times(count, task) {
  const seconds = [];
  for (let i = 0; i < count; i++) {
    const startedAt = performance.now();
    await task();
    seconds.push((performance.now() - startedAt) / 1000);
  }
  return seconds;
}

/** Largest files first keeps both workers busy to the end; equal treatment for both sides. */
function shuffled(files, seed) {
  let state = seed >>> 0 || 1;
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return files
    .map((file) => ({ file, key: -file.bytes.length * (0.9 + random() / 5) }))
    .sort((a, b) => a.key - b.key)
    .map(({ file }) => file);
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function metric(name, ours, reference, unit, target) {
  const round = (value) => (value === null ? null : Number(value.toPrecision(4)));
  return {
    metric: name,
    ours: round(ours),
    reference: round(reference),
    ratio: reference === null ? null : round(ours / reference),
    unit,
    target,
  };
}

function skipped(reason) {
  return { name: NAME, results: [], skipped: `skipped: ${reason}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dist] = process.argv.slice(2);
  const outcome = await run({ dist: dist ?? DIST });
  if (outcome.skipped) console.log(outcome.skipped);
  else console.table(outcome.results);
}
