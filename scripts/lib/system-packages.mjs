import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { step } from './progress.mjs';
import { findBrowser, findProgram } from './programs.mjs';
import { lastLines, run } from './run.mjs';
import { writeIfAllowed } from './writable.mjs';

const LIMIT_MS = 10 * 60_000;
const LIST_LIMIT_MS = 5_000;
const RETRY_AFTER_MS = 24 * 3_600_000;

/** What of Debian the product uses, and how to see that it is there. */
const NEEDS = {
  'chromium-headless-shell': { isThere: () => findBrowser() !== null, purpose: 'PDF files are rendered with it' },
  chromium: {
    isThere: () => findProgram('chromium', 'google-chrome', 'google-chrome-stable') !== null,
    purpose: 'the browser tests drive it',
  },
  'poppler-utils': { isThere: () => findProgram('pdftotext') !== null, purpose: 'text of PDF files in Indian scripts is read with it' },
  'tesseract-ocr': { isThere: () => readsLanguage('eng'), purpose: 'scanned pages are read with it' },
  'tesseract-ocr-hin': { isThere: () => readsLanguage('hin'), purpose: 'scanned pages in Hindi are read with it' },
  'libheif-examples': {
    isThere: () => findProgram('heif-convert', 'heif-dec') !== null,
    purpose: 'photographs in the HEIC format are read with it',
  },
  'redis-server': { isThere: () => findProgram('redis-server') !== null, purpose: 'the queue is tested on it' },
};

/** Whether an installed Tesseract has the data of a language. */
function readsLanguage(language) {
  const program = findProgram('tesseract');
  if (!program) return false;
  try {
    const listed = execFileSync(program, ['--list-langs'], {
      encoding: 'utf8',
      timeout: LIST_LIMIT_MS,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\n').includes(language);
  } catch {
    return false;
  }
}

/**
 * Installs those of the named Debian packages that are missing, as root on Debian; elsewhere says what to install.
 * The product runs without them, so that this never fails. @returns {Promise<string[]>} what is missing still.
 */
export async function installSystemPackages(names) {
  const missing = names.filter((name) => !NEEDS[name].isThere());
  if (missing.length === 0) return [];
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get') !== null;
  if (canInstall) await step(`Installing ${missing.join(', ')} from Debian`, () => aptGet(missing));
  const still = missing.filter((name) => !NEEDS[name].isThere());
  for (const name of still) console.log(`  Not installed: ${name} (${NEEDS[name].purpose}). On Debian: apt-get install ${name}`);
  return still;
}

/** For every start: tries once a day, so that a machine without a network does not wait each time. */
export async function installSystemPackagesDaily(names) {
  const tried = inRoot('.cache', 'system-packages-tried');
  const last = statSync(tried, { throwIfNoEntry: false });
  if (last && Date.now() - last.mtimeMs < RETRY_AFTER_MS) return;
  const missing = await installSystemPackages(names);
  if (missing.length === 0) return;
  writeIfAllowed(() => {
    mkdirSync(inRoot('.cache'), { recursive: true });
    writeFileSync(tried, `${missing.join('\n')}\n`);
  });
}

async function aptGet(names) {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8', ...proxySettings() };
  await run('apt-get', ['update', '-q'], { env, limitMs: LIMIT_MS });
  for (const name of names) {
    const { ok, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env, limitMs: LIMIT_MS });
    if (!ok) console.log(`  apt-get install ${name} failed: ${lastLines(output, 2)}`);
  }
}

function proxySettings() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name)));
}
