import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { BrowserProcess, type BrowserProcessOptions } from './browser-process.js';
import { BrowserLostError } from './pdf-errors.js';
import type { PaperFormat } from './pdf-engine.js';
import { PrintPage } from './print-page.js';

const LAUNCH_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** The engine ends a job by killing the browser; this only bounds calls that the engine does not watch. */
const PROTOCOL_TIMEOUT_MS = 600_000;

/** A running browser with a fixed set of pages that are used again and again. */
export class PrintBrowser {
  /** Why the engine ended it; null while it lives or when it died by itself. */
  killedFor: 'deadline' | 'crash' | null = null;
  /** Documents given to this browser so far. */
  jobs = 0;
  private readonly free: PrintPage[] = [];
  private lost = false;
  private retired = false;

  private constructor(
    private readonly child: BrowserProcess,
    private readonly browser: Browser,
    readonly version: string,
    private readonly pages: number,
  ) {
    void child.exited.then(() => {
      this.lost = true;
    });
  }

  /** @throws Error with the browser's own words when it does not start. */
  static async launch(options: BrowserProcessOptions, pages: number): Promise<PrintBrowser> {
    // Loaded with the first document: a process that never prints does without it. Before the browser, whose death would leave it half loaded.
    const { default: puppeteer } = await import('puppeteer-core');
    const child = await BrowserProcess.start(options);
    const timer = setTimeout(() => child.kill(), LAUNCH_TIMEOUT_MS);
    try {
      const connecting = connect(child, pages);
      // When the browser dies first, its death is the error that is told.
      connecting.catch(() => undefined);
      const died = child.exited.then(() => Promise.reject(new Error(child.errorOutput || 'the browser ended at once')));
      return await Promise.race([connecting, died]);
    } catch (error) {
      child.kill();
      await child.exited;
      throw new Error(child.errorOutput || (error as Error).message, { cause: error });
    } finally {
      clearTimeout(timer);
    }

    async function connect(started: BrowserProcess, count: number): Promise<PrintBrowser> {
      const browser = await puppeteer.connect({
        transport: started.transport,
        defaultViewport: null,
        protocolTimeout: PROTOCOL_TIMEOUT_MS,
      });
      const result = new PrintBrowser(started, browser, await browser.version(), count);
      const pages = await Promise.all(Array.from({ length: count }, () => PrintPage.open(browser)));
      for (const page of pages) result.free.push(page);
      return result;
    }
  }

  get alive(): boolean {
    return !this.lost;
  }

  /** Resolves when the process and its profile are gone. */
  get gone(): Promise<void> {
    return this.child.exited;
  }

  /**
   * Prints on a free page; call only when there is one. When the signal aborts, the page is closed with what it prints, and
   * another one takes its place.
   * @throws BrowserLostError when the browser or the page ended under the document; the signal's reason
   */
  async print(html: string, format: PaperFormat, hasWebFonts: boolean, signal?: AbortSignal): Promise<Uint8Array> {
    const page = this.free.pop();
    if (page === undefined) throw new BrowserLostError('no free page');
    this.jobs++;
    const stop = (): void => void page.close().catch(() => undefined);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const bytes = await page.print(html, format, hasWebFonts).finally(() => signal?.removeEventListener('abort', stop));
      if (signal?.aborted) throw signal.reason as Error;
      this.free.push(page.suspect ? await this.replace(page) : page);
      if (this.retired) this.closeWhenIdle();
      return bytes;
    } catch (error) {
      if (signal?.aborted && this.alive) return await this.stopped(signal);
      // A page whose renderer crashed cannot be told from a broken browser: both are replaced as one.
      this.kill('crash');
      throw error instanceof BrowserLostError ? error : new BrowserLostError((error as Error).message, { cause: error });
    }
  }

  async isResponsive(timeoutMs: number): Promise<boolean> {
    const answered = this.browser.version().then(
      () => true,
      () => false,
    );
    return Promise.race([answered, sleep(timeoutMs, false, { ref: false })]);
  }

  /** Takes no more documents; ends after those that it is printing. */
  retire(): void {
    this.retired = true;
    this.closeWhenIdle();
  }

  kill(reason: 'deadline' | 'crash'): void {
    this.lost = true;
    this.killedFor ??= reason;
    this.child.kill();
  }

  /** Asks the browser to end, insists after a while, and waits until it is gone. */
  async close(): Promise<void> {
    this.lost = true;
    const timer = setTimeout(() => this.child.kill(), CLOSE_TIMEOUT_MS);
    await this.browser.close().catch(() => this.child.kill());
    await this.child.exited;
    clearTimeout(timer);
  }

  private closeWhenIdle(): void {
    if (this.free.length === this.pages) void this.close();
  }

  /** Opens a page in place of the one that was closed. @throws the signal's reason */
  private async stopped(signal: AbortSignal): Promise<never> {
    try {
      this.free.push(await PrintPage.open(this.browser));
      if (this.retired) this.closeWhenIdle();
    } catch {
      this.kill('crash');
    }
    throw signal.reason as Error;
  }

  private async replace(page: PrintPage): Promise<PrintPage> {
    const fresh = await PrintPage.open(this.browser);
    await page.close();
    return fresh;
  }
}
