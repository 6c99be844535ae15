import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { type BrowserCandidate, findInstalledBrowsers, INSTALL_HINT } from './find-browser.js';
import { fontFaceRules, installFontconfig } from './fonts.js';
import { unpackNpmBrowser } from './npm-browser.js';
import { PdfUnavailableError } from './pdf-errors.js';
import { PrintBrowser } from './print-browser.js';

export interface LauncherOptions {
  /** The only browser to use; without it one is looked for. */
  executablePath?: string | null;
  /** Profiles and the unpacked npm browser live here: a folder of this machine, not shared with other machines. */
  userDataRoot: string;
  fontsDirectory: string;
  pages: number;
}

const SANDBOX_REFUSED = /no usable sandbox|sandbox[^\n]{0,500}(namespace|setuid|suid)|failed to move to new namespace/i;

/** Finds a browser that starts, gives it the product's fonts and remembers which one it was. */
export class BrowserLauncher {
  /** The browser that started last, in words. */
  description = 'Chromium, looked for at the first PDF';
  /** `@font-face` rules to put into each document; empty where the browser finds the fonts through fontconfig. */
  fontFaces = '';
  private fontconfigFile: string | null = null;
  private fontsReady: Promise<void> | null = null;

  constructor(private readonly options: LauncherOptions) {}

  /**
   * Starts the best browser that works, trying the next one when a start fails.
   * @throws PdfUnavailableError when none is there or none starts; the text says what to install.
   */
  async launch(): Promise<PrintBrowser> {
    await mkdir(this.options.userDataRoot, { recursive: true, mode: 0o700 });
    await this.prepareFonts();
    const failures: string[] = [];
    for (const list of this.candidateLists()) {
      for (const candidate of await list) {
        try {
          return await this.start(candidate);
        } catch (error) {
          failures.push(`${candidate.executable}: ${mainLine((error as Error).message)}`);
        }
      }
    }
    throw new PdfUnavailableError(unavailableText(this.options.executablePath ?? null, failures));
  }

  /** Whether a browser is on this machine at all, without starting it. */
  async find(): Promise<{ ok: boolean; detail: string }> {
    for (const list of this.candidateLists()) {
      const [first] = await list.catch(() => []);
      if (first !== undefined) return { ok: true, detail: `${first.executable}, not started yet` };
    }
    return { ok: false, detail: unavailableText(this.options.executablePath ?? null, []) };
  }

  /** Lazily, because the browser shipped in npm is unpacked only when nothing else works. */
  private *candidateLists(): Generator<Promise<BrowserCandidate[]>> {
    const { executablePath, userDataRoot } = this.options;
    if (executablePath) {
      yield Promise.resolve(existsSync(executablePath) ? [{ executable: executablePath }] : []);
      return;
    }
    yield findInstalledBrowsers();
    yield unpackNpmBrowser(userDataRoot).then((candidate) => (candidate === null ? [] : [candidate]));
  }

  /**
   * Root cannot have the sandbox. Others have it; only inside a container, which is a wall itself and often forbids
   * the sandbox's system calls, a refused sandbox is given up.
   */
  private async start(candidate: BrowserCandidate): Promise<PrintBrowser> {
    const isRoot = process.getuid?.() === 0;
    const { userDataRoot, pages } = this.options;
    const launch = async (sandbox: boolean): Promise<PrintBrowser> => {
      const browser = await PrintBrowser.launch({ candidate, userDataRoot, fontconfigFile: this.fontconfigFile, sandbox }, pages);
      const why = isRoot ? 'running as root' : 'refused by the container';
      this.description = `${browser.version} at ${candidate.executable}${sandbox ? '' : ` (sandbox off: ${why})`}`;
      return browser;
    };
    try {
      return await launch(!isRoot);
    } catch (error) {
      if (isRoot || !isContainer() || !SANDBOX_REFUSED.test((error as Error).message)) throw error;
      return launch(false);
    }
  }

  private async prepareFonts(): Promise<void> {
    this.fontsReady ??= (async () => {
      if (process.platform === 'linux') this.fontconfigFile = await installFontconfig(this.options.fontsDirectory);
      else this.fontFaces = `<style>${await fontFaceRules()}</style>`;
    })();
    await this.fontsReady.catch((error: unknown) => {
      this.fontsReady = null;
      throw new PdfUnavailableError(`The fonts for PDF could not be prepared: ${(error as Error).message}`, { cause: error });
    });
  }
}

const isContainer = (): boolean =>
  existsSync('/.dockerenv') || existsSync('/run/.containerenv') || process.env.KUBERNETES_SERVICE_HOST !== undefined;

/** The line of the browser's output that tells most: a fatal one, else the first that is no noise of the crash reporter. */
function mainLine(text: string): string {
  const lines = text.split('\n').filter((line) => !line.includes('crashpad'));
  return lines.find((line) => /fatal|cannot|sandbox|denied|not permitted|not found/i.test(line)) ?? lines[0] ?? '';
}

function unavailableText(executablePath: string | null, failures: readonly string[]): string {
  if (failures.length > 0) return `PDF is not available: no browser could be started (${failures.join('; ')}). ${INSTALL_HINT}`;
  if (executablePath !== null) return `PDF is not available: PUPPETEER_EXECUTABLE_PATH names ${executablePath}, which is not there.`;
  return `PDF is not available: no browser is installed. ${INSTALL_HINT}`;
}
