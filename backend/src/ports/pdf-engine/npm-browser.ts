import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { openForReading } from '@themis/embedded-postgres/processes';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { BrowserCandidate } from './find-browser.js';

const UNPACK_TIMEOUT_MS = 60_000;
const MANIFEST = z.object({ version: z.string().optional() });

/**
 * The Chromium of the npm package `@sparticuz/chromium` (x64 Linux only), unpacked once per version below `root`
 * (about 190 MB, 2 s). The package unpacks into the shared temporary folder and trusts whatever lies there, so it runs
 * in a child process whose temporary folder is a private one.
 * @returns null where the package is not installed or does not fit this machine.
 */
export async function unpackNpmBrowser(root: string): Promise<BrowserCandidate | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const entry = resolvePackage('@sparticuz/chromium');
  if (entry === null) return null;
  const home = join(root, `npm-chromium-${await versionOf(entry)}`);
  if (!(await exists(join(home, 'chromium')))) await unpack(entry, root, home);
  return { executable: join(home, 'chromium'), libraryPath: join(home, 'al2023', 'lib') };
}

async function unpack(entry: string, root: string, home: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const staging = await mkdtemp(join(root, 'unpacking-'));
  try {
    const script = `const { default: c } = await import('@sparticuz/chromium'); c.setGraphicsMode = false; await c.executablePath();`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: dirname(entry),
      timeout: UNPACK_TIMEOUT_MS,
      killSignal: 'SIGKILL',
      // The package adds its own nss and expat libraries only when it believes to be on this platform.
      env: { TMPDIR: staging, HOME: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
    openForReading(staging);
    await rename(staging, home).catch(async (error: unknown) => {
      // Another process of this product was faster.
      if (!(await exists(join(home, 'chromium')))) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function resolvePackage(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}

async function versionOf(entry: string): Promise<string> {
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null);
    const version = text === null ? undefined : MANIFEST.parse(JSON.parse(text)).version;
    if (version !== undefined) return version;
  }
  return 'unknown';
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
