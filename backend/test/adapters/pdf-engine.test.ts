import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { bundleHtml } from '../../src/features/rendering/html/bundle/bundle-html.js';
import { modelText } from '../../src/features/rendering/document-model.js';
import { courtLayout, USUAL_FORMAT } from '../../src/features/rendering/court/court-format.js';
import { PageLayouts } from '../../src/features/rendering/court/page-layouts.service.js';
import type { CourtFormatsService } from '../../src/features/rendering/court/court-formats.service.js';
import { ordinaryLayout } from '../../src/features/rendering/layout/page-layout.js';
import type { Letterhead } from '../../src/features/rendering/letterhead/letterhead.js';
import type { HouseStyleService } from '../../src/features/rendering/letterhead/house-style.service.js';
import { type Paper, PAPERS } from '../../src/features/rendering/paper.js';
import { curled } from '../../src/features/rendering/layout/curled.js';
import { parseDocument } from '../../src/features/rendering/parse/parse-document.js';
import type { ApprovedTexts } from '../../src/core/approval/approved-texts.js';
import { PrintingThreads } from '../../src/features/rendering/printing/printing-threads.js';
import { RenderingService } from '../../src/features/rendering/printing/rendering.service.js';
import { ChromiumPdfEngine } from '../../src/ports/pdf-engine/chromium-pdf-engine.js';
import { findInstalledBrowsers } from '../../src/ports/pdf-engine/find-browser.js';
import { unpackNpmBrowser } from '../../src/ports/pdf-engine/npm-browser.js';
import { inTurn } from '../support/in-turn.js';
import { SAMPLE_PNG } from '../support/logo-samples.js';
import { hasPdftotext, pdfiumPages, pdfiumText, popplerText } from '../support/pdf-text.js';
import { withoutFooters, words } from '../support/printed-text.js';
import { pdfEngineContract } from './pdf-engine.contract.js';

const [installed] = await findInstalledBrowsers();
const npmRoot = await mkdtemp(join(tmpdir(), 'pdf-npm-'));
await chmod(npmRoot, 0o755);
const shipped = await unpackNpmBrowser(npmRoot).catch(() => null);
const browser = installed ?? shipped;

const threads = new PrintingThreads({ onPaper: () => Promise.resolve(null) } as unknown as ApprovedTexts);

afterAll(async () => {
  await threads.onApplicationShutdown();
  await rm(npmRoot, { recursive: true, force: true });
});

/** The text of a bookmark, however the browser writes it. */
function titleOf(entry: PDFDict): string {
  const title = entry.lookup(PDFName.of('Title'));
  return title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '';
}

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

const NO_COURTS = { wanted: () => Promise.resolve(null) } as unknown as CourtFormatsService;
const layoutsWith = (letterhead: Letterhead | null): PageLayouts =>
  new PageLayouts({ letterhead: () => Promise.resolve(letterhead) } as unknown as HouseStyleService, NO_COURTS);

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

whenThere(installed && process.platform === 'linux')(
  `ChromiumPdfEngine where the system refuses the sandbox${installed ? '' : ' (skipped: needs Chromium or Chrome)'}`,
  () => {
    let root: string;
    beforeEach(async () => {
      root = await mkdtemp(join(tmpdir(), 'pe-'));
      await chmod(root, 0o755);
    });
    afterEach(() => rm(root, { recursive: true, force: true }));

    /** The installed browser, which only starts without its sandbox and otherwise does what `refusal` says. */
    async function engineThat(refusal: string): Promise<ChromiumPdfEngine> {
      const executablePath = join(root, 'browser');
      const script = `#!/bin/sh\ncase "$*" in *--no-sandbox*) exec ${installed?.executable} "$@";; esac\n${refusal}\n`;
      await writeFile(executablePath, script, { mode: 0o755 });
      return new ChromiumPdfEngine({ executablePath, userDataRoot: root, systemDirectory: root });
    }

    it('prints without it, and says so', async () => {
      const engine = await engineThat('echo "[1:1:FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox!" >&2; exit 1');
      expect(await engine.hasSandbox()).toBe(false);
      const bytes = await engine.print('<html><head></head><body>x</body></html>', { format: 'A4' });
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(engine.describe()).toContain('without its sandbox');
      await engine.close();
    });

    it('gives the sandbox up for no other reason', async () => {
      const engine = await engineThat('exit 1');
      await expect(engine.print('<html></html>', { format: 'A4' })).rejects.toMatchObject({ code: 'PDF_UNAVAILABLE' });
      expect(await engine.hasSandbox()).toBeNull();
      await engine.close();
    });
  },
);

