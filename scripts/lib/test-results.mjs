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

/** Reads the TAP report of `node --test`. */
export function readTap(file) {
  const result = empty();
  const text = readFileSync(file, 'utf8');
  // eslint-disable-next-line patterns/known-pattern -- a constant of this file between constants
  const total = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  result.passed = total('pass');
  // eslint-disable-next-line patterns/linear-loops -- a line is the name of one of our tests
  for (const [, name] of text.matchAll(/^ *not ok \d+ - (.*?)(?: # .*)?$/gm)) result.failedNames.push(name);
  // eslint-disable-next-line patterns/linear-loops -- a line is the name of one of our tests
  for (const [, name, reason] of text.matchAll(/^ *ok \d+ - (.*?) # (?:SKIP|TODO) ?(.*)$/gm))
    result.skippedNames.push(`${name}${reason && ` (${reason})`}`);
  result.failed = total('fail') + total('cancelled');
  result.skipped = total('skipped') + total('todo');
  return result;
}

function add(result, outcome, name) {
  result[outcome] += 1;
  result[`${outcome}Names`].push(name);
}
