import { base } from './jest.base.js';
import { scaled } from './test/runner/time-factor.mjs';

/** What a hostile client or a failing machine does to the whole product: one file for each kind of attack. */
export default {
  ...base,
  displayName: 'attacks',
  testMatch: ['<rootDir>/test/attacks/**/*.test.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  testTimeout: scaled(60_000),
};
