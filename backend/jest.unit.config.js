import { base } from './jest.base.js';
import { scaled } from './test/runner/time-factor.mjs';

/** Pure logic, beside the source; no database, no network. */
export default {
  ...base,
  displayName: 'unit',
  roots: ['<rootDir>/src', '<rootDir>/../packages/client/src', '<rootDir>/../packages/draft/src', '<rootDir>/../packages/sparse-index/src'],
  testMatch: ['**/src/**/*.spec.ts'],
  // Some start threads, which takes seconds on a busy machine.
  testTimeout: scaled(30_000),
};
