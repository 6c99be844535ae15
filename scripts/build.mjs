import { buildAll } from './lib/build.mjs';
import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';

/** Builds both sides where sources changed; `--force` always. */
await main(async (args) => {
  requireNode();
  await installPackages();
  const built = await buildAll({ force: args.includes('--force') });
  console.log(built ? 'Built backend/dist and frontend/dist.' : 'Nothing to build.');
});
