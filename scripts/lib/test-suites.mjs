import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesToJudge } from './changed-files.mjs';
import { Failure } from './failure.mjs';
import { inRoot, packageBin, rootDir } from './paths.mjs';
import { runNode } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const LIMIT_MS = 20 * 60_000;
const TEST_FILE = /[.](spec|test)[.](ts|tsx|mjs)$/;
const reporter = (name) => fileURLToPath(new URL(`reporters/${name}.mjs`, import.meta.url));

/**
 * @typedef {object} Run
 * @property {string} report the file that the results are written to
 * @property {NodeJS.ProcessEnv} env
 * @property {readonly string[]} options for the runner
 * @property {(piece: string) => void} show takes what the runner says
 * @property {(told: import('./reporters/tell.mjs').Told) => void} [onTold] takes which of its files have begun and ended
 * @property {AbortSignal} signal ends the runner
 * @property {boolean} [whole] also what can only come out as it did at the last release
 */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} folders where its tests are
 * @property {number} seconds about how long it takes alone
 * @property {(given: Run, files?: string[]) => Promise<{ ok: boolean }>} run of all files, unless some are given
 * @property {boolean} [needsBuild]
 * @property {boolean} [onlyInAll] `npm test` leaves it out unless it is named
 */

/** What the tests of the front end read, or run on, without importing it. */
const READ_BY_WEB =
  /^(?:package-lock\.json$|frontend\/(?!(?:src|test)\/.*\.tsx?$)|(?:docs\/(?:quickstart|recipes|graphql|api|errors|mcp|api-changelog)|packages\/client\/README)\.md$|backend\/src\/features\/templates\/.*\.(?:json|liquid|txt)$)/;

/** @type {Suite[]} */
const SUITES = [
  {
    ...jest(
      'unit',
      'backend/src',
      'packages/client/src',
      'packages/draft/src',
      'packages/embedded-postgres/src',
      'packages/sparse-index/src',
    ),
    seconds: 110,
  },
  { ...jest('adapters', 'backend/test/adapters'), seconds: 150 },
  { ...jest('api', 'backend/test/api'), seconds: 350 },
  { ...jest('attacks', 'backend/test/attacks'), seconds: 300 },
  { ...vitest('web', 'frontend', undefined, READ_BY_WEB), seconds: 150 },
  { ...vitest('scripts', '.', 'scripts/test'), seconds: 160, needsBuild: true },
  { ...vitest('journey', '.', 'test/journey'), seconds: 130 },
  { ...vitest('screens', '.', 'test/screens'), seconds: 330, onlyInAll: true },
];

/** @typedef {Suite & { files?: string[] }} ChosenSuite `files` are those that were chosen by name */

/**
 * The suites that are named, each with the files whose path has one of the parts in it.
 * @param {string | undefined} names of suites, with commas between them; `--all`; or nothing, for those that every change has to pass
 * @param {readonly string[]} parts of paths; none for all files
 * @returns {ChosenSuite[]} only those that have such a file
 * @throws Failure for what names no suite, and for what is in the path of no file
 */
export function chosenSuites(names, parts) {
  const suites = namedSuites(names);
  if (parts.length === 0) return suites;
  const wanted = parts.map((part) => (path.isAbsolute(part) ? path.relative(rootDir, part) : path.normalize(part)));
  const chosen = suites.map((suite) => ({ ...suite, files: filesOf(suite).filter((file) => wanted.some((part) => file.includes(part))) }));
  const found = chosen.flatMap(({ files }) => files);
  const unknown = parts.filter((_, at) => !found.some((file) => file.includes(wanted[at])));
  if (unknown.length > 0)
    throw new Failure(`No file of tests has "${unknown.join('" or "')}" in its path (${suites.map(({ name }) => name).join(', ')}).`);
  return chosen.filter(({ files }) => files.length > 0).map((suite) => ({ ...suite, files: suite.files.map((file) => inRoot(file)) }));
}

function namedSuites(chosen) {
  if (chosen === '--all') return SUITES;
  if (chosen === undefined) return SUITES.filter(({ onlyInAll }) => !onlyInAll);
  const names = chosen.split(',');
  const suites = SUITES.filter(({ name }) => names.includes(name));
  if (suites.length < names.length) throw new Failure(`No such suite. There are: ${SUITES.map(({ name }) => name).join(', ')}`);
  return suites;
}

const filesOf = ({ folders }) => sourceFiles(folders, TEST_FILE);

/** @param {string} name @param {string[]} folders */
function jest(name, ...folders) {
  /** @type {Suite['run']} */
  const run = (given, files) => {
    const reporters = ['--reporters=default', `--reporters=${reporter('jest-progress')}`, '--json', `--outputFile=${given.report}`];
    const only = files ? ['--runTestsByPath', ...files] : [];
    const show = (piece) => given.show(piece.replace(/^Test results written to: .*\n/gm, ''));
    return runIn('backend', 'jest/bin/jest.js', ['-c', `jest.${name}.config.js`, ...reporters, ...only], { ...given, show });
  };
  return { name, folders, run };
}

/**
 * @param {string} name
 * @param {string} cwd where its configuration lies
 * @param {string} [folder] where its tests are, if there are others
 * @param {RegExp} [unimported] has only those files run that import something that has changed since the last release, unless one of these has
 */
function vitest(name, cwd, folder, unimported) {
  const args = ['run', '--reporter=default', `--reporter=${reporter('vitest-reporter')}`, ...(folder ? [`--dir=${folder}`] : [])];
  /** @type {Suite['run']} */
  const run = (given, files = []) => {
    const changes = unimported && !given.whole && files.length === 0 ? changesToJudge(unimported) : undefined;
    return runIn(cwd, 'vitest/vitest.mjs', [...args, ...(changes ? [`--changed=${changes.release}`] : []), ...files], given);
  };
  return { name, folders: [folder ?? cwd], run };
}

/** @param {string} cwd @param {string} program @param {string[]} args @param {Run} given */
function runIn(cwd, program, args, { report, env, options, show, onTold, signal }) {
  return runNode(packageBin(program), [...args, ...options], {
    cwd: inRoot(cwd),
    env: { ...env, NODE_ENV: 'test', TEST_REPORT: report, ...(onTold && { TEST_PROGRESS: '1' }) },
    limitMs: LIMIT_MS,
    signal,
    onTold,
    onOutput: show,
  });
}
