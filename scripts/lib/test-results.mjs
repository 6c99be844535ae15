import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, skippedNames: string[], failedNames: string[] }} Result
 */

/**
 * Reads the results of a suite, which both runners write in the form of Jest's; a file that could not even be loaded is a failed test.
 * @param {string} report
 * @param {(testFile: string) => boolean} [counts] which test files count; all of them unless told
 * @returns {Result}
 */
export function readResults(report, counts = () => true) {
  const result = { passed: 0, failed: 0, skipped: 0, skippedNames: [], failedNames: [] };
  for (const { name, status, assertionResults } of filesIn(report)) {
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
export function failedFiles(report) {
  return filesIn(report)
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
}

const filesIn = (report) => JSON.parse(readFileSync(report, 'utf8')).testResults;

function add(result, outcome, name) {
  result[outcome] += 1;
  result[`${outcome}Names`].push(name);
}
