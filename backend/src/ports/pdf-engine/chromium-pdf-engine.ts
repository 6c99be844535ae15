import { BrowserLauncher } from './browser-launcher.js';
import { PdfEngine, type PrintOptions } from './pdf-engine.js';
import { BrowserLostError, PdfFailedError, PdfTimeoutError, PdfUnavailableError } from './pdf-errors.js';
import { Permits } from './permits.js';
import type { PrintBrowser } from './print-browser.js';
import { TextMender } from './shaped-text/text-mender.js';

export interface ChromiumPdfEngineOptions {
  /** Setting `PUPPETEER_EXECUTABLE_PATH`; unset: an installed browser, else the one shipped in npm. */
  executablePath?: string | null;
  /** Private folder on this machine for profiles and unpacked files; made when absent. */
  userDataRoot: string;
  /** Documents printed at the same time; two is best on two cores, more only adds latency. */
  pages?: number;
  /** From the moment a document has a page; also the longest wait for a page. */
  deadlineMs?: number;
  /** Documents after which the browser is exchanged for a fresh one, in the background. */
  recycleAfter?: number;
  /** Takes the place of `userDataRoot` where root starts the browser as another account. */
  systemDirectory?: string;
}

const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;
const HEALTH_TIMEOUT_MS = 2_000;
const MAX_CRASHES = 2;
/** How often a document may lose its browser because of another document's deadline. */
const MAX_EVICTIONS = 3;

/**
 * Prints on one warm Chromium with a few reused pages. The browser is found and started at the first document, respawned
 * when it dies (the document is tried once more), killed with all its processes at a deadline, and recycled.
 */
export class ChromiumPdfEngine extends PdfEngine {
  private readonly launcher: BrowserLauncher;
  private readonly permits: Permits;
  private readonly mender: TextMender;
  private readonly deadlineMs: number;
  private readonly recycleAfter: number;
  private readonly running = new Set<PrintBrowser>();
  private current: PrintBrowser | null = null;
  private launching: Promise<PrintBrowser> | null = null;
  private closed = false;

  constructor(options: ChromiumPdfEngineOptions) {
    super();
    const pages = options.pages ?? 2;
    const { executablePath, userDataRoot, systemDirectory = '/var/lib/themis' } = options;
    this.launcher = new BrowserLauncher({ executablePath, userDataRoot, systemDirectory, pages });
    this.permits = new Permits(pages, MAX_WAITING);
    this.mender = new TextMender(pages);
    this.deadlineMs = options.deadlineMs ?? 30_000;
    this.recycleAfter = options.recycleAfter ?? 500;
  }

  override describe(): string {
    return this.launcher.description;
  }

  override async print(html: string, { format, signal }: PrintOptions): Promise<Uint8Array> {
    signal?.throwIfAborted();
    if (this.closed) throw shuttingDown();
    if (this.permits.queueIsFull) {
      throw new PdfUnavailableError('Too many PDFs are being made. Please try again shortly.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await this.waitForTurn(signal);
    if (signal?.aborted) {
      this.permits.release();
      signal.throwIfAborted();
    }
    const printing = this.printWithRetry(html, { format, signal })
      .then((pdf) => this.mender.mend(pdf, html, signal))
      .finally(() => this.permits.release());
    return signal === undefined ? printing : abandonOnAbort(printing, signal);
  }

  override async health(): Promise<{ ok: boolean; detail: string }> {
    if (this.closed) return { ok: false, detail: 'closed' };
    if (this.current?.alive !== true) return this.launcher.find();
    return (await this.current.isResponsive(HEALTH_TIMEOUT_MS))
      ? { ok: true, detail: this.describe() }
      : { ok: false, detail: `${this.describe()} does not answer` };
  }

  override async hasSandbox(): Promise<boolean | null> {
    if (this.launcher.sandboxed === null && !this.closed) {
      const probe = await this.launcher.launch().catch(() => null);
      await probe?.close();
    }
    return this.launcher.sandboxed;
  }

  override async close(): Promise<void> {
    this.closed = true;
    this.permits.refuseAll(shuttingDown());
    await this.launching?.catch(() => undefined);
    await Promise.all([...this.running].map((browser) => browser.close()));
    await this.mender.close();
    this.launcher.close();
  }

  private async waitForTurn(signal?: AbortSignal): Promise<void> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new PdfTimeoutError(this.deadlineMs)), this.deadlineMs);
    try {
      await this.permits.acquire(signal === undefined ? timeout.signal : AbortSignal.any([signal, timeout.signal]));
    } finally {
      clearTimeout(timer);
    }
  }

  private async printWithRetry(html: string, { format, signal }: PrintOptions): Promise<Uint8Array> {
    let crashes = 0;
    for (let evictions = 0; evictions <= MAX_EVICTIONS;) {
      const browser = await this.ready();
      const deadline = { passed: false };
      const timer = setTimeout(() => {
        deadline.passed = true;
        browser.kill('deadline');
      }, this.deadlineMs);
      try {
        const { fontFaces } = this.launcher;
        const document = fontFaces === '' ? html : html.replace('<head>', () => `<head>${fontFaces}`);
        return await browser.print(document, format, fontFaces !== '', signal);
      } catch (error) {
        if (!(error instanceof BrowserLostError)) throw error;
        if (deadline.passed) throw new PdfTimeoutError(this.deadlineMs, { cause: error });
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
    const { current } = this;
    if (current?.alive !== true) return this.start();
    if (current.jobs >= this.recycleAfter && this.launching === null) {
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
      .launch()
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

/** The caller is free at once, a moment before the page is. */
async function abandonOnAbort(printing: Promise<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
  printing.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    printing.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
