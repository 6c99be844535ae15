import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildBackend } from './lib/build.mjs';
import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { backendDist } from './lib/paths.mjs';

/** Lists, fetches and verifies sentence models, whether the product runs or not; a running product takes up what it was missing. */
await main(async (args) => {
  requireNode();
  await installPackages();
  await buildBackend();
  const child = spawn(process.execPath, [backendDist('ports/embedder/local/models-cli.js'), ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
});
