import { join } from 'node:path';
import type { CatalogueModel } from '../../../core/config/embedding-models/catalogue.js';
import { describeFolder } from './folder-model.js';
import type { LocalEmbedderOptions, LocalModel } from './local-embedder.js';
import { readRecord } from './model-record.js';

type Which = Pick<LocalEmbedderOptions, 'name' | 'folder' | 'read'>;

/** A model of the catalogue, once it was fetched into its folder. */
export function fetchedModel(model: CatalogueModel, directory: string): Which {
  const folder = join(directory, model.name);
  return {
    name: model.name,
    folder,
    async read(): Promise<LocalModel> {
      const record = await readRecord(folder);
      if (!record) throw new Error('the model has not been fetched yet');
      return { description: model, hashes: Object.fromEntries(record.files.map(({ path, sha256 }) => [path, sha256])) };
    },
  };
}

/** A model in a folder that somebody else keeps. */
export const modelInFolder = (folder: string): Which => ({
  name: `the model in ${folder}`,
  folder,
  read: async () => ({ description: await describeFolder(folder), hashes: {} }),
});
