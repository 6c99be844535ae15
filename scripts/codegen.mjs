import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from './lib/failure.mjs';
import { generatedDocuments, outdated, printedByBackend } from './lib/generated.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';
import { step } from './lib/progress.mjs';

/** Writes `schema.graphql`, `openapi.json` with the pages made from it, and the front end's typed documents; with `--check` only says what is out of date. */
await main(async (args) => {
  requireNode();
  await installPackages();
  const write = !args.includes('--check');
  const { schema, rest } = printedByBackend();
  const [documents, described] = await Promise.all([
    step('Generating typed documents', () => generatedDocuments(schema)),
    step('Describing the back end', () => rest),
  ]);
  const outOfDate = outdated([{ file: 'schema.graphql', content: await schema }, ...documents, ...described]);
  if (write) outOfDate.forEach(save);
  const changed = outOfDate.map(({ file }) => file);
  if (changed.length === 0) console.log('Up to date.');
  else console.log(`${write ? 'Wrote' : 'Out of date (npm run codegen)'}: ${changed.join(', ')}`);
  return write || changed.length === 0 ? 0 : 1;
});

function save({ file, content }) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), content);
}
