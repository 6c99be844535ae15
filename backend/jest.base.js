/** Shared by the suites: Node loads the TypeScript, and the files of a worker share its modules. */
export const base = {
  rootDir: import.meta.dirname,
  testRunner: '<rootDir>/test/runner/native-runner.mjs',
  testEnvironment: '<rootDir>/test/runner/native-environment.mjs',
  testSequencer: '<rootDir>/test/runner/longest-first.mjs',
  transform: {},
  maxWorkers: 2,
};
