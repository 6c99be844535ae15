import os from 'node:os';
import { architecturePage } from './checks/architecture-page.mjs';
import { boundaries } from './checks/boundaries.mjs';
import { builtFiles } from './checks/built-files.mjs';
import { contract } from './checks/contract.mjs';
import { fileBudget } from './checks/file-budget.mjs';
import { floors } from './checks/floors.mjs';
import { format } from './checks/format.mjs';
import { generatedFiles } from './checks/generated-files.mjs';
import { guide } from './checks/guide.mjs';
import { lexicon } from './checks/lexicon.mjs';
import { lint, lintPatterns } from './checks/lint.mjs';
import { lockfile } from './checks/lockfile.mjs';
import { rooms } from './checks/rooms.mjs';
import { specification } from './checks/specification.mjs';
import { templateLaw } from './checks/template-law.mjs';
import { backendTypes, clientTypes, frontendTypes, toolTypes } from './checks/types.mjs';
import { translations } from './checks/translations.mjs';
import { unused } from './checks/unused.mjs';
import { Failure, main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { seconds } from './lib/progress.mjs';
import { lastLines } from './lib/run.mjs';

const CHECKS = [
  lockfile,
  fileBudget,
  rooms,
  floors,
  architecturePage,
  lintPatterns,
  lint,
  backendTypes,
  frontendTypes,
  clientTypes,
  toolTypes,
  boundaries,
  builtFiles,
  unused,
  generatedFiles,
  contract,
  specification,
  translations,
  guide,
  templateLaw,
  lexicon,
  format,
];
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

async function report({ name, run }) {
  const begun = Date.now();
  const { ok, output, note } = await run().catch((error) => ({ ok: false, output: error.stack }));
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds(Date.now() - begun)})${note ? `: ${note}` : ''}`);
  if (!ok) console.log(lastLines(output, SHOWN_LINES).replace(/^/gm, '    '));
  return ok;
}
