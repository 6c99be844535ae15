import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CatalogueModel } from '../../../core/config/embedding-models/catalogue.js';
import { download, type DownloadOptions } from './download.js';
import { withFetchLock } from './fetch-lock.js';
import { fileHash } from './file-hash.js';
import { type ModelRecord, writeRecord } from './model-record.js';

export interface FetchModelOptions {
  /** Where the models are, one folder each. */
  directory: string;
  /** Address of the place that they come from. */
  source: string;
  signal?: AbortSignal;
  silenceMs?: number;
  /** Called with the bytes of all files that are there. */
  onProgress?: DownloadOptions['onProgress'];
}

/**
 * Fetches the files of a model that are not there yet, or not as the catalogue describes them, one after the other, and records them.
 * @throws FetchedElsewhereError; what `download` throws
 */
export function fetchModel(model: CatalogueModel, options: FetchModelOptions): Promise<ModelRecord> {
  const folder = join(options.directory, model.name);
  return withFetchLock(folder, () => fetchInto(folder, model, options));
}

async function fetchInto(
  folder: string,
  model: CatalogueModel,
  { source, signal, silenceMs, onProgress }: FetchModelOptions,
): Promise<ModelRecord> {
  const { name, repository, revision } = model;
  const files: ModelRecord['files'] = [];
  for (const { path, sha256 } of model.fetched) {
    const target = join(folder, path);
    const there = await fileAt(target);
    if (there?.sha256 === sha256) {
      files.push({ path, ...there });
      continue;
    }
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const url = `${source.replace(/(?<!\/)\/+$/, '')}/${repository}/resolve/${revision}/${path}`;
    const done = files.reduce((sum, file) => sum + file.bytes, 0);
    const progress: DownloadOptions['onProgress'] = (phase, there) => onProgress?.(phase, done + there);
    const bytes = await download({ url, target, sha256, signal, silenceMs, onProgress: progress });
    files.push({ path, bytes, sha256 });
  }
  const record = { name, source: new URL(source).host, revision, fetchedAt: new Date().toISOString(), files };
  await writeRecord(folder, record);
  return record;
}

async function fileAt(file: string): Promise<{ bytes: number; sha256: string } | null> {
  const there = await stat(file).catch(() => null);
  return there && there.size > 0 ? { bytes: there.size, sha256: await fileHash(file) } : null;
}
