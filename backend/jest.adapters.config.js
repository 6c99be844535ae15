import { base } from './jest.base.js';

/** One contract test per port, run on every adapter whose service is there. */
export default {
  ...base,
  displayName: 'adapters',
  testMatch: ['<rootDir>/test/adapters/**/*.test.ts'],
  testTimeout: 60_000,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};
