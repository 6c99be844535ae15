import { BrowserLauncher } from './browser-launcher.js';
import { PdfEngine, type PrintOptions } from './pdf-engine.js';
import { PrintLane } from './print-lane.js';
import { TextMender } from './shaped-text/text-mender.js';

export interface ChromiumPdfEngineOptions {
  /** Setting `PUPPETEER_EXECUTABLE_PATH`; unset: an installed browser, else the one shipped in npm. */
  executablePath?: string | null;
  /** Private folder on this machine for profiles and unpacked files; made when absent. */
  userDataRoot: string;
  /** Documents of each kind printed at the same time; two is best on two cores, more only adds latency. */
  pages?: number;
  /** From the moment a document has a page; also the longest wait for a page. */
  deadlineMs?: number;
  /** Documents after which a browser is exchanged for a fresh one, in the background. */
  recycleAfter?: number;
  /** From so many characters of HTML a document is a long one. */
  longFrom?: number;
  /** A browser for long documents ends after so long without one. */
  longIdleMs?: number;
  /** Takes the place of `userDataRoot` where root starts the browser as another account. */
  systemDirectory?: string;
}

const HEALTH_TIMEOUT_MS = 2_000;
/** About forty pages, more than any template makes of its sample. */
const LONG_FROM_CHARACTERS = 150_000;
/** `nice` value: on a busy core the printing of long documents gets a quarter of the time. */
const LONG_PRIORITY = 5;
const LONG_IDLE_MS = 60_000;

/**
 * Prints on warm browsers with a few reused pages each: one for the documents that people wait for, and one, started when it is
 * needed and of a lower priority, for long documents, so that nobody's five hundred pages make others wait for one.
 */
export class ChromiumPdfEngine extends PdfEngine {
  private readonly launcher: BrowserLauncher;
  private readonly short: PrintLane;
  private readonly long: PrintLane;
  private readonly mender: TextMender;
  private readonly longFrom: number;
  private closed = false;

  constructor(options: ChromiumPdfEngineOptions) {
    super();
    const { executablePath, userDataRoot, systemDirectory = '/var/lib/themis' } = options;
    const { pages = 2, deadlineMs = 30_000, recycleAfter = 500, longFrom = LONG_FROM_CHARACTERS, longIdleMs = LONG_IDLE_MS } = options;
    this.launcher = new BrowserLauncher({ executablePath, userDataRoot, systemDirectory, pages });
    this.short = new PrintLane(this.launcher, { pages, deadlineMs, recycleAfter });
    this.long = new PrintLane(this.launcher, { pages, deadlineMs, recycleAfter, priority: LONG_PRIORITY, idleMs: longIdleMs });
    this.mender = new TextMender(pages);
    this.longFrom = longFrom;
  }

  override describe(): string {
    return this.launcher.description;
  }

  override async print(html: string, options: PrintOptions): Promise<Uint8Array> {
    options.signal?.throwIfAborted();
    const lane = html.length < this.longFrom ? this.short : this.long;
    return lane.print(html, options, (pdf) => this.mender.mend(pdf, html, options.signal));
  }

  override async health(): Promise<{ ok: boolean; detail: string }> {
    if (this.closed) return { ok: false, detail: 'closed' };
    const browser = this.short.browser ?? this.long.browser;
    if (browser === null) return this.launcher.find();
    return (await browser.isResponsive(HEALTH_TIMEOUT_MS))
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
    await Promise.all([this.short.close(), this.long.close()]);
    await this.mender.close();
    this.launcher.close();
  }
}
