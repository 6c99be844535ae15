import { buildBackend } from './lib/build.mjs';
import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runEntry } from './lib/run-entry.mjs';
import { withDatabase } from './lib/with-database.mjs';

const ENTRY = 'installation/keys-cli.js';

/** Says which file keys are needed, makes a new one, gives up an old one; whether the product runs or not. */
await main(async (args) => {
  requireNode();
  await installPackages();
  await buildBackend();
  if (args.length === 0) return runEntry(ENTRY, args, process.env);
  return withDatabase((env) => runEntry(ENTRY, args, env));
});
