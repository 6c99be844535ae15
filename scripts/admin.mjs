import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildBackend } from './lib/build.mjs';
import { Failure, main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { backendDist } from './lib/paths.mjs';
import { migrateDatabase } from './lib/prepare.mjs';
import { withDatabase } from './lib/with-database.mjs';

const USAGE = `Usage:
  npm run admin -- create <email> [--name <name>] [--password-stdin]
  npm run admin -- reset-password <email> [--password-stdin]

Without --password-stdin a password is generated and printed once.`;

/** Makes an administrator or sets a new password, whether the product runs or not. */
await main(async (args) => {
  if (!['create', 'reset-password'].includes(args[0]) || !args[1]) throw new Failure(USAGE);
  requireNode();
  await installPackages();
  await buildBackend();
  return withDatabase(async (env) => {
    await migrateDatabase(env);
    const child = spawn(process.execPath, [backendDist('admin-cli.js'), ...args], { env, stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  });
});
