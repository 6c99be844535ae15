import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CatalogueModel } from '../../../core/config/embedding-models/catalogue.js';
import { download } from './download.js';
import { withFetchLock } from './fetch-lock.js';
import { fileHash } from './file-hash.js';
import { type ModelRecord, readRecord, writeRecord } from './model-record.js';

export interface FetchModelOptions {
  /** Where the models are, one folder each. */
  directory: string;
  /** Address of the place that they come from. */
  source: string;
  signal?: AbortSignal;
  silenceMs?: number;
}

/**
 * Fetches the files of a model that are not there yet, one after the other. What was fetched first is recorded; a file that has to be
 * fetched again must be the same.
 * @throws FetchedElsewhereError; what `download` throws
 */
export function fetchModel(model: CatalogueModel, options: FetchModelOptions): Promise<ModelRecord> {
  const folder = join(options.directory, model.name);
  return withFetchLock(folder, () => fetchInto(folder, model, options));
}

async function fetchInto(folder: string, model: CatalogueModel, options: FetchModelOptions): Promise<ModelRecord> {
  const known = await readRecord(folder);
  let revision = known?.revision ?? model.revision;
  const files: ModelRecord['files'] = [];
  for (const { path, sha256 } of model.fetched) {
    const target = join(folder, path);
    const expected = sha256 ?? known?.files.find((file) => file.path === path)?.sha256 ?? null;
    const there = await fileAt(target);
    if (there && (expected === null || there.sha256 === expected)) {
      files.push({ path, ...there });
      continue;
    }
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const { signal, silenceMs, source } = options;
    const url = `${source.replace(/(?<!\/)\/+$/, '')}/${model.repository}/resolve/${revision}/${path}`;
    const got = await download({ url, target, sha256: expected, signal, silenceMs });
    // All files are of one commit, whatever happens to the branch meanwhile.
    if (got.revision && /^[0-9a-f]{40}$/.test(got.revision)) ({ revision } = got as { revision: string });
    files.push({ path, bytes: got.bytes, sha256: got.sha256 });
  }
  const record = { name: model.name, source: new URL(options.source).host, revision, fetchedAt: new Date().toISOString(), files };
  await writeRecord(folder, record);
  return record;
}

async function fileAt(file: string): Promise<{ bytes: number; sha256: string } | null> {
  const there = await stat(file).catch(() => null);
  return there && there.size > 0 ? { bytes: there.size, sha256: await fileHash(file) } : null;
}