const HINDI_TEMPLATES = ['affidavit_hindi', 'legal_notice_hindi', 'rent_agreement_hindi', 'rti_application_hindi'];

const READERS = [
  { reader: 'PDFium', there: true, read: pdfiumText },
  { reader: 'pdftotext', there: hasPdftotext, read: popplerText },
];

for (const { reader, there, read } of READERS) {
  const canReadBack = browser !== null && browser !== undefined && there;
  whenThere(canReadBack)(
    `Text read back from the PDF by ${reader}${canReadBack ? '' : ` (skipped: needs a browser and ${reader})`}`,
    () => {
      let root: string;
      let engine: ChromiumPdfEngine;
      let rendering: RenderingService;

      beforeAll(async () => {
        root = await mkdtemp(join(tmpdir(), 'pe-'));
        engine = new ChromiumPdfEngine({ executablePath: browser?.executable, userDataRoot: root });
        rendering = new RenderingService(engine, threads, layoutsWith(null));
      });

      afterAll(async () => {
        await engine.close();
        await rm(root, { recursive: true, force: true });
      });

      const expectModelText = async (content: string, paper: Paper = 'A4'): Promise<void> => {
        const model = curled(parseDocument(content));
        const { bytes } = await rendering.render({ content, documentType: 'rent_agreement', format: 'pdf', paper }, { userId: 'user' });
        expect(words(withoutFooters(await read(bytes), model.title))).toEqual(words(modelText(model)));
      };

      it('equals the words of the model for a whole agreement, on each paper', async () => {
        const content = await readFile(new URL('../samples/sample-agreement.md', import.meta.url), 'utf8');
        for (const paper of inTurn(PAPERS, 2)) await expectModelText(content, paper);
      });

      it('keeps markup-like and template-like text as text', async () => {
        // oxlint-disable-next-line no-template-curly-in-string -- text that looks like a template must stay text
        await expectModelText('NOTICE\n\n<script>alert(1)</script> &amp; {{7*7}} ${x} <iframe src="file:///etc/passwd">');
      });

      it('finds every Hindi word whole, bold or beside English ones', async () => {
        await expectModelText(
          'किराया अनुबंध\n\n**श्री रमेश कुमार** और सुश्री लक्ष्मी के बीच क्षेत्राधिकार नई दिल्ली, मासिक किराया ₹ 35,000 (पैंतीस हज़ार) मात्र।\n\n' +
            '1. सुरक्षा निधि\n\n1.1 किरायेदार फ़र्नीचर, फ़िटिंग और "कुंजियाँ" अच्छी दशा में लौटाएगा। The tenant (किरायेदार) shall return कुल 3 keys.',
        );
      });

      it.each(inTurn(HINDI_TEMPLATES, 8))('reads every word of the sample of %s', async (template) => {
        const file = `../../src/features/templates/shipped/${template}/full.golden.txt`;
        await expectModelText(await readFile(new URL(file, import.meta.url), 'utf8'));
      });

      it('reads a table on a turned page row by row', async () => {
        const row = (cell: string): string => `| ${Array.from({ length: 8 }, (_, column) => `${cell}${column}`).join(' | ')} |`;
        await expectModelText(
          `# DEED\n\n${row('Particulars')}\n|${'-|'.repeat(8)}\n${row('Krishnamurthy')}\n${row('x')}\n\nAfter the table.`,
        );
      });
    },
  );
}

const canPrint = browser !== null && browser !== undefined;

