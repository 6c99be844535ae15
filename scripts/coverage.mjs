import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot, packageBin } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const LIMIT_MS = 60 * 60_000;

/**
 * The coverage of the unit suite, with its floor. Apart from `npm test`, since counting makes the property tests several times slower.
 */
await main(async () => {
  requireNode();
  await installPackages();
  const { ok } = await runNode(packageBin('jest/bin/jest.js'), ['-c', 'jest.coverage.config.js', '--silent'], {
    nodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    cwd: inRoot('backend'),
    env: { ...process.env, NODE_ENV: 'test' },
    limitMs: LIMIT_MS,
    onOutput: (piece) => process.stdout.write(piece),
  });
  return ok ? 0 : 1;
});
