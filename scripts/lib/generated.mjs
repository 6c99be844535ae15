import { readFileSync } from 'node:fs';
import { inRoot, backendDist, rootDir } from './paths.mjs';
import { Failure } from './failure.mjs';
import { lastLines, runNode } from './run.mjs';

const LIMIT_MS = 120_000;

/** `schema.graphql` as the built back end prints it, without a database. */
export const printedSchema = () => printed('print-schema.js', 'The schema');

/**
 * `openapi.json` and the pages made from it, as the built back end prints them, without a database.
 * @returns {Promise<{ file: string, content: string }[]>}
 */
export async function printedOpenApi() {
  const files = JSON.parse(await printed('print-openapi.js', 'The description of REST'));
  return Object.entries(files).map(([file, content]) => ({ file, content }));
}

async function printed(script, what) {
  let text = '';
  const { ok, output } = await runNode(backendDist(script), [], { limitMs: LIMIT_MS, onOutput: (piece) => (text += piece) });
  if (!ok) throw new Failure(`${what} cannot be printed.\n\n${lastLines(output)}`);
  return text;
}

/**
 * The typed documents that the front end imports, from `schema.graphql` and the documents in its source.
 * @returns {Promise<{ file: string, content: string }[]>} paths relative to the checkout
 */
export async function generatedDocuments() {
  const { generate, loadContext } = await import('@graphql-codegen/cli');
  const context = await loadContext(inRoot('codegen.ts'));
  context.updateConfig({ cwd: rootDir, silent: true });
  try {
    const outputs = await generate(context, false);
    return outputs.map(({ filename, content }) => ({ file: filename.replace(`${rootDir}/`, ''), content }));
  } catch (error) {
    throw new Failure(
      `The typed documents cannot be generated: ${error.errors?.map(({ message }) => message).join('\n') ?? error.message}`,
    );
  }
}

/** Those of the generated files whose text on disk differs. */
export const outdated = (files) => files.filter(({ file, content }) => textOf(file) !== content);

function textOf(file) {
  try {
    return readFileSync(inRoot(file), 'utf8');
  } catch {
    return null;
  }
}
