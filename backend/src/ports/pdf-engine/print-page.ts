import type { Browser, CDPSession, Page } from 'puppeteer-core';
import type { PaperFormat } from './pdf-engine.js';

/** Inches; used where the document's own `@page` rule names no size. */
const PAPER: Record<PaperFormat, { paperWidth: number; paperHeight: number }> = {
  A4: { paperWidth: 210 / 25.4, paperHeight: 297 / 25.4 },
  Legal: { paperWidth: 8.5, paperHeight: 14 },
  Letter: { paperWidth: 8.5, paperHeight: 11 },
};

const PICTURE = '<img ';
/** Pictures of a document are decoded before it is printed; one that cannot be leaves its place empty. */
const PICTURES_READY = 'Promise.allSettled([...document.images].map((image) => image.decode())).then(() => true)';

/** A browser page that prints one document after the other; opening a new one per document costs four times as much. */
export class PrintPage {
  /** True once a document tried to reach outside: such a page is not used again. */
  suspect = false;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    private readonly frameId: string,
  ) {}

  static async open(browser: Browser): Promise<PrintPage> {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    const session = await page.createCDPSession();
    const { frameTree } = await session.send('Page.getFrameTree');
    const opened = new PrintPage(page, session, frameTree.frame.id);
    page.on('request', (request) => {
      // What is in the document itself reaches nowhere.
      if (request.url().startsWith('data:')) return;
      opened.suspect = true;
      void request.abort().catch(() => undefined);
    });
    await page.setRequestInterception(true);
    return opened;
  }

  /** @param hasWebFonts the document carries its fonts as data: URLs, which load after it is parsed. */
  async print(html: string, format: PaperFormat, hasWebFonts: boolean): Promise<Uint8Array> {
    await this.session.send('Page.setDocumentContent', { frameId: this.frameId, html });
    if (hasWebFonts)
      await this.session.send('Runtime.evaluate', { expression: 'document.fonts.ready.then(() => true)', awaitPromise: true });
    if (html.includes(PICTURE)) await this.session.send('Runtime.evaluate', { expression: PICTURES_READY, awaitPromise: true });
    const { data } = await this.session.send('Page.printToPDF', {
      ...PAPER[format],
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}
