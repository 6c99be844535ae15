import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildBackend } from './lib/build.mjs';
import { Failure, main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { backendDist, rootDir } from './lib/paths.mjs';
import { withApplication } from './lib/with-database.mjs';

const COMMANDS = ['import', 'export'];
const USAGE = `Usage:
  npm run library -- import <folder> [--type act|judgment|rule|other] [--manifest file.csv] [--replace] [--as <email>]
  npm run library -- export <folder>`;

/** Imports a folder into the library or exports the library into one, whether the product runs or not. */
await main(async (args) => {
  if (!COMMANDS.includes(args[0]) || !args[1]) throw new Failure(USAGE);
  requireNode();
  await installPackages();
  await buildBackend();
  return withApplication(async (env, { alone }) => {
    // Folders are named as they are seen from where npm was called.
    const words = ['--from', process.env.INIT_CWD ?? rootDir, ...(alone ? ['--alone'] : [])];
    const child = spawn(process.execPath, [backendDist('library-cli.js'), ...args, ...words], { env, stdio: 'inherit' });
    // The child ends in order by itself: a terminal sends its signals to both.
    const wait = () => undefined;
    process.on('SIGINT', wait);
    const forward = () => child.kill('SIGTERM');
    process.on('SIGTERM', forward);
    const [code] = await once(child, 'exit');
    return code ?? 1;
  });
});
