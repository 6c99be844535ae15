import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelText } from '../../src/features/rendering/document-model.js';
import { parseDocument } from '../../src/features/rendering/parse-document.js';
import { RenderingService } from '../../src/features/rendering/rendering.service.js';
import { ChromiumPdfEngine } from '../../src/ports/pdf-engine/chromium-pdf-engine.js';
import { findInstalledBrowsers } from '../../src/ports/pdf-engine/find-browser.js';
import { unpackNpmBrowser } from '../../src/ports/pdf-engine/npm-browser.js';
import { hasPdftotext, pdfEngineContract, textOf } from './pdf-engine.contract.js';

const [installed] = await findInstalledBrowsers();
const npmRoot = await mkdtemp(join(tmpdir(), 'pdf-npm-'));
const shipped = await unpackNpmBrowser(npmRoot).catch(() => null);
const browser = installed ?? shipped;

afterAll(() => rm(npmRoot, { recursive: true, force: true }));

const whenThere = (there: unknown): typeof describe => (there ? describe : (describe.skip as typeof describe));

whenThere(installed)(`ChromiumPdfEngine on an installed browser${installed ? '' : ' (skipped: needs Chromium or Chrome)'}`, () => {
  pdfEngineContract({ executablePath: installed?.executable });
});

whenThere(shipped)(
  `ChromiumPdfEngine on the browser shipped in npm${shipped ? '' : ' (skipped: needs @sparticuz/chromium on x64 Linux)'}`,
  () => {
    pdfEngineContract({ executablePath: shipped?.executable });
  },
);

describe('ChromiumPdfEngine without a browser', () => {
  it('answers 503 and says what to do', async () => {
    const engine = new ChromiumPdfEngine({ executablePath: '/nowhere/chrome', userDataRoot: npmRoot });
    await expect(engine.print('<html></html>', { format: 'A4' })).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('PUPPETEER_EXECUTABLE_PATH names /nowhere/chrome'),
    });
    expect(await engine.health()).toMatchObject({ ok: false });
    await engine.close();
  });

  it('tells a program that is no browser from one that is missing', async () => {
    const engine = new ChromiumPdfEngine({ executablePath: process.execPath, userDataRoot: npmRoot });
    await expect(engine.print('<html></html>', { format: 'A4' })).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('no browser could be started'),
    });
    await engine.close();
  });
});

const canReadBack = browser !== null && browser !== undefined && hasPdftotext;

whenThere(canReadBack)(`Text read back from the PDF${canReadBack ? '' : ' (skipped: needs a browser and pdftotext)'}`, () => {
  let root: string;
  let engine: ChromiumPdfEngine;
  let rendering: RenderingService;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'pe-'));
    engine = new ChromiumPdfEngine({ executablePath: browser?.executable, userDataRoot: root });
    rendering = new RenderingService(engine);
  });

  afterAll(async () => {
    await engine.close();
    await rm(root, { recursive: true, force: true });
  });

  const readBack = async (content: string): Promise<string> => {
    const { bytes } = await rendering.render({ content, documentType: 'rent_agreement', format: 'pdf' });
    return (await textOf(bytes)).replaceAll('\f', '\n').replace(/^Page \d+ of \d+$/gm, '');
  };
  const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

  it('equals the words of the model for a whole agreement', async () => {
    const content = await readFile(new URL('../samples/sample-agreement.md', import.meta.url), 'utf8');
    expect(words(await readBack(content))).toEqual(words(modelText(parseDocument(content))));
  });

  it('keeps markup-like and template-like text as text', async () => {
    // eslint-disable-next-line no-template-curly-in-string -- text that looks like a template must stay text
    const content = 'NOTICE\n\n<script>alert(1)</script> &amp; {{7*7}} ${x} <iframe src="file:///etc/passwd">';
    expect(words(await readBack(content))).toEqual(words(modelText(parseDocument(content))));
  });

  it('shapes Devanagari so that every letter is found again', async () => {
    const content = 'किराया अनुबंध\n\n**श्री रमेश कुमार** और सुश्री लक्ष्मी के बीच क्षेत्राधिकार नई दिल्ली, मासिक किराया ₹ 35,000 (पैंतीस हज़ार) मात्र।';
    // Readers put a gap after a vowel sign below क or फ, so letters are compared, not words.
    const letters = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');
    expect(letters(await readBack(content))).toBe(letters(modelText(parseDocument(content))));
  });
});
