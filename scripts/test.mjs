import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildAll } from './lib/build.mjs';
import { Failure, main, textOf } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { findProgram } from './lib/programs.mjs';
import { seconds } from './lib/progress.mjs';
import { endStarted } from './lib/run.mjs';
import { listenForStop } from './lib/stop-signals.mjs';
import { installSystemPackages } from './lib/system-packages.mjs';
import { startTestRedis } from './lib/test-redis.mjs';
import { counts, NOTHING, printSummary } from './lib/test-summary.mjs';
import { SUITES } from './lib/test-suites.mjs';

const INTERRUPTED = 130;
const LINGER_MS = 20_000;
const NEEDED = ['chromium', 'chromium-headless-shell', 'poppler-utils', 'redis-server'];

/**
 * Installs what is missing, builds, and runs every suite, or the one that is named first: `npm test -- api`. What follows
 * a suite's name goes to its runner. The last line is `N passed, N failed, N skipped`.
 */
await main(async ([chosen, ...args]) => {
  listenForStop(() => void endStarted().then(() => process.exit(INTERRUPTED)));
  const suites = SUITES.filter(({ name }) => !chosen || name === chosen);
  if (suites.length === 0) throw new Failure(`No such suite. There are: ${SUITES.map(({ name }) => name).join(', ')}`);
  requireNode();
  await Promise.all([installPackages(), installSystemPackages(NEEDED)]);
  const results = await buildFor(suites);

  const redis = await startTestRedis();
  const reports = mkdtempSync(path.join(os.tmpdir(), 'themis-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  try {
    const env = { ...process.env, ...(redis.url && { TEST_REDIS_URL: redis.url }), ...testBrowser() };
    const unbuilt = results.length > 0;
    for (const suite of suites) {
      if (unbuilt && suite.needsBuild)
        results.push({ ...NOTHING, name: suite.name, failed: 1, failedNames: ['not run, since the build failed'] });
      else results.push(await runSuite(suite, path.join(reports, suite.name), env, args));
    }
  } finally {
    await redis.stop();
  }
  return printSummary(results);
});

/** The other suites run from the sources, so that they still tell something when the build fails. */
async function buildFor(suites) {
  if (!suites.some(({ needsBuild }) => needsBuild)) return [];
  try {
    await buildAll();
    return [];
  } catch (error) {
    console.error(textOf(error));
    return [{ ...NOTHING, name: 'build', failed: 1, failedNames: ['see above'] }];
  }
}

function testBrowser() {
  const browser =
    process.env.TEST_BROWSER_PATH || findProgram('chromium', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell');
  return browser ? { TEST_BROWSER_PATH: browser } : {};
}

async function runSuite(suite, report, env, args) {
  const begun = Date.now();
  console.log(`\n=== ${suite.name} ===`);
  if (suite.isEmpty?.()) {
    console.log('There are no tests in this suite.');
    return { ...NOTHING, name: suite.name };
  }
  const watch = suite.reportsAtEnd ? endAfterReport(report) : undefined;
  const { ok } = await suite.run(report, env, args);
  clearInterval(watch);
  const result = { name: suite.name, ...resultOf(suite, report, ok) };
  console.log(`${suite.name}: ${counts(result)} in ${seconds(Date.now() - begun)}`);
  return result;
}

/** A runner that has reported and still does not end has something open: it is ended, which counts as a failure. */
function endAfterReport(report) {
  return setInterval(() => {
    const written = statSync(report, { throwIfNoEntry: false });
    if (!written || Date.now() - written.mtimeMs < LINGER_MS) return;
    console.error('The tests have ended, but something that they opened keeps the runner alive.');
    void endStarted();
  }, LINGER_MS);
}

/** A runner that dies without a report, or complains although every test passed, counts as one failure. */
function resultOf(suite, report, ok) {
  let result = NOTHING;
  try {
    result = suite.read(report);
  } catch {
    ok = false;
  }
  if (!ok && result.failed === 0) return { ...result, failed: 1, failedNames: ['the runner ended with an error; see above'] };
  return result;
}