whenThere(canPrint)(`The printed pages${canPrint ? '' : ' (skipped: needs a browser)'}`, () => {
  let root: string;
  let engine: ChromiumPdfEngine;
  let rendering: RenderingService;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'pe-'));
    engine = new ChromiumPdfEngine({ executablePath: browser?.executable, userDataRoot: root });
    rendering = new RenderingService(engine, threads, layoutsWith(null));
  });

  afterAll(async () => {
    await engine.close();
    await rm(root, { recursive: true, force: true });
  });

  const pagesOf = async (content: string): Promise<string[]> =>
    pdfiumPages((await rendering.render({ content, documentType: 'will', format: 'pdf' }, { userId: 'user' })).bytes);

  it('leave no heading alone at the foot and keep each signature with the words above it', async () => {
    const clause = (number: number): string =>
      `${number}. CLAUSE${number}\n\n${number}.1 Body${number} ${'of ordinary words that fill a line and then some more of another line '.repeat(1 + (number % 3))}`;
    for (const clauses of [9, 10, 11, 12]) {
      const text = [
        'DEED',
        ...Array.from({ length: clauses }, (_, index) => clause(index + 1)),
        'IN WITNESS WHEREOF',
        '____________\nPartyname\nDate: ________',
      ];
      const pages = await pagesOf(text.join('\n\n'));
      const pageOf = (word: string): number => pages.findIndex((page) => new RegExp(`\\b${word}\\b`).test(page));
      for (let number = 1; number <= clauses; number++) expect(pageOf(`CLAUSE${number}`)).toBe(pageOf(`Body${number}`));
      expect(pageOf('Partyname')).toBe(pageOf('WITNESS'));
    }
  });

  it('carry a letterhead with its logo above the first page only, and its footer on each', async () => {
    const logo = { type: 'png', base64: SAMPLE_PNG.toString('base64'), widthMm: 40, heightMm: 20 } as const;
    const letterhead = { headerLines: ['Mehta Rao', 'Court Road'], footer: 'Appointments', marginMm: 30, font: 'sans', logo } as const;
    const styled = new RenderingService(engine, threads, layoutsWith(letterhead));
    const request = {
      content: '# WILL\n\n1. GIFTS ₹ 5 किराया\n\n[PAGE BREAK]\n\n**End.**',
      documentType: 'will',
      format: 'pdf',
      letterhead: true,
    } as const;
    const { bytes } = await styled.render(request, { userId: 'user' });
    const pages = await pdfiumPages(bytes);
    expect(pages.map((page) => [page.includes('Mehta Rao'), page.includes('Appointments')])).toEqual([
      [true, true],
      [false, true],
    ]);
    const objects = (await PDFDocument.load(bytes)).context.enumerateIndirectObjects();
    const fonts = objects.flatMap(([, object]) =>
      object instanceof PDFDict ? [object.get(PDFName.of('FontName'))?.toString() ?? ''] : [],
    );
    expect(fonts.filter(Boolean).every((name) => /NotoSans/.test(name))).toBe(true);
    expect(fonts.filter(Boolean).length).toBeGreaterThanOrEqual(3);
    const images = objects.filter(
      ([, object]) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    );
    // The picture, and its mask where the browser makes one.
    expect(images.length).toBeGreaterThan(0);
  });

  it.each([
    ['after the draft', ordinaryLayout('A4'), ['RENT DEED', 'INDEX OF ANNEXURES', 'A-1: Note']],
    ['before it on court papers', courtLayout(USUAL_FORMAT), ['INDEX', 'RENT DEED', 'A-1: Note']],
  ])('name each part of a bundle once in the bookmarks, the index %s', async (_where, layout, parts) => {
    const note = new TextEncoder().encode(JSON.stringify([{ number: null, text: 'Paid.' }]));
    const annexures = [
      { fileId: 'a', mark: 'A-1', title: 'Note', body: { kind: 'text' as const, stored: note }, pages: { first: 3, last: 3 } },
    ];
    const html = bundleHtml(parseDocument('RENT DEED\n\n1. RENT\n\n1.1 Pay.'), { layout, annexures });
    const file = await PDFDocument.load(await engine.print(html, { format: 'A4' }));
    const titles: string[] = [];
    for (
      let entry = file.catalog.lookup(PDFName.of('Outlines'), PDFDict).lookupMaybe(PDFName.of('First'), PDFDict);
      entry && titles.length < 10;
      entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict)
    )
      titles.push(titleOf(entry));
    expect(titles).toEqual(parts);
    expect(file.getPageCount()).toBe(3);
  });

  it('carry title, language, bookmarks, the paper that was asked for and turned pages between upright ones', async () => {
    const row = `| ${new Array(9).fill('Particulars').join(' | ')} |`;
    const content = `# WILL\n\n1. GIFTS\n\n1.1 I give all.\n\n${row}\n|${'-|'.repeat(9)}\n${row}\n\nEnd.`;
    const { bytes } = await rendering.render({ content, documentType: 'will', format: 'pdf', paper: 'Legal' }, { userId: 'user' });
    const file = await PDFDocument.load(bytes);
    expect(file.getTitle()).toBe('WILL');
    expect(file.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())])).toEqual([
      [612, 1008],
      [1008, 612],
      [612, 1008],
    ]);
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Lang \(en-IN\)[^]*\/Outlines|\/Outlines[^]*\/Lang \(en-IN\)/);
  });
});
