import { base } from './jest.base.js';

/** The real application on a free port with the embedded defaults. */
export default {
  ...base,
  displayName: 'api',
  testMatch: ['<rootDir>/test/api/**/*.test.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  testTimeout: 60_000,
};
