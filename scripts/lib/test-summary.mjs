/** The result of a suite without tests. */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, skippedNames: [], failedNames: [] };

/**
 * The sum of two results of one suite.
 * @param {import('./test-results.mjs').Result} one
 * @param {import('./test-results.mjs').Result} other
 * @returns {import('./test-results.mjs').Result}
 */
export const together = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failedNames: [...one.failedNames, ...other.failedNames],
  skippedNames: [...one.skippedNames, ...other.skippedNames],
});

export const counts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Names what failed and what was skipped, then the total as the last line. @returns the exit code */
export function printSummary(results) {
  console.log('');
  for (const { name, failedNames } of results) for (const test of failedNames) console.log(`failed   ${name}: ${test}`);
  for (const { name, flakyNames = [] } of results)
    for (const test of flakyNames) console.log(`flaky    ${name}: ${test} (failed beside others, passed alone)`);
  for (const { name, skippedNames } of results) {
    for (const test of new Set(skippedNames)) {
      const times = skippedNames.filter((other) => other === test).length;
      console.log(`skipped  ${name}: ${test}${times > 1 ? ` (${times} tests)` : ''}`);
    }
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log(`\n${counts(total)}`);
  return total.failed === 0 ? 0 : 1;
}
