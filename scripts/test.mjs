import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { timeFactor } from '../backend/test/runner/time-factor.mjs';
import { chooseTurn } from '../backend/test/runner/turn.mjs';
import { buildAll } from './lib/build.mjs';
import { main, textOf } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { findProgram } from './lib/programs.mjs';
import { seconds } from './lib/progress.mjs';
import { endStarted } from './lib/run.mjs';
import { listenForStop } from './lib/stop-signals.mjs';
import { installSystemPackages } from './lib/system-packages.mjs';
import { TestProgress } from './lib/test-progress.mjs';
import { startTestRedis } from './lib/test-redis.mjs';
import { bundleTestProcesses } from './lib/test-processes.mjs';
import { failedFiles, readResults } from './lib/test-results.mjs';
import { counts, NOTHING, printSummary, together } from './lib/test-summary.mjs';
import { chosenSuites } from './lib/test-suites.mjs';

const INTERRUPTED = 130;
const LINGER_MS = 20_000;
/** Failures in more files than these are no accident of the machine. */
const MAX_FILES_AGAIN = 3;
/** Each of them works on two things at once, and waits for more than half of its time; with two of them, two cores had nothing to do for a quarter of a run. */
const SUITES_AT_ONCE = Math.max(3, Math.floor(os.availableParallelism() / 2));
/** What each suite begins with: `maxWorkers` of the runners. */
const PROCESSES_EACH = 2;
const progress = new TestProgress();
const NEEDED = [
  'chromium',
  'chromium-headless-shell',
  'poppler-utils',
  'tesseract-ocr',
  'tesseract-ocr-hin',
  'libheif-examples',
  'redis-server',
];

/**
 * Installs what is missing, builds, and runs every suite but the one that takes every screen through every state, with a part of what is
 * exhaustive, and those tests of the front end that something reaches which has changed since the last release; all of it with `--all`; or the
 * suites that are named first: `npm test -- api` or `npm test -- unit,web`. The words that follow choose files by parts of their paths; from the
 * first option on all goes to the runners. The last line is `N passed, N failed, N skipped`.
 */
await main(async ([chosen, ...args]) => {
  listenForStop(() => void endStarted().then(() => process.exit(INTERRUPTED)));
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const options = firstOption === -1 ? [] : args.splice(firstOption);
  const suites = chosenSuites(chosen, args);
  requireNode();
  const whole = chosen !== undefined;
  const turn = chooseTurn(whole);
  await Promise.all([installPackages(), installSystemPackages(NEEDED)]);
  const results = await buildFor(suites);

  const redis = await startTestRedis();
  const reports = mkdtempSync(path.join(os.tmpdir(), 'themis-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  try {
    const unbuilt = results.length > 0;
    const built = !unbuilt && suites.some(({ needsBuild }) => needsBuild);
    const env = {
      ...process.env,
      ...(redis.url && { TEST_REDIS_URL: redis.url }),
      ...(built && { TEST_BACKEND_BUILT: '1' }),
      TEST_TIME_FACTOR: String(timeFactor() * crowding(suites.length)),
      ...testBrowser(),
    };
    const work = async (suite) =>
      unbuilt && suite.needsBuild
        ? { ...NOTHING, name: suite.name, failed: 1, failedNames: ['not run, since the build failed'] }
        : runSuite({ ...suite, whole }, path.join(reports, suite.name), env, options, suites.length > 1);
    const first = await besideEachOther(suites, work);
    for (const [at, result] of first.entries())
      results.push(suites.length > 1 ? await again(suites[at], result, reports, env, options) : result);
  } finally {
    await redis.stop();
  }
  console.log(`\n${turn}`);
  return printSummary(results);
});

/** The other suites run from the sources, so that they still tell something when the build fails. */
async function buildFor(suites) {
  if (!suites.some(({ needsBuild }) => needsBuild)) return [];
  try {
    await buildAll();
    await bundleTestProcesses();
    return [];
  } catch (error) {
    console.error(textOf(error));
    return [{ ...NOTHING, name: 'build', failed: 1, failedNames: ['see above'] }];
  }
}

/** How many processes of tests share a core: as many times longer may things take. */
function crowding(suites) {
  return Math.max(1, (Math.min(suites, SUITES_AT_ONCE) * PROCESSES_EACH) / os.availableParallelism());
}

/** The headless shell draws as Chromium does, and spends a quarter less time on it. */
function testBrowser() {
  const browser =
    process.env.TEST_BROWSER_PATH || findProgram('chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable');
  return browser ? { TEST_BROWSER_PATH: browser } : {};
}

/**
 * Each suite waits for databases, browsers and clocks half of its time, in which others can have the cores.
 * @returns the results in the order of the suites, of which the longest are begun first
 */
async function besideEachOther(suites, work) {
  const results = new Map();
  const waiting = suites.toSorted((one, other) => other.seconds - one.seconds);
  const lane = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) results.set(suite, await work(suite));
  };
  await Promise.all(Array.from({ length: SUITES_AT_ONCE }, lane));
  return suites.map((suite) => results.get(suite));
}

