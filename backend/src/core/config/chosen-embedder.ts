import path from 'node:path';
import type { AppConfig, EmbedderConfig } from './config.js';
import { catalogueModel } from './embedding-models/catalogue.js';

/** A choice of search by words only. */
export const NO_MODEL = 'none';

/**
 * What the choice of an administrator comes to: `none`, or the name of a model of the catalogue.
 * @param choice null: as the settings say; so too for a name that this version does not know, and where a service is set
 */
export function chosenEmbedder(
  choice: string | null,
  { embedder, dataDir, modelsSource }: Pick<AppConfig, 'embedder' | 'dataDir' | 'modelsSource'>,
): EmbedderConfig {
  if (choice === null || embedder.kind === 'openai') return embedder;
  if (choice === NO_MODEL) return { kind: 'none' };
  const model = catalogueModel(choice);
  return model ? { kind: 'catalogue', model, directory: path.join(dataDir, 'models'), source: modelsSource, asked: true } : embedder;
}
