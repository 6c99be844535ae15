import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Failure } from './failure.mjs';
import { inRoot, rootDir } from './paths.mjs';
import { lastLines, runNode } from './run.mjs';
import { fromSource } from './source-loader.mjs';

const LIMIT_MS = 120_000;
const LONGEST_COMPLAINT = 2000;

/**
 * What the back end prints from its source, without a build or a database: `schema.graphql`, for which the typed documents wait, and after
 * it `openapi.json` with the pages made from it.
 * @returns {{ schema: Promise<string>, rest: Promise<{ file: string, content: string }[]> }}
 */
export function printedByBackend() {
  const printed = new PassThrough();
  const parts = [];
  const schema = new Promise((resolve) => {
    createInterface({ input: printed }).on('line', (line) => {
      if (!line.startsWith('{"')) return;
      parts.push(JSON.parse(line));
      resolve(parts[0]['schema.graphql']);
    });
  });
  const onOutput = (piece) => void printed.write(piece);
  const program = runNode(inRoot('scripts/lib/describe-entry.mjs'), [], { nodeArgs: fromSource, limitMs: LIMIT_MS, onOutput });
  const rest = program.then(async ({ ok, output }) => {
    printed.end();
    await finished(printed);
    if (!ok || parts.length < 2) throw new Failure(`The back end cannot be described.\n\n${lastLines(withoutTexts(output))}`);
    return Object.entries(parts[1]).map(([file, content]) => ({ file, content }));
  });
  return { schema: Promise.race([schema, rest.then(() => schema)]), rest };
}

/** What it complained of, and not the texts that it printed before. */
const withoutTexts = (output) =>
  output
    .split('\n')
    .filter((line) => line.length < LONGEST_COMPLAINT)
    .join('\n');

/**
 * The typed documents that the front end and the client import.
 * @param {string | Promise<string>} schema the text of the schema, of which the generator is loaded while it is still being printed
 * @returns {Promise<{ file: string, content: string }[]>} paths relative to the checkout
 */
export async function generatedDocuments(schema) {
  const { generate, loadContext } = await import('@graphql-codegen/cli');
  const context = await loadContext(inRoot('codegen.ts'));
  context.updateConfig({ cwd: rootDir, silent: true, schema: await schema });
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
