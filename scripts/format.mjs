import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { packageBin } from './lib/paths.mjs';
import { seconds } from './lib/progress.mjs';
import { lastLines, MUCH_GARBAGE, runNode } from './lib/run.mjs';

/** In this order: what a linter has rewritten is laid out afterwards. */
const TOOLS = [
  { name: 'oxlint', bin: 'oxlint/bin/oxlint', args: ['-c', 'oxlint.config.mjs', '--quiet', '-f', 'unix', '--fix'] },
  { name: 'eslint', bin: 'eslint/bin/eslint.js', args: ['--fix'], nodeArgs: MUCH_GARBAGE },
  {
    name: 'prettier',
    bin: 'prettier/bin/prettier.cjs',
    args: ['--write', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier'],
  },
];

/** Mends what linters and Prettier can mend by themselves, in the whole checkout or in the files and folders that are named. What is left is shown. */
await main(async (paths) => {
  requireNode();
  await installPackages();
  let failed = 0;
  for (const { name, bin, args, nodeArgs } of TOOLS) {
    const begun = Date.now();
    const { ok, output } = await runNode(packageBin(bin), [...args, ...(paths.length > 0 ? paths : ['.'])], { nodeArgs });
    console.log(`${ok ? 'ok    ' : 'left  '} ${name} (${seconds(Date.now() - begun)})`);
    if (!ok) console.log(lastLines(output).replace(/^/gm, '    '));
    failed += ok ? 0 : 1;
  }
  return failed === 0 ? 0 : 1;
});
