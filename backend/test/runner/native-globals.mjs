/** `@jest/globals` for the tests that `native-runner.mjs` runs: it gives these another value for each file. */
export let describe, it, test, expect, beforeAll, afterAll, beforeEach, afterEach, jest;

/** @param {Record<string, any>} globals what circus made for the file that comes @param {object} jestObject */
export function setGlobals(globals, jestObject) {
  ({ describe, it, test, expect, beforeAll, afterAll, beforeEach, afterEach } = globals);
  jest = jestObject;
}
