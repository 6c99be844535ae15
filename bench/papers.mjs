/**
 * Papers of the kinds that people report readers to lose text of (`shared/data/public-cases`, optional), read by the real extractor: how many say
 * what is in them, or why they are refused. Then the words that are read of scans made from known pages, straight and spoilt in the ways that
 * paper is. `--text` prints what was read.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { knownPages, scanOf, SPOILT, STAMP } from './lib/made-scans.mjs';
import { result } from './lib/result.mjs';
import { wordErrors } from './lib/word-errors.mjs';

const NAME = 'papers';
const SCAN_DPI = 200;
const MAX_PIXELS = 20_000_000;
/** Percent of the words. */
const WORDS_TARGET = '>= 97';
const DIST = fileURLToPath(new URL('../backend/dist', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../shared/data/public-cases', import.meta.url));

/**
 * @typedef {object} Paper
 * @property {string} file
 * @property {(string | RegExp)[]} [holds]
 * @property {(string | RegExp)[]} [lacks]
 * @property {string[]} [once]
 * @property {RegExp} [refused]
 */

/** What has to be in the text in this order, what must not be in it, or what the refusal has to say. @type {Paper[]} */
const PAPERS = [
  {
    file: 'doc-letter-spacing.doc',
    holds: ['LEGAL NOTICE', 'Rs. 4,75,000 with interest at 18 per cent', 'from 1 April 2025'],
  },
  { file: 'doc-short-from-libreoffice.doc', holds: [/\S[^]*\n[^]*\S[^]*\n[^]*\S[^]*\n[^]*\S/] },
  { file: 'scan-in-form-xobject.pdf', holds: ['You issued cheque No. 004512'] },
  {
    file: 'scan-with-efiling-stamp.pdf',
    holds: ['You issued cheque No. 004512', 'E-filed on 12.03.2025'],
    once: ['E-filed on', 'Diary No'],
  },
  { file: 'scan-second-page-sideways.pdf', holds: ['You issued cheque No. 004512', 'The payment shall be made to account no. 12345'] },
  {
    file: 'form-filled-in.pdf',
    holds: [
      'Name of applicant:',
      'Sample Applicant',
      'Amount claimed (Rs.):',
      '4,75,000',
      'Date of order:',
      '12/03/2025',
      'Grievance:',
      'Pension of March not paid',
      'Below poverty line:',
      /☒|☑|✓|\[x\]/iu,
    ],
  },
  {
    file: 'two-columns-line-by-line.pdf',
    holds: ['give the tenant\na receipt for every payment', 'liable to a fine.', 'not sublet the\npremises without the consent'],
  },
  { file: 'hindi-lossy-character-map.pdf', holds: ['कार्मिक और प्रशिक्षण विभाग की अधिसूचना'] },
  {
    file: 'kruti-dev.docx',
    holds: [
      'अभियुक्त के विरूद्ध धारा 498ए के अंतर्गत मुकदमा दर्ज किया गया है।',
      'सूचना दी जाती है कि आप 15 दिन के भीतर 50,000 रूपये जमा करें।',
      'न्यायालय ने यह आदेश दिया है कि किराया अदा किया जाए।',
      'मकान मालिक ने किरायेदार को घर खाली करने के लिए नोटिस दिया है।',
      'Case No. 145/2025',
    ],
  },
  { file: 'word-online-document2.docx', holds: ['LEGAL NOTICE under section 138. Pay Rs. 50,000 within 15 days.'] },
  { file: 'html-chunk.docx', holds: ['LEGAL NOTICE', 'Pay Rs. 50,000 within 15 days.'] },
  { file: 'with-password.docx', refused: /password/i },
  { file: 'order-is-rtf.doc', refused: /RTF[^]*DOCX/ },
  { file: 'empty.txt', refused: /empty/i },
  { file: 'word-6-header.doc', refused: /Word 6[^]*DOCX/i },
  { file: 'utf8-one-bad-byte.txt', holds: ['सूचना: धारा 138 के अंतर्गत आपको 15 दिन में रु. 50,000 देने हैं।', '“pay now”'], lacks: ['\ufffd'] },
  {
    file: 'docx-checkbox-formula-struck.docx',
    holds: [/☒\s*I want a certified copy/, /☐\s*I want inspection/, 'Interest: A=P(1+r)^n', 'Rs. 12,000 a month.'],
    lacks: [/^(?!.*struck).*Rent is Rs\. 10,000/im],
  },
  {
    file: 'mail-saved-as.txt',
    holds: ['Subject: सूचना', 'Notice under section 138: pay Rs. 50,000 within 15 days.', 'अंतर्गत आपको 15 दिन में'],
  },
];

/** @returns {Promise<{ name: string, results: object[], notes?: string[], skipped?: string }>} */
export async function run({ dist = DIST, args = /** @type {string[]} */ ([]) } = {}) {
  const load = (file) => import(pathToFileURL(join(dist, file)).href);
  const { LocalTextExtractor } = await load('ports/text-extractor/local-text-extractor.js');
  const extractor = new LocalTextExtractor({ workers: 1 });
  const notes = [];
  try {
    await extractor.init();
    const results = [...(await readPapers(extractor, notes, args)), ...(await readScans(extractor, load, notes, args))];
    return { name: NAME, results, notes };
  } finally {
    await extractor.close();
  }
}

async function readPapers(extractor, notes, args) {
  let right = 0;
  let present = 0;
  for (const paper of PAPERS) {
    const bytes = await readFile(join(FOLDER, paper.file)).catch(() => null);
    if (!bytes) continue;
    present += 1;
    const begun = performance.now();
    const found = await outcomeOf(extractor, bytes, paper.file);
    const fault = faultOf(paper, found);
    right += fault ? 0 : 1;
    notes.push(
      `${fault ? 'WRONG' : 'right'} ${paper.file} (${((performance.now() - begun) / 1000).toFixed(1)} s)${fault ? `: ${fault}` : ''}`,
    );
    if (args.includes('--text')) notes.push(JSON.stringify(found, null, 1));
  }
  if (present === 0) notes.push(`no papers under ${FOLDER}`);
  return present === 0 ? [] : [result(`papers read right, of ${present}`, { ours: right, unit: 'papers', target: `>= ${present}` })];
}

/** Percent of the words of known pages that are read of their pictures, for each page and way of spoiling it. */
async function readScans(extractor, load, notes, args) {
  const { findInstalledBrowsers } = await load('ports/pdf-engine/find-browser.js');
  const [browser] = await findInstalledBrowsers();
  if (!browser) {
    notes.push('no browser is installed to print the pages of known words');
    return [];
  }
  const { ChromiumPdfEngine } = await load('ports/pdf-engine/chromium-pdf-engine.js');
  const { PDF_FONT_STACKS } = await load('ports/pdf-engine/pdf-engine.js');
  const { PdfiumEngine } = await load('ports/text-extractor/pdf/pdfium-engine.js');
  const { DEFAULT_EXTRACTION_LIMITS: limits } = await load('ports/text-extractor/extraction-limits.js');
  const { compilePdfium } = await load('core/pdfium/pdfium.js');
  const root = await mkdtemp(join(tmpdir(), 'papers-bench-'));
  const printer = new ChromiumPdfEngine({ executablePath: browser.executable, userDataRoot: root, pages: 1 });
  const pdfium = new PdfiumEngine(await compilePdfium(limits.maxEngineBytes));
  const sum = { wrong: 0, of: 0 };
  const results = [];
  try {
    for (const { name, html, text } of knownPages(PDF_FONT_STACKS.serif)) {
      const pdf = await printer.print(html, { format: 'A4' });
      const own = { wrong: 0, of: 0 };
      for (const [kind, { dpi = SCAN_DPI, change = (image) => image, stamp = false }] of Object.entries(SPOILT)) {
        const drawn = await pdfium.draw(pdf, { page: 0, dpi, maxPixels: MAX_PIXELS }, limits);
        const scan = scanOf({ ...change(drawn), dpi }, { stamp });
        const found = await outcomeOf(extractor, scan, 'scan.pdf');
        const read = (found.text ?? '').replace(STAMP, ' ');
        const { wrong, of } = wordErrors(text, read);
        for (const each of [own, sum]) [each.wrong, each.of] = [each.wrong + wrong, each.of + of];
        notes.push(`${name}, ${kind}: ${percent({ wrong, of }).toFixed(1)} % of ${of} words`);
        if (args.includes('--text')) notes.push(read);
      }
      results.push(result(`words read of a scan: ${name}`, { ours: percent(own), unit: '%', target: WORDS_TARGET }));
    }
  } finally {
    await printer.close();
    await rm(root, { recursive: true, force: true });
  }
  return [...results, result('words read of all scans', { ours: percent(sum), unit: '%', target: WORDS_TARGET })];
}

const percent = ({ wrong, of }) => 100 * (1 - wrong / of);

async function outcomeOf(extractor, bytes, filename) {
  try {
    // As at the upload: what cannot be read is refused there.
    const refusal = extractor.refusal(bytes, filename);
    if (refusal) return { refusal: refusal.explains ? refusal.error.message : 'Invalid file type or format' };
    const { pages, warnings, scan, engine } = await extractor.extract(bytes, { filename });
    return { text: pages.map(({ text }) => text).join('\n'), warnings, scan, engine };
  } catch (error) {
    return { refusal: error.message };
  }
}

/** @param {Paper} paper @param {{ text?: string, refusal?: string }} found */
function faultOf({ holds = [], lacks = [], once = [], refused }, { text = '', refusal }) {
  if (refused) return refusal === undefined ? 'was not refused' : refused.test(refusal) ? null : `refused with “${refusal}”`;
  if (refusal !== undefined) return `refused with “${refusal}”`;
  let rest = text;
  for (const wanted of holds) {
    const at = placeOf(wanted, rest);
    if (!at) return `lacks, or has in another place, ${wanted}`;
    rest = rest.slice(at.end);
  }
  for (const unwanted of lacks) if (placeOf(unwanted, text)) return `holds ${unwanted}`;
  for (const each of once) if (text.split(each).length !== 2) return `does not hold once ${each}`;
  return null;
}

function placeOf(wanted, text) {
  const found = wanted instanceof RegExp ? wanted.exec(text) : { index: text.indexOf(wanted), 0: wanted };
  return found && found.index >= 0 ? { end: found.index + found[0].length } : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { results, notes = [], skipped } = await run({ args: process.argv.slice(2) });
  console.log(skipped ?? notes.join('\n'));
  console.table(results);
}
