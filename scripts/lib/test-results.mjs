import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, skippedNames: string[], failedNames: string[] }} Result
 */

/** @returns {Result} */
const empty = () => ({ passed: 0, failed: 0, skipped: 0, skippedNames: [], failedNames: [] });

/**
 * Reads what jest and vitest write with their JSON reporters; a file that could not even be loaded is a failed test.
 * @param {string} file
 * @param {(testFile: string) => boolean} [counts] which test files count; all of them unless told
 */
export function readJestJson(file, counts = () => true) {
  const result = empty();
  for (const { name, status, assertionResults } of jestFiles(file)) {
    if (!counts(name)) continue;
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      add(result, 'failed', `${name} (could not be run)`);
    for (const { status: outcome, fullName, ancestorTitles } of assertionResults) {
      if (outcome === 'passed') result.passed += 1;
      else if (outcome === 'failed') add(result, 'failed', fullName);
      else add(result, 'skipped', /\bskipped\b/.test(ancestorTitles[0] ?? '') ? ancestorTitles[0] : fullName);
    }
  }
  return result;
}

/** @returns {string[]} the paths of the test files in which something failed */
export function failedJestFiles(file) {
  return jestFiles(file)
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
}

const jestFiles = (file) => JSON.parse(readFileSync(file, 'utf8')).testResults;

/**
 * Reads what `node-test-reporter.mjs` writes for `node --test`.
 * @param {string} file
 * @param {(testFile: string) => boolean} [counts] which test files count; all of them unless told
 */
export function readNodeTests(file, counts = () => true) {
  const result = empty();
  for (const { name, file: testFile, outcome, why } of nodeTests(file))
    if (counts(testFile)) add(result, outcome, outcome === 'skipped' && why ? `${name} (${why})` : name);
  return result;
}

/** @returns {string[]} the paths of the test files in which something failed */
export function failedNodeTestFiles(file) {
  const failed = nodeTests(file).filter(({ outcome }) => outcome === 'failed');
  return [...new Set(failed.map((test) => test.file))];
}

const nodeTests = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

function add(result, outcome, name) {
  result[outcome] += 1;
  result[`${outcome}Names`]?.push(name);
}
