/**
 * Pages printed from known text and read again from their pictures, at two resolutions: character error rate, seconds a page and the largest
 * memory of the process that reads, for the installed Tesseract and for tesseract.js.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PRINTED_LAW } from './data/printed-law.mjs';
import { characterErrors } from './lib/character-errors.mjs';
import { result } from './lib/result.mjs';
import { median } from './lib/statistics.mjs';

const NAME = 'ocr';
const DIST = fileURLToPath(new URL('../backend/dist', import.meta.url));
const RESOLUTIONS = [150, 300];
const ROUNDS = 3;
const PAGE_LIMIT_MS = 120_000;
const MAX_PIXELS = 20_000_000;
const SAMPLE_MS = 20;
/** Percent of the characters, at the resolution that the product draws at. */
const TARGETS = { English: '<= 1', Hindi: '<= 4' };

/** @returns {Promise<{ name: string, results: object[], notes?: string[], skipped?: string }>} */
export async function run({ dist = DIST } = {}) {
  const load = (file) => import(pathToFileURL(join(dist, file)).href);
  const { findInstalledBrowsers } = await load('ports/pdf-engine/find-browser.js');
  const [browser] = await findInstalledBrowsers();
  if (!browser) return { name: NAME, results: [], skipped: 'no browser is installed to print the pages' };
  const modules = Object.assign(
    {},
    ...(await Promise.all(
      [
        'ports/pdf-engine/chromium-pdf-engine.js',
        'ports/pdf-engine/pdf-engine.js',
        'ports/text-extractor/extraction-limits.js',
        'ports/text-extractor/pdf/pdfium-engine.js',
        'core/pdfium/pdfium.js',
        'ports/text-extractor/ocr/tesseract-program.js',
        'ports/text-extractor/ocr/tesseract-js.js',
        'ports/text-extractor/ocr/tsv.js',
      ].map(load),
    )),
  );
  const root = await mkdtemp(join(tmpdir(), 'ocr-bench-'));
  const printer = new modules.ChromiumPdfEngine({ executablePath: browser.executable, userDataRoot: root, pages: 1 });
  const engines = [modules.findTesseract(), new modules.TesseractJs()].filter(Boolean);
  try {
    const results = [];
    for (const [language, paragraphs] of Object.entries(PRINTED_LAW)) {
      const pdf = await printer.print(pageOf(paragraphs, language, modules.PDF_FONT_STACKS.serif), { format: 'A4' });
      for (const dpi of RESOLUTIONS) {
        const image = await draw(pdf, dpi, modules);
        for (const engine of engines) {
          results.push(
            ...(await measure(engine, image, { language, dpi, expected: paragraphs.join(' '), textOfLines: modules.textOfLines })),
          );
          // Its memory is not the next engine's.
          await engine.close();
        }
      }
    }
    return {
      name: NAME,
      results,
      notes: ['one A4 page in 11 point; both languages are given to the engine for Hindi, English alone for English'],
    };
  } finally {
    await Promise.all([printer.close(), ...engines.map((engine) => engine.close())]);
    await rm(root, { recursive: true, force: true });
  }
}

const pageOf = (
  paragraphs,
  language,
  fonts,
) => `<!doctype html><html lang="${language === 'Hindi' ? 'hi' : 'en'}"><head><meta charset="utf-8">
<title>Sample</title><style>@page { size: A4; margin: 20mm } body { font: 11pt/1.45 ${fonts} }</style></head>
<body>${paragraphs.map((words) => `<p>${words}</p>`).join('')}</body></html>`;

async function draw(pdf, dpi, { PdfiumEngine, compilePdfium, DEFAULT_EXTRACTION_LIMITS: limits }) {
  const engine = new PdfiumEngine(await compilePdfium(limits.maxEngineBytes));
  return engine.draw(pdf, { page: 0, dpi, maxPixels: MAX_PIXELS }, limits);
}

async function measure(engine, image, { language, dpi, expected, textOfLines }) {
  const languages = language === 'Hindi' ? ['eng', 'hin'] : ['eng'];
  const seconds = [];
  let found = { lines: [], confidence: 0 };
  const peak = await watchChildren(async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      found = await engine.read(image, { languages, timeoutMs: PAGE_LIMIT_MS });
      seconds.push((performance.now() - begun) / 1000);
    }
  });
  const name = `${language}, ${dpi} dpi, ${engine.name.split(' ')[0]}`;
  const errors = characterErrors(expected, textOfLines(found.lines));
  return [
    result(`${name}: character errors`, {
      ours: (100 * errors.wrong) / errors.of,
      unit: '%',
      target: dpi === 300 ? TARGETS[language] : '',
    }),
    result(`${name}: confidence`, { ours: found.confidence, unit: '' }),
    result(`${name}: a page`, { ours: median(seconds), unit: 's' }),
    ...(peak ? [result(`${name}: largest memory`, { ours: peak / 1024, unit: 'MB' })] : []),
  ];
}

/** The largest resident memory of any process that this one has started, in kB; 0 where the system does not tell. */
async function watchChildren(work) {
  let peak = 0;
  const look = async () => {
    const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
    for (const name of names) {
      const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
      if (Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) !== process.pid || !/^Name:\s*(?:tesseract|node|MainThread)/m.test(status)) continue;
      peak = Math.max(peak, Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0));
    }
  };
  const timer = setInterval(() => void look(), SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
