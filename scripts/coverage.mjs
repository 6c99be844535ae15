import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot, packageBin } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const LIMIT_MS = 20 * 60_000;
/** Percent of what the files hold that the suite loads. They only rise. */
const FLOORS = { statements: 84, branches: 86, functions: 73, lines: 84 };

/** The coverage of the unit suite as V8 counts it; fails below its floors. */
await main(async () => {
  requireNode();
  await installPackages();
  const floors = Object.entries(FLOORS).map(([what, percent]) => `--${what}=${percent}`);
  const counted = ['--reporter=text-summary', '--include=src/**', '--exclude=**/*.spec.ts', '--exclude-after-remap'];
  // In one process, since Jest ends its workers before they can write what was counted.
  const suite = [packageBin('jest/bin/jest.js'), '-c', 'jest.unit.config.js', '--silent', '--runInBand', '--forceExit'];
  const { ok } = await runNode(packageBin('c8/bin/c8.js'), [...counted, '--check-coverage', ...floors, process.execPath, ...suite], {
    cwd: inRoot('backend'),
    env: { ...process.env, NODE_ENV: 'test' },
    limitMs: LIMIT_MS,
    onOutput: (piece) => process.stdout.write(piece),
  });
  return ok ? 0 : 1;
});
