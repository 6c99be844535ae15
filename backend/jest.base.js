/** Shared by the suites: ESM TypeScript through swc, `.js` in import paths mapped back to the source. */
export const base = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
  testEnvironment: 'node',
  maxWorkers: 2,
  coverageProvider: 'v8',
};
