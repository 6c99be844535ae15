import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildBackend } from './lib/build.mjs';
import { main } from './lib/failure.mjs';
import { generatedDocuments, outdated, printedOpenApi, printedSchema } from './lib/generated.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';
import { step } from './lib/progress.mjs';

/** Writes `schema.graphql`, `openapi.json` with the pages made from it, and the front end's typed documents; with `--check` only says what is out of date. */
await main(async (args) => {
  requireNode();
  await installPackages();
  await buildBackend();
  const write = !args.includes('--check');
  const schema = outdated([{ file: 'schema.graphql', content: await step('Printing the schema', printedSchema) }]);
  if (write) schema.forEach(save);
  const documents = outdated(await step('Generating typed documents', generatedDocuments));
  if (write) documents.forEach(save);
  const rest = outdated(await step('Describing REST', printedOpenApi));
  if (write) rest.forEach(save);
  const changed = [...schema, ...documents, ...rest].map(({ file }) => file);
  if (changed.length === 0) console.log('Up to date.');
  else console.log(`${write ? 'Wrote' : 'Out of date (npm run codegen)'}: ${changed.join(', ')}`);
  return write || changed.length === 0 ? 0 : 1;
});

function save({ file, content }) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), content);
}
