/**
 * Real acts and judgments with a text layer from upload to the last indexed passage, through the whole product (upload, job, extraction, structure,
 * index, database), against a plain script: `pdftotext` file by file, then a bare bulk insert of the pages into SQLite. A second
 * line compares with the script made to read two files at a time. Alternating rounds; an upload is new in every round.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backendDist, inRoot } from '../scripts/lib/paths.mjs';
import { startLawProduct } from './lib/law-product.mjs';
import { canMeasureProcesses, cpuSecondsOf, descendantsOf } from './lib/processes.mjs';
import { result } from './lib/result.mjs';
import { median } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'ingest';
const CORPUS = inRoot('..', 'shared', 'data', 'legal-sources');
const FOLDERS = { 'acts-pdf': 'act', 'judgments-pdf': 'judgment' };
const ROUNDS = 5;
const AT_ONCE = 2;
const POLL_MS = 10;
/** For one round, on a machine that others use too. */
const LIMIT_MS = 10 * 60_000;
const PAGE_BREAK = '\f';

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string, notes?: string[] }>} */
export async function run() {
  let files = corpus();
  if (files.length === 0) return { name: NAME, results: [], skipped: `no PDF files under ${CORPUS}` };
  const { findPdftotext } = await import(backendDist('ports/text-extractor/pdf/pdftotext.js'));
  const program = findPdftotext();
  if (!program) return { name: NAME, results: [], skipped: 'pdftotext (poppler-utils) is not installed' };
  return withTemporaryFolder(async (folder) => {
    const product = await startLawProduct(folder);
    try {
      /** @type {Record<'ours' | 'plain' | 'parallel', number[]>} */
      const times = { ours: [], plain: [], parallel: [] };
      /** CPU seconds of all processes of the product, and of the script with its programs. @type {Record<'ours' | 'plain', number[]>} */
      const cpu = { ours: [], plain: [] };
      let indexed = 0;
      let scans = new Set();
      // The first round warms both sides up, and shows which files are scans.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const script = cpuOfScript();
        const plain = await timed(() => bulkInsert(program, files, 1, path.join(folder, `plain-${round}.sqlite`)));
        const scripted = cpuOfScript() - script;
        const parallel = await timed(() => bulkInsert(program, files, AT_ONCE, path.join(folder, `parallel-${round}.sqlite`)));
        const before = cpuOfProduct();
        const ours = await timed(async () => (indexed = await ingest(product, files, round)));
        if (round === 0) {
          scans = await readByOcr(product, round);
          files = files.filter(({ name }) => !scans.has(name));
        } else {
          cpu.ours.push(cpuOfProduct() - before);
          cpu.plain.push(scripted);
          times.ours.push(ours);
          times.plain.push(plain);
          times.parallel.push(parallel);
        }
      }
      const speed = (seconds) => files.length / median(seconds);
      return {
        name: NAME,
        results: [
          result(`files per second, ${files.length} acts and judgments`, {
            ours: speed(times.ours),
            reference: speed(times.plain),
            unit: 'files/s',
            target: '>= 0.6x',
          }),
          result(`likewise, against ${AT_ONCE} files at a time`, {
            ours: speed(times.ours),
            reference: speed(times.parallel),
            unit: 'files/s',
          }),
          ...(canMeasureProcesses
            ? [
                result('files per second of CPU', {
                  ours: files.length / median(cpu.ours),
                  reference: files.length / median(cpu.plain),
                  unit: 'files/s',
                }),
              ]
            : []),
          result('passages indexed in a round', { ours: indexed, unit: 'passages' }),
        ],
        notes: [
          `medians of ${ROUNDS} rounds; the reference keeps nothing but the pages`,
          `left out because of pages that are read by OCR: ${[...scans].join(', ') || 'none'}`,
        ],
      };
    } finally {
      await product.stop();
    }
  });
}

function corpus() {
  return Object.entries(FOLDERS).flatMap(([folder, type]) => {
    let names = [];
    try {
      names = readdirSync(path.join(CORPUS, folder));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    return names
      .filter((name) => name.endsWith('.pdf'))
      .sort()
      .map((name) => ({ name, type, path: path.join(CORPUS, folder, name), bytes: readFileSync(path.join(CORPUS, folder, name)) }));
  });
}

/** The files of a round of which some page was read by OCR: that takes seconds a page, and the reference does without. */
async function readByOcr({ database }, round) {
  const { rows } = await database.query(
    `select filename from legal_documents
     where filename like $1 and ((report ->> 'scannedPages')::int > 0
       or jsonb_path_exists(report, '$.findings[*] ? (@.kind == "unread_pages" || @.kind == "broken_text_layer")'))`,
    [`${round}-%`],
  );
  return new Set(rows.map(({ filename }) => filename.slice(`${round}-`.length)));
}

const cpuOfScript = () => (canMeasureProcesses ? cpuSecondsOf(process.pid, { withEndedChildren: true }) : 0);

/** Of all processes that this one has started, the database too. */
const cpuOfProduct = () =>
  canMeasureProcesses ? descendantsOf(process.pid).reduce((sum, pid) => sum + cpuSecondsOf(pid, { withEndedChildren: true }), 0) : 0;

async function timed(work) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function inParallel(items, atOnce, work) {
  const queue = [...items];
  const next = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

async function bulkInsert(program, files, atOnce, target) {
  const { openDatabase } = await import('@themis/sparse-index/store');
  const pages = [];
  await inParallel(files, atOnce, async ({ path: file, name }) => {
    const text = await output(program, ['-q', file, '-']);
    for (const [at, page] of text.split(PAGE_BREAK).entries()) pages.push([name, at + 1, page]);
  });
  const db = openDatabase(target, { create: true });
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE page (file TEXT, number INTEGER, text TEXT); BEGIN');
  const insert = db.prepare('INSERT INTO page VALUES (?, ?, ?)');
  for (const page of pages) insert.run(...page);
  db.exec('COMMIT');
  db.close();
}

function output(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const pieces = [];
    child.stdout.on('data', (piece) => pieces.push(piece));
    child.once('error', reject);
    child.once('close', () => resolve(Buffer.concat(pieces).toString()));
  });
}

/** @returns the passages indexed in this round */
async function ingest({ url, admin, database }, files, round) {
  await inParallel(files, AT_ONCE, async ({ name, type, bytes }) => {
    const form = new FormData();
    // A comment after the end makes the bytes new without changing the document.
    form.append('file', new File([bytes, `\n% round ${round}\n`], `${round}-${name}`, { type: 'application/pdf' }));
    form.append('document_type', type);
    const answer = await fetch(`${url}/api/admin/upload-legal-document`, { method: 'POST', headers: { authorization: admin }, body: form });
    if (answer.status !== 201) throw new Error(`the upload of ${name} answered ${answer.status}: ${await answer.text()}`);
  });
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await delay(POLL_MS)) {
    const { rows } = await database.query(
      `select count(*) filter (where status in ('pending', 'indexing'))::int as open, coalesce(sum(passages), 0)::int as passages
       from legal_documents where filename like $1`,
      [`${round}-%`],
    );
    if (rows[0].open === 0) return rows[0].passages;
  }
  throw new Error('the files were not indexed in time');
}
