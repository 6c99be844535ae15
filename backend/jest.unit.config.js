import { base } from './jest.base.js';
import { scaled } from './test/runner/time-factor.mjs';

/** Pure logic, beside the source; no database, no network. */
export default {
  ...base,
  displayName: 'unit',
  roots: ['<rootDir>/src', ...['client', 'draft', 'embedded-postgres', 'sparse-index'].map((name) => `<rootDir>/../packages/${name}/src`)],
  testMatch: ['**/src/**/*.spec.ts'],
  // Some start threads, which takes seconds on a busy machine.
  testTimeout: scaled(30_000),
};
