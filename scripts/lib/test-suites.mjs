import { fileURLToPath } from 'node:url';
import { inRoot, packageBin } from './paths.mjs';
import { runNode } from './run.mjs';
import { sourceFiles } from './source-files.mjs';
import { failedJestFiles, failedNodeTestFiles, readJestJson, readNodeTests } from './test-results.mjs';

const LIMIT_MS = 20 * 60_000;
/** Files of the journeys and of the scripts that run side by side; most of their time is a browser's or a product's that starts. */
const FILES_AT_ONCE = 2;

/**
 * @typedef {object} Run
 * @property {string} report the file that the results are written to
 * @property {NodeJS.ProcessEnv} env
 * @property {readonly string[]} args for the runner
 * @property {(piece: string) => void} show takes what the runner says
 * @property {(told: import('./reporters/tell.mjs').Told) => void} [onTold] takes which of its files have begun and ended
 * @property {AbortSignal} signal ends the runner
 */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {number} seconds
 * @property {(given: Run) => Promise<{ ok: boolean }>} run
 * @property {(report: string, counts?: (testFile: string) => boolean) => import('./test-results.mjs').Result} read
 * @property {(report: string) => string[]} failedFiles
 * @property {(files: string[]) => string[]} only
 * @property {boolean} [needsBuild]
 * @property {boolean} [onlyInAll] `npm test` leaves it out unless it is named
 * @property {boolean} [reportsAtEnd]
 * @property {() => boolean} [isEmpty]
 */

/**
 * Each suite runs with `run`, given a `Run`, and reads its results with `read`; `seconds` is about how long it takes alone.
 * `failedFiles` and `only` name the files that failed and the arguments that run only these.
 * @type {Suite[]}
 */
export const SUITES = [
  { ...jest('unit'), seconds: 60 },
  { ...jest('adapters'), seconds: 200 },
  { ...jest('api'), seconds: 300 },
  { ...jest('attacks'), seconds: 500 },
  { ...vitest('web'), seconds: 150 },
  { ...nodeTest('scripts', 'scripts/test'), seconds: 160, needsBuild: true },
  { ...nodeTest('journey', 'test/journey'), seconds: 200 },
  { ...nodeTest('screens', 'test/screens'), seconds: 250, onlyInAll: true },
];

const reporter = (name) => new URL(`reporters/${name}.mjs`, import.meta.url).href;
const jestReporters = ['--reporters=default', `--reporters=${fileURLToPath(reporter('jest-progress'))}`];
const vitestReporters = ['--reporter=default', `--reporter=${fileURLToPath(reporter('vitest-progress'))}`, '--reporter=json'];
const telling = (onTold) => (onTold ? { TEST_PROGRESS: '1' } : {});

function jest(name) {
  /** @param {Run} given */
  const run = ({ report, env, args, show, onTold, signal }) =>
    runNode(
      packageBin('jest/bin/jest.js'),
      ['-c', `jest.${name}.config.js`, '--passWithNoTests', ...jestReporters, '--json', `--outputFile=${report}`, ...args],
      {
        cwd: inRoot('backend'),
        env: { ...env, NODE_ENV: 'test', ...telling(onTold) },
        limitMs: LIMIT_MS,
        signal,
        onTold,
        onOutput: (piece) => show(piece.replace(/^Test results written to: .*\n/gm, '')),
      },
    );
  const only = (files) => ['--runTestsByPath', ...files];
  return { name, run, read: readJestJson, failedFiles: failedJestFiles, only, reportsAtEnd: true };
}

function vitest(name) {
  /** @param {Run} given */
  const run = ({ report, env, args, show, onTold, signal }) =>
    runNode(packageBin('vitest/vitest.mjs'), ['run', '--passWithNoTests', ...vitestReporters, `--outputFile.json=${report}`, ...args], {
      cwd: inRoot('frontend'),
      env: { ...env, NODE_ENV: 'test', ...telling(onTold) },
      limitMs: LIMIT_MS,
      signal,
      onTold,
      onOutput: show,
    });
  const only = (files) => files;
  return { name, run, read: readJestJson, failedFiles: failedJestFiles, only, reportsAtEnd: true };
}

function nodeTest(name, folder) {
  const testFile = /[.]test[.]mjs$/;
  const testFiles = () => sourceFiles([folder], testFile);
  /** @param {Run} given */
  const run = ({ report, env, args, show, onTold, signal }) => {
    const { NODE_ENV: _unset, ...rest } = env;
    const reporters = [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${reporter('node-test-reporter')}`,
      `--test-reporter-destination=${report}`,
    ];
    const chosen = args.filter((arg) => testFile.test(arg));
    const files = chosen.length > 0 ? chosen : testFiles();
    return runNode(files[0] ?? '', [...files.slice(1), ...args.filter((arg) => !chosen.includes(arg))], {
      nodeArgs: ['--test', `--test-concurrency=${FILES_AT_ONCE}`, ...reporters],
      env: { ...rest, ...telling(onTold) },
      limitMs: LIMIT_MS,
      signal,
      onTold,
      onOutput: show,
    });
  };
  const only = (files) => files;
  return { name, run, read: readNodeTests, failedFiles: failedNodeTestFiles, only, isEmpty: () => testFiles().length === 0 };
}
