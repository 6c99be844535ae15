import { buildBackend } from './lib/build.mjs';
import { Failure, main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runEntry } from './lib/run-entry.mjs';
import { withApplication } from './lib/with-database.mjs';

const COMMANDS = ['import', 'export', 'starter'];
const USAGE = `Usage:
  npm run library -- import <folder> [--type act|judgment|rule|other] [--manifest file.csv] [--replace] [--as <email>]
  npm run library -- export <folder>
  npm run library -- starter [--manifest file.json] [--replace | --remove] [--as <email>]`;

/** Imports a folder into the library or exports the library into one, whether the product runs or not. */
await main(async (args) => {
  if (!COMMANDS.includes(args[0]) || (!args[1] && args[0] !== 'starter')) throw new Failure(USAGE);
  requireNode();
  await installPackages();
  await buildBackend();
  return withApplication((env, { alone }) => runEntry('library-cli.js', [...args, ...(alone ? ['--alone'] : [])], env));
});
