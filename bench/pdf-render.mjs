/**
 * PDF of agreements of 1, 4 and 50 pages: our engine (model, HTML and print; and print alone) against bare warm printing of the
 * same HTML over the DevTools protocol in the same browser build with the same fonts. Runs alternate; medians and 95th percentiles.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { agreement } from './lib/agreement.mjs';

const NAME = 'pdf-render';
const DIST = fileURLToPath(new URL('../backend/dist', import.meta.url));
const WARM_UPS = 10;
const ROUNDS = 80;
const LONG_ROUNDS = 8;
const BATCH = 60;
const PAGES = 2;
const TARGET_RATIO = 1.2;
const TARGET_PER_SECOND = 30;
const TARGET_DOCX_PER_SECOND = 50;
/** Clauses that fill about so many A4 pages. */
const SIZES = { 1: 1, 4: 11, 50: 170 };

/**
 * @param {{ seed?: number, dist?: string }} options `dist`: folder of the built back end
 * @returns {Promise<{ name: string, results: object[], skipped?: string }>}
 */
export async function run({ seed = 1, dist = DIST } = {}) {
  const load = (path) => import(pathToFileURL(join(dist, path)).href);
  const { findInstalledBrowsers } = await load('ports/pdf-engine/find-browser.js');
  const [browser] = await findInstalledBrowsers();
  if (!browser) return { name: NAME, results: [], skipped: 'no browser is installed' };
  const modules = {
    ...(await load('ports/pdf-engine/chromium-pdf-engine.js')),
    ...(await load('ports/pdf-engine/fonts.js')),
    ...(await load('features/rendering/parse/parse-document.js')),
    ...(await load('features/rendering/html/print-html.js')),
    ...(await load('features/rendering/docx/print-docx.js')),
  };
  const root = await mkdtemp(join(tmpdir(), 'pdf-bench-'));
  const engine = new modules.ChromiumPdfEngine({ executablePath: browser.executable, userDataRoot: root, pages: PAGES });
  const bare = await startBare(browser.executable, root, modules);
  try {
    const results = [];
    for (const [pages, clauses] of Object.entries(SIZES)) results.push(...(await latency(pages, clauses, engine, bare, modules, seed)));
    return { name: NAME, results: [...results, ...(await throughput(engine, bare, modules, seed))] };
  } finally {
    await engine.close();
    await bare.close();
    await rm(root, { recursive: true, force: true });
  }
}

async function latency(pages, clauses, engine, bare, { parseDocument, printHtml }, seed) {
  const content = agreement(clauses, seed);
  const html = printHtml(parseDocument(content), 'A4');
  const tasks = {
    print: () => engine.print(html, { format: 'A4' }),
    whole: () => engine.print(printHtml(parseDocument(content), 'A4'), { format: 'A4' }),
    bare: () => bare.print(html, 0),
  };
  const times = { print: [], whole: [], bare: [] };
  const rounds = pages > 10 ? LONG_ROUNDS : ROUNDS;
  for (let round = -Math.min(WARM_UPS, rounds); round < rounds; round++) {
    for (const [name, task] of Object.entries(tasks)) {
      const milliseconds = await timed(task);
      if (round >= 0) times[name].push(milliseconds);
    }
  }
  const title = `${countPages(await tasks.bare())}-page PDF, warm`;
  return [
    metric(`${title}, p50`, percentile(times.print, 0.5), percentile(times.bare, 0.5), 'ms', `<= ${TARGET_RATIO}x`),
    metric(`${title}, p95`, percentile(times.print, 0.95), percentile(times.bare, 0.95), 'ms', ''),
    metric(`${title}, text to PDF, p50`, percentile(times.whole, 0.5), percentile(times.bare, 0.5), 'ms', `<= ${TARGET_RATIO}x`),
  ];
}

async function throughput(engine, bare, { parseDocument, printHtml, printDocx }, seed) {
  const model = parseDocument(agreement(SIZES[4], seed));
  const html = printHtml(model, 'A4');
  const ours = () => inParallel(() => engine.print(html, { format: 'A4' }));
  const reference = () => inParallel((worker) => bare.print(html, worker));
  /** @type {Record<'ours' | 'reference', number[]>} */
  const rates = { ours: [], reference: [] };
  for (let round = 0; round < 5; round++) {
    rates.ours.push(BATCH / ((await timed(ours)) / 1000));
    rates.reference.push(BATCH / ((await timed(reference)) / 1000));
  }
  const docx = [];
  for (let round = 0; round < ROUNDS; round++) docx.push(await timed(() => printDocx(model, 'A4')));
  return [
    metric(
      '4-page PDFs per second, two at a time',
      percentile(rates.ours, 0.5),
      percentile(rates.reference, 0.5),
      'docs/s',
      `>= ${TARGET_PER_SECOND}`,
    ),
    metric('4-page DOCX per second, one core', 1000 / percentile(docx, 0.5), null, 'docs/s', `>= ${TARGET_DOCX_PER_SECOND}`),
  ];
}

/** What anyone would write first: puppeteer, warm pages, two protocol calls a document, nothing guarded. */
async function startBare(executablePath, root, { installFontconfig }) {
  const { default: puppeteer } = await import(createRequire(new URL('../backend/package.json', import.meta.url)).resolve('puppeteer-core'));
  const fonts = process.platform === 'linux' ? { FONTCONFIG_FILE: await installFontconfig(join(root, 'bare-fonts')) } : {};
  const browser = await puppeteer.launch({
    executablePath,
    headless: 'shell',
    pipe: true,
    args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...process.env, ...fonts },
  });
  const sessions = await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const session = await (await browser.newPage()).createCDPSession();
      const { frameTree } = await session.send('Page.getFrameTree');
      return { session, frameId: frameTree.frame.id };
    }),
  );
  return {
    async print(html, worker) {
      const { session, frameId } = sessions[worker];
      await session.send('Page.setDocumentContent', { frameId, html });
      const options = { preferCSSPageSize: true, printBackground: true, generateTaggedPDF: true, generateDocumentOutline: true };
      return Buffer.from((await session.send('Page.printToPDF', options)).data, 'base64');
    },
    close: () => browser.close(),
  };
}

async function inParallel(print) {
  let left = BATCH;
  await Promise.all(
    Array.from({ length: PAGES }, async (_, worker) => {
      while (left-- > 0) await print(worker);
    }),
  );
}

async function timed(task) {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

const countPages = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function metric(name, ours, reference, unit, target) {
  const round = (value) => (value === null ? null : Number(value.toPrecision(3)));
  return { metric: name, ours: round(ours), reference: round(reference), ratio: reference ? round(ours / reference) : null, unit, target };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const seed = Number(process.env.SEED ?? 1);
  console.table((await run({ seed, dist: process.env.DIST ?? DIST })).results);
}
