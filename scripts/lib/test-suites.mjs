import { inRoot, packageBin } from './paths.mjs';
import { runNode } from './run.mjs';
import { sourceFiles } from './source-files.mjs';
import { readJestJson, readTap } from './test-results.mjs';

const LIMIT_MS = 20 * 60_000;
const show = (piece) => process.stdout.write(piece);

/** Each suite runs with `run(report, env, args)`, writes its results to the file `report` and reads them with `read`. */
export const SUITES = [
  jest('unit'),
  jest('adapters'),
  jest('api'),
  jest('attacks'),
  vitest('web'),
  { ...nodeTest('scripts', 'scripts/test'), needsBuild: true },
  nodeTest('journey', 'test/journey'),
];

function jest(name) {
  const run = (report, env, args) =>
    runNode(
      packageBin('jest/bin/jest.js'),
      ['-c', `jest.${name}.config.js`, '--passWithNoTests', '--json', `--outputFile=${report}`, ...args],
      {
        nodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
        cwd: inRoot('backend'),
        env: { ...env, NODE_ENV: 'test' },
        limitMs: LIMIT_MS,
        onOutput: (piece) => show(piece.replace(/^Test results written to: .*\n/gm, '')),
      },
    );
  return { name, run, read: readJestJson, reportsAtEnd: true };
}

function vitest(name) {
  const run = (report, env, args) =>
    runNode(
      packageBin('vitest/vitest.mjs'),
      ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
      {
        cwd: inRoot('frontend'),
        env: { ...env, NODE_ENV: 'test' },
        limitMs: LIMIT_MS,
        onOutput: show,
      },
    );
  return { name, run, read: readJestJson, reportsAtEnd: true };
}

function nodeTest(name, folder) {
  const run = (report, env, args) => {
    const { NODE_ENV: _unset, ...rest } = env;
    const reporters = [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
    ];
    const files = sourceFiles([folder], /[.]test[.]mjs$/);
    return runNode(files[0] ?? '', [...files.slice(1), ...args], {
      nodeArgs: ['--test', ...reporters],
      env: rest,
      limitMs: LIMIT_MS,
      onOutput: show,
    });
  };
  return { name, run, read: readTap, isEmpty: () => sourceFiles([folder], /[.]test[.]mjs$/).length === 0 };
}
