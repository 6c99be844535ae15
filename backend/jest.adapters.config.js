import { base } from './jest.base.js';
import { scaled } from './test/runner/time-factor.mjs';

/** One contract test per port, run on every adapter whose service is there. */
export default {
  ...base,
  displayName: 'adapters',
  testMatch: ['<rootDir>/test/adapters/**/*.test.ts'],
  testTimeout: scaled(60_000),
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};
