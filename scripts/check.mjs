import os from 'node:os';
import { CHECKS } from './checks/every-check.mjs';
import { Failure, main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { seconds } from './lib/progress.mjs';
import { lastLines } from './lib/run.mjs';

const AT_ONCE = Math.max(2, os.availableParallelism());
const SHOWN_LINES = 80;

/** Everything that can be said about the code without running it; names of checks as arguments choose some. */
await main(async (args) => {
  requireNode();
  await installPackages();
  const chosen = CHECKS.filter(({ name }) => args.length === 0 || args.some((arg) => name.includes(arg)));
  if (chosen.length === 0) throw new Failure(`No such check. There are: ${CHECKS.map(({ name }) => name).join(', ')}`);
  const waiting = [...chosen];
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) if (!(await report(check))) failed.push(check.name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(
    failed.length === 0
      ? `\n${chosen.length} checks passed.`
      : `\n${failed.length} of ${chosen.length} checks failed: ${failed.join(', ')}.`,
  );
  return failed.length === 0 ? 0 : 1;
});

/** @param {import('./checks/every-check.mjs').Check} check */
async function report({ name, run, mend }) {
  const begun = Date.now();
  const { ok, output, note } = await run().catch((error) => ({ ok: false, output: String(error.stack), note: undefined }));
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds(Date.now() - begun)})${note ? `: ${note}` : ''}`);
  if (!ok) console.log(lastLines(output, SHOWN_LINES).replace(/^/gm, '    '));
  if (!ok) console.log(`    Mended by: ${mend}. Then again: npm run check -- ${name.includes(' ') ? `"${name}"` : name}`);
  return ok;
}
