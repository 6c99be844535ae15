import { FairQueue } from '../../core/concurrency/fair-queue.js';
import { untilAborted } from '../../core/async/until-aborted.js';
import { TooManyWaitingError } from '../../core/errors/common-errors.js';
import type { BrowserLauncher } from './browser-launcher.js';
import type { PrintOptions } from './pdf-engine.js';
import { BrowserLostError, PdfFailedError, PdfTimeoutError, PdfUnavailableError } from './pdf-errors.js';
import type { PrintBrowser } from './print-browser.js';

export interface PrintLaneOptions {
  /** Documents printed at the same time. */
  pages: number;
  /** From the moment a document has a page; also the longest wait for a page. */
  deadlineMs: number;
  /** Documents after which the browser is exchanged for a fresh one, in the background. */
  recycleAfter: number;
  /** `nice` value of the browser; without it, that of this process. */
  priority?: number;
  /** Without a document for so long, the browser is closed; without it, it stays warm. */
  idleMs?: number;
}

const MAX_WAITING = 100;
/** All documents stand in one line. */
const LINE = 'documents';
const RETRY_AFTER_SECONDS = 5;
const MAX_CRASHES = 2;
/** How often a document may lose its browser because of another document's deadline. */
const MAX_EVICTIONS = 3;

/**
 * One warm browser and the line of documents for it. It is started at the first document, respawned when it dies (the document is
 * tried again), killed with all its processes at a deadline, and recycled.
 */
export class PrintLane {
  private readonly pages: FairQueue;
  private readonly running = new Set<PrintBrowser>();
  private current: PrintBrowser | null = null;
  private launching: Promise<PrintBrowser> | null = null;
  private closed = false;
  private underWay = 0;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly launcher: BrowserLauncher,
    private readonly options: PrintLaneOptions,
  ) {
    const { pages } = options;
    this.pages = new FairQueue({ concurrency: pages, perKey: pages, maxWaitingPerKey: MAX_WAITING });
  }

  /** The browser that prints next; null before the first document, or when it is gone. */
  get browser(): PrintBrowser | null {
    return this.current?.alive === true ? this.current : null;
  }

  /**
   * @param finish what is done to the bytes while the document still has its place
   * @throws PdfUnavailableError, PdfTimeoutError, PdfFailedError; the signal's reason
   */
  async print(html: string, options: PrintOptions, finish: (pdf: Uint8Array) => Promise<Uint8Array>): Promise<Uint8Array> {
    const { signal } = options;
    if (this.closed) throw shuttingDown();
    const leave = await this.page(signal);
    if (signal?.aborted) {
      leave();
      signal.throwIfAborted();
    }
    this.begin();
    // The caller is free at once, a moment before the page is.
    return untilAborted(signal, () =>
      this.printWithRetry(html, options)
        .then(finish)
        .finally(() => {
          leave();
          this.end();
        }),
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idleTimer);
    this.pages.close(shuttingDown());
    await this.launching?.catch(() => undefined);
    await Promise.all([...this.running].map((browser) => browser.close()));
  }

  private begin(): void {
    this.underWay += 1;
    clearTimeout(this.idleTimer);
  }

  private end(): void {
    this.underWay -= 1;
    const { idleMs } = this.options;
    if (idleMs === undefined || this.underWay > 0 || this.closed) return;
    this.idleTimer = setTimeout(() => {
      this.current?.retire();
      this.current = null;
    }, idleMs).unref();
  }

  /** Waits for a page. @returns gives it back */
  private async page(signal?: AbortSignal): Promise<() => void> {
    const { deadlineMs } = this.options;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new PdfTimeoutError(deadlineMs)), deadlineMs);
    try {
      return await this.pages.enter(LINE, signal === undefined ? timeout.signal : AbortSignal.any([signal, timeout.signal]));
    } catch (error) {
      if (!(error instanceof TooManyWaitingError)) throw error;
      throw new PdfUnavailableError('Too many PDFs are being made. Please try again shortly.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    } finally {
      clearTimeout(timer);
    }
  }

  private async printWithRetry(html: string, { format, signal }: PrintOptions): Promise<Uint8Array> {
    const { deadlineMs } = this.options;
    let crashes = 0;
    for (let evictions = 0; evictions <= MAX_EVICTIONS;) {
      const browser = await this.ready();
      // A caller may have left while the browser started; nothing would end the document any more but its deadline.
      signal?.throwIfAborted();
      const deadline = { passed: false };
      const timer = setTimeout(() => {
        deadline.passed = true;
        browser.kill('deadline');
      }, deadlineMs);
      try {
        const { fontFaces } = this.launcher;
        const document = fontFaces === '' ? html : html.replace('<head>', () => `<head>${fontFaces}`);
        return await browser.print(document, format, fontFaces !== '', signal);
      } catch (error) {
        if (!(error instanceof BrowserLostError)) throw error;
        if (deadline.passed) throw new PdfTimeoutError(deadlineMs, { cause: error });
        if (this.closed) throw shuttingDown();
        if (browser.killedFor === 'deadline') evictions++;
        else if (++crashes === MAX_CRASHES) throw new PdfFailedError({ cause: error });
      } finally {
        clearTimeout(timer);
      }
    }
    throw new PdfUnavailableError('The PDF browser keeps being restarted. Please try again shortly.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  private async ready(): Promise<PrintBrowser> {
    if (this.closed) throw shuttingDown();
    const current = this.browser;
    if (current === null) return this.start();
    if (current.jobs >= this.options.recycleAfter && this.launching === null) {
      // The old browser goes on until the new one is warm; a failed start is tried again by the next document.
      void this.start().then(
        () => current.retire(),
        () => undefined,
      );
    }
    return current;
  }

  private start(): Promise<PrintBrowser> {
    this.launching ??= this.launcher
      .launch(this.options.priority)
      .then((browser) => {
        this.running.add(browser);
        void browser.gone.then(() => this.running.delete(browser));
        this.current = browser;
        return browser;
      })
      .finally(() => {
        this.launching = null;
      });
    return this.launching;
  }
}

const shuttingDown = (): PdfUnavailableError =>
  new PdfUnavailableError('The server is shutting down. Please try again shortly.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