/** @typedef {import('./lib/test-suites.mjs').ChosenSuite & { whole?: boolean }} ChosenSuite */
/** @typedef {import('./lib/test-results.mjs').Result & { name: string, reported?: boolean, flakyNames?: string[] }} SuiteResult */

/**
 * The few tests that failed while other suites shared the machine run again with nothing beside them. What passes then is named as
 * flaky in the summary, for somebody to mend.
 * @param {ChosenSuite} suite
 * @param {SuiteResult} result
 * @returns {Promise<SuiteResult>}
 */
async function again(suite, result, reports, env, options) {
  if (!result.reported || result.failed === 0) return result;
  const report = path.join(reports, suite.name);
  const files = failedFiles(report);
  if (files.length > MAX_FILES_AGAIN) return result;
  console.log(`\n${suite.name}: ${files.map((file) => path.basename(file)).join(', ')} once more`);
  const second = await runSuite({ ...suite, files }, `${report}-again`, env, options, false);
  if (!second.reported) return result;
  const rest = readResults(report, (file) => !files.includes(file));
  const flakyNames = result.failedNames.filter((name) => !second.failedNames.includes(name));
  return { ...together(rest, second), name: suite.name, flakyNames };
}

/**
 * Shows what the runner says as it comes; beside other suites a line for each file that ends, and all of it at the end if something failed.
 * @param {ChosenSuite} suite
 * @returns {Promise<SuiteResult>}
 */
async function runSuite(suite, report, env, options, besideOthers) {
  const begun = Date.now();
  const title = `\n=== ${suite.name} ===`;
  console.log(besideOthers ? `${suite.name}: begun` : title);
  const pieces = [];
  const show = besideOthers ? (piece) => pieces.push(piece) : (piece) => process.stdout.write(piece);
  const onTold = besideOthers ? (told) => progress.take(suite.name, told) : undefined;
  const overdue = new AbortController();
  const watch = endAfterReport(report, show, overdue);
  const { ok } = await suite.run({ report, env, options, show, onTold, signal: overdue.signal, whole: suite.whole }, suite.files);
  clearInterval(watch);
  const result = { name: suite.name, ...resultOf(report, ok) };
  if (besideOthers && result.failed > 0) console.log(`${title}\n${pieces.join('')}`);
  console.log(`${suite.name}: ${counts(result)} in ${seconds(Date.now() - begun)}`);
  return result;
}

/** A runner that has reported and still does not end has something open: it is ended, which counts as a failure. */
function endAfterReport(report, show, overdue) {
  return setInterval(() => {
    const written = statSync(report, { throwIfNoEntry: false });
    if (!written || Date.now() - written.mtimeMs < LINGER_MS || overdue.signal.aborted) return;
    show('The tests have ended, but something that they opened keeps the runner alive.\n');
    overdue.abort();
  }, LINGER_MS);
}

/** A runner that dies without a report, or complains although every test passed, counts as one failure; only a test's own failure is `reported`. */
function resultOf(report, ok) {
  /** @type {Omit<SuiteResult, 'name'>} */
  let result = NOTHING;
  try {
    result = { ...readResults(report), reported: true };
  } catch {
    ok = false;
  }
  if (!ok && result.failed === 0)
    return { ...result, reported: false, failed: 1, failedNames: ['the runner ended with an error; see above'] };
  return result;
}
