import { base } from './jest.base.js';
import { scaled } from './test/runner/time-factor.mjs';

/** The real application on a free port with the embedded defaults. */
export default {
  ...base,
  displayName: 'api',
  testMatch: ['<rootDir>/test/api/**/*.test.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  testTimeout: scaled(60_000),
};
