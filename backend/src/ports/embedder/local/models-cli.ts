import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CATALOGUE, catalogueModel, type CatalogueModel } from '../../../core/config/embedding-models/catalogue.js';
import { loadConfig } from '../../../core/config/load-config.js';
import { readSettings } from '../../../core/config/read-settings.js';
import { withFetchLock } from './fetch-lock.js';
import { fetchModel } from './fetch-model.js';
import { fileHash } from './file-hash.js';
import { readRecord, writeRecord } from './model-record.js';

const USAGE = `usage: npm run models -- list
       npm run models -- fetch <name>
       npm run models -- verify <name>
       npm run models -- add <name> <folder>

list shows the sentence models that can be fetched and whether they are there; fetch fetches one now; verify compares its files with
what was fetched; add takes them from a folder instead, for a machine that cannot fetch.`;

/** Where models are kept and where they come from. */
interface Place {
  directory: string;
  source: string;
}

async function list({ directory }: Place): Promise<string> {
  const lines = await Promise.all(
    CATALOGUE.map(async ({ name, summary, license, megabytes, fetched }) => {
      const record = await readRecord(join(directory, name));
      const state = record ? `there, from ${record.source}, revision ${record.revision}` : `not there, ${megabytes} MB to fetch`;
      return `${name}: ${summary}; ${license}; ${state}\n  ${fetched.map(({ path }) => path).join(', ')}`;
    }),
  );
  return lines.join('\n');
}

async function verify(model: CatalogueModel, { directory }: Place): Promise<string> {
  const folder = join(directory, model.name);
  const record = await readRecord(folder);
  if (!record) throw new Error(`${model.name} has not been fetched.`);
  for (const { path, sha256 } of record.files) {
    const found = await fileHash(join(folder, path));
    if (found !== sha256) throw new Error(`${path} has the SHA-256 ${found} instead of ${sha256}`);
  }
  return `${model.name} is what was fetched on ${record.fetchedAt}.`;
}

async function add(model: CatalogueModel, from: string, { directory }: Place): Promise<string> {
  const folder = join(directory, model.name);
  await withFetchLock(folder, async () => {
    const files = [];
    for (const { path, sha256 } of model.fetched) {
      const found = await fileHash(join(from, path));
      if (found !== sha256)
        throw new Error(`${path} has the SHA-256 ${found} instead of ${sha256}. To use another model, set EMBEDDINGS_MODEL to its folder.`);
      await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
      await rm(join(folder, path), { force: true });
      await copyFile(join(from, path), join(folder, path));
      files.push({ path, sha256, bytes: (await stat(join(folder, path))).size });
    }
    const { name, revision } = model;
    await writeRecord(folder, { name, source: from, revision, fetchedAt: new Date().toISOString(), files });
  });
  return `${model.name} is there.`;
}

/** @throws Error that names the models that can be chosen */
function modelNamed(name: string): CatalogueModel {
  const model = catalogueModel(name);
  if (!model) throw new Error(`There is no model "${name}", only ${CATALOGUE.map((each) => each.name).join(', ')}.`);
  return model;
}

/** @returns what to say; null for a call that the usage does not have @throws Error that says what is wrong */
async function perform(
  command: string | undefined,
  model: CatalogueModel,
  folder: string | undefined,
  place: Place,
): Promise<string | null> {
  if (command === 'add' && folder) return add(model, resolve(folder), place);
  if (folder !== undefined) return null;
  if (command === 'verify') return verify(model, place);
  if (command !== 'fetch') return null;
  const { revision } = await fetchModel(model, place);
  return `${model.name} is there, revision ${revision}.`;
}

/** @returns the exit code */
async function main([command, name, folder, ...rest]: readonly string[]): Promise<number> {
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  try {
    const settings = readSettings(resolve(import.meta.dirname, '../../../../..'), process.env);
    const { dataDir, modelsSource: source } = loadConfig(settings);
    const place = { directory: join(dataDir, 'models'), source };
    let said: string | null = null;
    if (command === 'list' && name === undefined) said = await list(place);
    else if (name !== undefined && rest.length === 0) said = await perform(command, modelNamed(name), folder, place);
    say(said ?? USAGE);
    return said === null ? 2 : 0;
  } catch (error) {
    say((error as Error).message);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
