import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loggers } from '../../core/observability/loggers.js';
import { isRoot } from '@themis/embedded-postgres/processes';
import { ownPlace, unprivilegedPlace, type BrowserPlace } from './browser-place.js';
import type { BrowserProcessOptions } from './browser-process.js';
import { type BrowserCandidate, findInstalledBrowsers, INSTALL_HINT } from './find-browser.js';
import { fontFaceRules, installFontconfig } from './fonts.js';
import { unpackNpmBrowser } from './npm-browser.js';
import { PdfUnavailableError } from './pdf-errors.js';
import { PrintBrowser } from './print-browser.js';

export interface LauncherOptions {
  /** The only browser to use; without it one is looked for. */
  executablePath?: string | null;
  /** Profiles, fonts and the unpacked npm browser live here: a folder of this machine, not shared with other machines. */
  userDataRoot: string;
  /** The same when root starts the browser as another account. */
  systemDirectory: string;
  pages: number;
}

/** A way to start a browser, from the safest to the least safe. */
interface Mode {
  place: BrowserPlace;
  sandbox: boolean;
}

const SANDBOX_REFUSED = /no usable sandbox|sandbox[^\n]{0,500}(namespace|setuid|suid)|failed to move to new namespace/i;
/** The account cannot get to the program or its libraries, or the system lets nobody change accounts. */
const ACCOUNT_REFUSED = /\b(EACCES|EPERM|EINVAL)\b|permission denied|cannot open shared object file/i;

/** Finds a browser that starts, gives it the product's fonts and remembers which one it was. */
export class BrowserLauncher {
  /** The browser that started last, in words. */
  description = 'Chromium, looked for at the first PDF';
  /** Whether that one has its sandbox; null before the first start. */
  sandboxed: boolean | null = null;
  /** `@font-face` rules to put into each document; empty where the browser finds the fonts through fontconfig. */
  fontFaces = '';
  private unprivileged: ReturnType<typeof unprivilegedPlace> | undefined;

  constructor(private readonly options: LauncherOptions) {}

  /**
   * Starts the first browser that works, with its sandbox as long as any of them has one here. One without is only
   * started where the system refuses the sandbox to all: no document carries scripts or reaches a network, so that a
   * PDF is then worth more than none.
   * @param priority `nice` value of the browser; without it, that of this process
   * @throws PdfUnavailableError when none is there or none starts; the text says what to install.
   */
  async launch(priority?: number): Promise<PrintBrowser> {
    const failures = new Set<string>();
    for (const mode of this.modes()) {
      const fontconfigFile = await this.prepareFonts(mode.place);
      let refused = false;
      for (const list of this.candidateLists(mode.place)) {
        for (const candidate of await list) {
          try {
            return await this.start({ candidate, ...mode, fontconfigFile, priority });
          } catch (error) {
            const { message } = error as Error;
            refused ||= SANDBOX_REFUSED.test(message) || (mode.place.account.uid !== undefined && ACCOUNT_REFUSED.test(message));
            failures.add(`${candidate.executable}: ${mainLine(message)}`);
          }
        }
      }
      // A browser that is missing, or fails for another reason, would do no better without a sandbox.
      if (!refused) break;
    }
    throw new PdfUnavailableError(unavailableText(this.options.executablePath ?? null, [...failures]));
  }

  /** Whether a browser is on this machine at all, without starting it. */
  async find(): Promise<{ ok: boolean; detail: string }> {
    const [{ place }] = [...this.modes()] as [Mode];
    for (const list of this.candidateLists(place)) {
      const [first] = await list.catch(() => []);
      if (first !== undefined) return { ok: true, detail: `${first.executable}, not started yet` };
    }
    return { ok: false, detail: unavailableText(this.options.executablePath ?? null, []) };
  }

  /** Removes what was made for this process only. */
  close(): void {
    this.unprivileged?.dispose();
    this.unprivileged = undefined;
  }

  /** Root itself cannot have a sandbox, which is why it becomes another account first. */
  private *modes(): Generator<Mode> {
    const { userDataRoot, systemDirectory } = this.options;
    if (isRoot()) {
      this.unprivileged ??= unprivilegedPlace(systemDirectory);
      for (const sandbox of [true, false]) if (this.unprivileged) yield { place: this.unprivileged, sandbox };
      yield { place: ownPlace(userDataRoot), sandbox: false };
      return;
    }
    for (const sandbox of [true, false]) yield { place: ownPlace(userDataRoot), sandbox };
  }

  /** Lazily, because the browser shipped in npm is unpacked only when nothing else works. */
  private *candidateLists({ directory }: BrowserPlace): Generator<Promise<BrowserCandidate[]>> {
    const { executablePath } = this.options;
    if (executablePath) {
      yield Promise.resolve(existsSync(executablePath) ? [{ executable: executablePath }] : []);
      return;
    }
    yield findInstalledBrowsers();
    yield unpackNpmBrowser(directory).then((candidate) => (candidate === null ? [] : [candidate]));
  }

  private async start(options: BrowserProcessOptions): Promise<PrintBrowser> {
    const { candidate, place, sandbox } = options;
    const browser = await PrintBrowser.launch(options, this.options.pages);
    const as = place.account.uid === undefined ? '' : ` as ${place.account.name}`;
    this.description = `${browser.version} at ${candidate.executable}${as}${sandbox ? '' : ', without its sandbox'}`;
    this.sandboxed = sandbox;
    if (!sandbox) loggers.pdf.warn('the system refuses the browser its sandbox; PDF files are printed without it');
    return browser;
  }

  /** @returns the path for `FONTCONFIG_FILE`, or null where documents carry the fonts themselves. */
  private async prepareFonts({ directory }: BrowserPlace): Promise<string | null> {
    try {
      if (process.platform === 'linux') return await installFontconfig(join(directory, 'fonts'));
      this.fontFaces ||= `<style>${await fontFaceRules()}</style>`;
      return null;
    } catch (error) {
      throw new PdfUnavailableError(`The fonts for PDF could not be prepared: ${(error as Error).message}`, { cause: error });
    }
  }
}

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
